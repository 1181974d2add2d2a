import { ArrowLeftRight } from 'lucide-react';
import { PageError } from '../app/connection/PageError';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { BorrowingView } from './BorrowingView';
import { useReserveBorrowingQuery } from './ReserveBorrowing.generated';

/** The log of reserve borrowing of the selected property. */
export function ReserveBorrowingPage() {
  return (
    <PropertyPage title="Reserve borrowing" icon={ArrowLeftRight}>
      {({ propertyId }) => <BorrowingOf propertyId={propertyId} />}
    </PropertyPage>
  );
}

function BorrowingOf({ propertyId }: { propertyId: string }) {
  const query = useReserveBorrowingQuery({ variables: { propertyId }, fetchPolicy: 'cache-and-network' });
  const property = query.data?.property;
  if (property?.reserveBorrowing)
    return (
      <BorrowingView
        propertyId={propertyId}
        borrowing={property.reserveBorrowing}
        canEdit={property.viewerCan.editLedger}
        reload={async () => (await query.refetch()).data?.property?.reserveBorrowing?.loans ?? []}
      />
    );
  if (query.loading) return <PageSkeleton />;
  return (
    <PageError
      details={['The log of reserve borrowing could not be loaded.']}
      onRetry={() => void query.refetch()}
    />
  );
}
