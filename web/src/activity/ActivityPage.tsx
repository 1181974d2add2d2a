import { History } from 'lucide-react';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { ActivityFeed } from './ActivityFeed';

/** The activity of the selected property: who changed what, and when. */
export function ActivityPage() {
  return (
    <PropertyPage title="Activity" icon={History}>
      {({ propertyId }) => <ActivityFeed propertyId={propertyId} />}
    </PropertyPage>
  );
}
