import { CalendarOff } from 'lucide-react';
import type { SelectedFiscalYear } from '../../app/selection/selection';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Returns why components cannot be imported into a year; null where they can. */
export function yearClosedReason(year: SelectedFiscalYear): string | null {
  if (year.isPreviousFiscalYear) return `${year.year} is a previous year. Its components are read-only.`;
  if (year.requireSetup)
    return `${year.year} awaits setup. Components can be imported once the year is set up.`;
  return null;
}

/** Replaces the drop zone by the reason and a button to the current year. */
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
