import { ArrowLeftRight } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { BorrowingView } from './BorrowingView';
import { useReserveBorrowingQuery } from './ReserveBorrowing.generated';

/** The log of reserve borrowing of the selected property. */
export function ReserveBorrowingPage() {
  const { property, isPropertyLoading } = useSelection();
  usePageTitle('Reserve borrowing');
  useBreadcrumbs([
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: 'Reserve borrowing' },
  ]);
  if (property) return <BorrowingOf key={property.propertyId} propertyId={property.propertyId} />;
  if (isPropertyLoading) return <PageSkeleton />;
  return <NoProperty icon={<ArrowLeftRight size={24} strokeWidth={1.6} />} />;
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
