import { Landmark } from 'lucide-react';
import { PageError } from '../app/connection/PageError';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { usePlacementsQuery } from './Placements.generated';
import { PlacementsView } from './PlacementsView';

/** The reserve accounts of the selected property. */
export function PlacementsPage() {
  return (
    <PropertyPage title="Reserve accounts" icon={Landmark}>
      {({ propertyId }) => <PlacementsOf propertyId={propertyId} />}
    </PropertyPage>
  );
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
