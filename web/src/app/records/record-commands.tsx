import { Pencil, Trash2 } from 'lucide-react';
import type { RowCommand } from '../../ui/list-page/RowCommands';

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** What the forms of a list do with a row: see `useRecordForms`. */
interface RowForms<Row> {
  edit: (row: Row) => void;
  remove: (row: Row) => void;
}

/** Edit and remove a record of a list. */
export function recordCommands<Row>(row: Row, forms: RowForms<Row>, removeText = 'Remove'): RowCommand[] {
  return [
    { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => forms.edit(row) },
    {
      id: 'remove',
      label: removeText,
      icon: <Trash2 {...icon} />,
      destructive: true,
      onSelect: () => forms.remove(row),
    },
  ];
}
