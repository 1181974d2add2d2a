import { CalendarDays } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { CalendarMonth } from './CalendarMonth';

/** What the selected property owes, and what happens to it, by day. */
export function CalendarPage() {
  const { property, isPropertyLoading } = useSelection();
  usePageTitle('Calendar');
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    { label: 'Calendar' },
  ]);
  if (!property)
    return isPropertyLoading ? (
      <PageSkeleton />
    ) : (
      <NoProperty icon={<CalendarDays size={24} strokeWidth={1.6} />} />
    );
  const { propertyId, name, viewerCan } = property;
  return (
    <CalendarMonth key={propertyId} {...{ propertyId, name }} mayExempt={viewerCan.editReserveStudies} />
  );
}
