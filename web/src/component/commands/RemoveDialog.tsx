import { SaveQuestion } from '../../app/save/SaveQuestion';
import { useDeleteComponentMutation } from './ComponentActions.generated';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from '../form/inventory-changed';

/** Removes a component after a question that names it. */
export function RemoveDialog(props: {
  component: ComponentRowFragment;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { name, fiscalYear, propertyId, propertyComponentId, version } = props.component;
  const [remove] = useDeleteComponentMutation();
  const inventoryChanged = useInventoryChanged(propertyId);
  return (
    <SaveQuestion
      title="Remove component"
      confirmText="Remove"
      busyText="Removing..."
      send={() => remove({ variables: { input: { propertyComponentId, version } } })}
      done="Component removed"
      onDone={() => {
        props.onRemoved();
        return inventoryChanged(propertyComponentId);
      }}
      onCancel={props.onClose}
      onOutdated={() => inventoryChanged()}
    >
      <p>
        {name} leaves the inventory of {fiscalYear} and its funding plans. This cannot be undone.
      </p>
    </SaveQuestion>
  );
}
