import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

/** No components yet: where to start, or whom to ask. */
export function EmptyDashboard({ canEdit }: { canEdit: boolean }) {
  const icon = <Layers size={24} strokeWidth={1.6} />;
  if (!canEdit)
    return <EmptyState icon={icon} text="Contact your account administrator about adding components." />;
  return (
    <EmptyState
      icon={icon}
      text="Start adding components for your property!"
      action={
        <Button asChild variant="primary">
          <Link to={paths.components}>Manage Your Components</Link>
        </Button>
      }
    />
  );
}
