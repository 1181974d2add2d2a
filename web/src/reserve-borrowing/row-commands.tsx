import { CalendarCog } from 'lucide-react';
import type { RowCommand } from '../ui/list-page/RowCommands';

/** Returns the command that corrects a transfer logged by hand; none where the ledger has the transfer. */
export function correctionOf(
  row: { isByHand: boolean; ledgerText: string | null },
  onCorrect: () => void,
): RowCommand[] {
  if (!row.isByHand || row.ledgerText !== null) return [];
  const icon = <CalendarCog size={16} strokeWidth={1.75} />;
  return [{ id: 'correct', label: 'Correct transfer', icon, onSelect: onCorrect }];
}
