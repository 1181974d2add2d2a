import { ChartLine, Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Plans need financials to start from: where they are entered, or whom to ask. */
export function NoFinancials({ property, year }: { property: SelectedProperty; year: number }) {
  const icon = <ChartLine size={24} strokeWidth={1.6} />;
  if (!property.viewerCan.editFinancials)
    return (
      <EmptyState
        icon={icon}
        text={`Funding plans start from the financials of ${year}. Contact your account administrator about adding them.`}
      />
    );
  return (
    <EmptyState
      icon={icon}
      text={`Funding plans start from the financials of ${year}: the reserve balance, the fees and the rates.`}
      action={
        <Button asChild variant="primary">
          <Link to={paths.propertyDetails(property.propertyId, 'financials')}>Add financials</Link>
        </Button>
      }
    />
  );
}

/** Nothing to fund yet: where to start, or whom to ask. */
export function NoComponents({ property }: { property: SelectedProperty }) {
  const icon = <Layers size={24} strokeWidth={1.6} />;
  if (!property.viewerCan.editComponents)
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
