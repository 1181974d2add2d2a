import { History } from 'lucide-react';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { ActivityFeed } from './ActivityFeed';

/** Who changed what of the selected property, and when. */
export function ActivityPage() {
  return (
    <PropertyPage title="Activity" icon={History}>
      {({ propertyId }) => <ActivityFeed propertyId={propertyId} />}
    </PropertyPage>
  );
}
