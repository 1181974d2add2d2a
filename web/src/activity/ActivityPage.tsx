import { History } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { ActivityFeed } from './ActivityFeed';

/** Who changed what of the selected property, and when. */
export function ActivityPage() {
  const { property, isPropertyLoading } = useSelection();
  usePageTitle('Activity');
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    { label: 'Activity' },
  ]);
  if (!property)
    return isPropertyLoading ? (
      <PageSkeleton />
    ) : (
      <NoProperty icon={<History size={24} strokeWidth={1.6} />} />
    );
  return <ActivityFeed key={property.propertyId} propertyId={property.propertyId} />;
}
