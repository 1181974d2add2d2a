import { History } from 'lucide-react';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

/** A previous year has a placeholder and the way back, nothing else. */
export function PastDashboard() {
  const { fiscalYears, selectFiscalYear } = useSelection();
  const current = fiscalYears.find((year) => year.isCurrentFiscalYear);
  return (
    <EmptyState
      icon={<History size={24} strokeWidth={1.6} />}
      text="Upcoming features are coming."
      action={current && <Button onClick={() => selectFiscalYear(current.year)}>Go to {current.year}</Button>}
    />
  );
}
