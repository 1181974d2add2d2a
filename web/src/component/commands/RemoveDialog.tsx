import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useDeleteComponentMutation } from './ComponentActions.generated';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from '../form/inventory-changed';

/** Names the component that goes, and goes through with it. */
export function RemoveDialog(props: {
  component: ComponentRowFragment;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { name, fiscalYear, propertyId, propertyComponentId, version } = props.component;
  const [remove, { loading }] = useDeleteComponentMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const inventoryChanged = useInventoryChanged(propertyId);
  const confirm = async () => {
    const errors = await remove({ variables: { input: { propertyComponentId, version } } }).then(
      ({ data }) => data?.deleteComponent.userErrors,
      () => undefined,
    );
    if (errors === undefined) return setProblems(['The component could not be removed. Try again.']);
    if (errors.length > 0) {
      if (errors.some((error) => error.code === 'stale')) void inventoryChanged();
      return setProblems(errors.map((error) => error.detail));
    }
    toast.success('Component removed');
    props.onRemoved();
    return inventoryChanged(propertyComponentId);
  };
  return (
    <ConfirmDialog
      open
      title="Remove component"
      confirmText="Remove"
      busyText="Removing..."
      destructive
      busy={loading}
      problems={problems}
      onConfirm={() => void confirm()}
      onCancel={props.onClose}
    >
      <p>
        {name} leaves the inventory of {fiscalYear} and its funding plans. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
