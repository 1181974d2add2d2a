import { useSave } from '../../app/save/use-save';
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
  const [remove] = useDeleteComponentMutation();
  const inventoryChanged = useInventoryChanged(propertyId);
  const { save, saving, problems } = useSave({
    send: () => remove({ variables: { input: { propertyComponentId, version } } }),
    done: 'Component removed',
    onSaved: () => {
      props.onRemoved();
      return inventoryChanged(propertyComponentId);
    },
    onOutdated: () => inventoryChanged(),
  });
  return (
    <ConfirmDialog
      open
      title="Remove component"
      confirmText="Remove"
      busyText="Removing..."
      destructive
      busy={saving}
      problems={problems}
      onConfirm={() => void save(null)}
      onCancel={props.onClose}
    >
      <p>
        {name} leaves the inventory of {fiscalYear} and its funding plans. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
