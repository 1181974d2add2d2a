import { History } from 'lucide-react';
import { CurrentYearAction } from '../app/selection/CurrentYearAction';
import { EmptyState } from '../ui/feedback/EmptyState';

/** A previous year has a placeholder and the way to the current year, nothing else. */
export function PastDashboard() {
  return (
    <EmptyState
      icon={<History size={24} strokeWidth={1.6} />}
      text="Upcoming features are coming."
      action={<CurrentYearAction />}
    />
  );
}
