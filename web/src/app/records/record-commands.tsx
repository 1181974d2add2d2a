import { Pencil, Trash2 } from 'lucide-react';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import type { RecordForms } from './use-record-forms';

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** Returns the commands that edit and remove a record of a list. */
export function recordCommands<Row extends { version: number }>(
  row: Row,
  forms: Pick<RecordForms<Row>, 'edit' | 'remove' | 'words'>,
): RowCommand[] {
  return [
    { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => forms.edit(row) },
    {
      id: 'remove',
      label: forms.words.verb,
      icon: <Trash2 {...icon} />,
      destructive: true,
      onSelect: () => forms.remove(row),
    },
  ];
}
