import { CalendarCheck } from 'lucide-react';
import { paths } from '../app/paths';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { PropertyMaintenance } from './PropertyMaintenance';

/** All maintenance tasks of the selected property, with their yearly cost. */
export function MaintenancePage() {
  return (
    <PropertyPage
      title="Maintenance"
      icon={CalendarCheck}
      below={[{ label: 'Components', to: paths.components }]}
    >
      {({ propertyId }) => <PropertyMaintenance propertyId={propertyId} />}
    </PropertyPage>
  );
}
