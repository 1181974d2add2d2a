import { CalendarOff } from 'lucide-react';
import type { SelectedFiscalYear } from '../../app/selection/selection';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Why nothing can be brought into a year; null where it can. */
export function yearClosedReason(year: SelectedFiscalYear): string | null {
  if (year.isPreviousFiscalYear) return `${year.year} is a previous year. Its components are read-only.`;
  if (year.requireSetup)
    return `${year.year} awaits setup. Components can be imported once the year is set up.`;
  return null;
}

/** In place of the drop zone: the reason, and the way to the current year. */
export function YearClosed({ reason }: { reason: string }) {
  const { fiscalYears, selectFiscalYear } = useSelection();
  const current = fiscalYears.find((year) => year.isCurrentFiscalYear && yearClosedReason(year) === null);
  return (
    <EmptyState
      icon={<CalendarOff size={24} strokeWidth={1.6} />}
      text={reason}
      action={
        current && <Button onClick={() => selectFiscalYear(current.year)}>{`Go to ${current.year}`}</Button>
      }
    />
  );
}
