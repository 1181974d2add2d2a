import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection/selection';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { FinancialsEditor } from './FinancialsEditor';
import { useFinancialsQuery } from './Financials.generated';

/** The financials of the selected fiscal year; only text for a previous one. */
export function FinancialsTab({
  property,
  fiscalYear,
}: {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
}) {
  const query = useFinancialsQuery({
    variables: { propertyId: property.propertyId, fiscalYear: fiscalYear.year },
    fetchPolicy: 'network-only',
  });
  const financials = query.data?.property?.propertyFinancial;
  if (query.error && !financials)
    return (
      <ErrorState details={['The financials could not be loaded.']} onRetry={() => void query.refetch()} />
    );
  if (query.loading && !financials) return <PageSkeleton />;
  if (!financials) return <ErrorState details={[`There are no financials for ${fiscalYear.year}.`]} />;
  return (
    <FinancialsEditor
      key={`${financials.fiscalYear}-${financials.version}`}
      property={property}
      financials={financials}
      onReload={() => query.refetch()}
    />
  );
}
