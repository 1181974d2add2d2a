import type { SelectOption } from '../../ui/field/SelectField';
import { toast } from '../../ui/feedback/toast';
import { RemoveDialog } from '../commands/RemoveDialog';
import { ComponentPane } from '../form/ComponentPane';
import type { Inventory } from '../inventory/use-inventory';
import type { ComponentRow } from '../view/arrange';
import type { useInventoryForms } from './use-inventory-forms';

export interface InventoryFormsProps {
  inventory: Inventory;
  forms: ReturnType<typeof useInventoryForms>;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  /** Reads the inventory again; rejects where that failed. */
  onReload: () => Promise<Inventory | undefined>;
}

/** The forms over a list: add, edit, remove. */
export function InventoryForms(props: InventoryFormsProps) {
  const { inventory, isAdding, onAdding } = props;
  const { edited, setEdited, removed, setRemoved } = props.forms;
  const current = (list: Inventory | undefined, row: ComponentRow) =>
    list?.items.find((each) => each.propertyComponentId === row.propertyComponentId);
  const loadNewer = async () => {
    // Rejects where the reading failed, so that the pane stays with what is typed and the user can ask again.
    const newer = edited && current(await props.onReload(), edited);
    if (!newer) toast.failure('The component was removed in the meantime.');
    setEdited(newer ?? null);
  };
  return (
    <>
      {(isAdding || edited) && (
        <ComponentPane
          key={edited ? `${edited.propertyComponentId} ${edited.version}` : 'new'}
          propertyId={inventory.propertyId}
          fiscalYear={inventory.fiscalYear}
          component={edited}
          categories={props.categories}
          units={props.units}
          onClose={() => {
            setEdited(null);
            if (isAdding) onAdding(false);
          }}
          onReload={loadNewer}
        />
      )}
      {removed && (
        <RemoveDialog
          component={current(inventory, removed) ?? removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => setRemoved(null)}
        />
      )}
    </>
  );
}
