import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import { useDuplicate } from '../commands/use-duplicate';
import type { ComponentRow } from '../view/arrange';

const icon = { size: 16, strokeWidth: 1.75 };

/** The forms that are open over the list, and the commands of a row that open them. */
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
  const isOpen = edited !== null || removed !== null;
  return { edited, setEdited, removed, setRemoved, isOpen, commands };
}
