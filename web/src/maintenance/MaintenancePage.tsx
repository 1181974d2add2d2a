import { CalendarCheck } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PropertyMaintenance } from './PropertyMaintenance';

/** All maintenance tasks of the selected property, with what they cost a year. */
export function MaintenancePage() {
  const { property, isPropertyLoading } = useSelection();
  usePageTitle('Maintenance');
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    { label: 'Components', to: paths.components },
    { label: 'Maintenance' },
  ]);
  if (property) return <PropertyMaintenance key={property.propertyId} propertyId={property.propertyId} />;
  if (isPropertyLoading) return <PageSkeleton />;
  return <NoProperty icon={<CalendarCheck size={24} strokeWidth={1.6} />} />;
}
