import { Landmark } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { usePlacementsQuery } from './Placements.generated';
import { PlacementsView } from './PlacementsView';

/** Where the reserve money of the selected property lies. */
export function PlacementsPage() {
  const { property, isPropertyLoading } = useSelection();
  usePageTitle('Reserve accounts');
  useBreadcrumbs([
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: 'Reserve accounts' },
  ]);
  if (property) return <PlacementsOf key={property.propertyId} propertyId={property.propertyId} />;
  if (isPropertyLoading) return <PageSkeleton />;
  return <NoProperty icon={<Landmark size={24} strokeWidth={1.6} />} />;
}

function PlacementsOf({ propertyId }: { propertyId: string }) {
  const query = usePlacementsQuery({ variables: { propertyId }, fetchPolicy: 'cache-and-network' });
  const property = query.data?.property;
  const retry = () => void query.refetch();
  if (property?.placementSummary)
    return (
      <PlacementsView
        property={property}
        summary={property.placementSummary}
        canEdit={property.viewerCan.editFinancials}
        reload={async () => (await query.refetch()).data?.property?.placements ?? []}
      />
    );
  if (query.loading) return <PageSkeleton />;
  return <PageError details={['The reserve accounts could not be loaded.']} onRetry={retry} />;
}
