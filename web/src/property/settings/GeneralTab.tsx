import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { GeneralForm } from './GeneralForm';
import { usePropertyDetailsQuery } from './PropertyDetails.generated';

/** Identity, address, image, building and the advanced settings of a property. */
export function GeneralTab({ propertyId }: { propertyId: string }) {
  const query = usePropertyDetailsQuery({ variables: { propertyId } });
  const property = query.data?.property;
  if (query.error && !property)
    return (
      <ErrorState details={['The property could not be loaded.']} onRetry={() => void query.refetch()} />
    );
  if (!property || !query.data) return <PageSkeleton />;
  return (
    <GeneralForm
      property={property}
      propertyTypes={query.data.propertyTypes}
      onReload={async () => (await query.refetch()).data?.property ?? null}
    />
  );
}
