import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { paths } from '../paths';
import { CurrentYearAction } from '../selection/CurrentYearAction';
import { useSelection } from '../selection/selection';

const icon = <Layers size={24} strokeWidth={1.6} />;

/** Shown for a past year without components: nothing can be added to it, so the action leads to the current year. */
export function NoComponentsIn({ year }: { year: number }) {
  return <EmptyState icon={icon} text={`No components in ${year}`} action={<CurrentYearAction />} />;
}

/** Shown in place of data from components while there are none: says where to start, or whom to ask. */
export function NoComponents({ canEdit }: { canEdit: boolean }) {
  const { fiscalYear } = useSelection();
  if (canEdit && fiscalYear?.isPreviousFiscalYear) return <NoComponentsIn year={fiscalYear.year} />;
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
