import { CircleMinus, Undo2 } from 'lucide-react';
import { IconButton } from '../../../ui/action/IconButton';
import type { ImportRowFragment } from '../../ComponentImport.generated';

export interface LeaveOutProps {
  row: ImportRowFragment;
  isLeftOut: boolean;
  onLeaveOut: (row: number, isLeftOut: boolean) => void;
}

/** Leaves one row out, or includes it again. Totals and blank rows have no button: they are never imported. */
export function LeaveOut({ row, isLeftOut, onLeaveOut }: LeaveOutProps) {
  if (row.status === 'skipped' && !isLeftOut) return null;
  const name = row.name ? `row ${row.row}, ${row.name}` : `row ${row.row}`;
  return (
    <IconButton
      label={isLeftOut ? `Include ${name} again` : `Leave out ${name}`}
      icon={isLeftOut ? <Undo2 size={16} strokeWidth={1.75} /> : <CircleMinus size={16} strokeWidth={1.75} />}
      onClick={() => onLeaveOut(row.row, !isLeftOut)}
    />
  );
}
