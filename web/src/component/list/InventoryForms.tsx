import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RemoveDialog } from '../commands/RemoveDialog';
import { useDuplicate } from '../commands/use-duplicate';
import { ComponentPane } from '../form/ComponentPane';
import { toast } from '../../ui/feedback/toast';
import type { SelectOption } from '../../ui/field/SelectField';
import type { Inventory } from '../inventory/use-inventory';
import type { ComponentRow } from '../view/arrange';
import type { RowCommand } from '../../ui/list-page/RowCommands';

const icon = { size: 16, strokeWidth: 1.75 };

/** What is open over the list, and the commands of a row that open it. */
export function useInventoryForms(propertyId: string) {
  const [edited, setEdited] = useState<ComponentRow | null>(null);
  const [removed, setRemoved] = useState<ComponentRow | null>(null);
  const duplicate = useDuplicate(propertyId);
  const commands = (row: ComponentRow): RowCommand[] => [
    { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => setEdited(row) },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: <Copy {...icon} />,
      onSelect: () => void duplicate(row),
      isInMenu: true,
    },
    {
      id: 'remove',
      label: 'Remove',
      icon: <Trash2 {...icon} />,
      destructive: true,
      onSelect: () => setRemoved(row),
      isInMenu: true,
    },
  ];
  return { edited, setEdited, removed, setRemoved, commands };
}

export interface InventoryFormsProps {
  inventory: Inventory;
  forms: ReturnType<typeof useInventoryForms>;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  onReload: () => Promise<Inventory | undefined>;
}

/** The forms over a list: add, edit, remove. */
export function InventoryForms(props: InventoryFormsProps) {
  const { inventory, isAdding, onAdding } = props;
  const { edited, setEdited, removed, setRemoved } = props.forms;
  const current = (list: Inventory | undefined, row: ComponentRow) =>
    list?.items.find((each) => each.propertyComponentId === row.propertyComponentId);
  const loadNewer = async () => {
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
