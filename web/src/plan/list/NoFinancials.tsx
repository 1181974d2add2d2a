import { ChartLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Says that plans start from financials, and links to them or names whom to ask. */
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
