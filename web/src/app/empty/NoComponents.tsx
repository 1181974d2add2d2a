import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { paths } from '../paths';

/** In place of what follows from components while there are none: where to start, or whom to ask. */
export function NoComponents({ canEdit }: { canEdit: boolean }) {
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
