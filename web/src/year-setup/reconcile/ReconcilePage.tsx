import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageError } from '../../app/connection/PageError';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { useReconciliationQuery } from './Reconciliation.generated';
import { ReconcileView } from './ReconcileView';

/** Loads the year that closed last: the one before the current year. */
export function ReconcilePage() {
  const { property, propertyId, fiscalYears, isPropertyLoading } = useSelection();
  const current = fiscalYears.find((year) => year.isCurrentFiscalYear);
  const closed = fiscalYears.find((year) => current && year.year === current.year - 1 && !year.requireSetup);
  const title = closed ? `Reconcile ${closed.year}` : 'Reconcile a fiscal year';
  usePageTitle(title);
  useBreadcrumbs([
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: 'Plans', to: paths.plans },
    { label: title },
  ]);
  const query = useReconciliationQuery({
    variables: { propertyId: propertyId ?? '', fiscalYear: closed?.year ?? 0 },
    skip: propertyId === null || closed === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const reconciliation = query.data?.reconciliation;
  if (isPropertyLoading) return <PageSkeleton />;
  if (closed === undefined)
    return <EmptyState text="No earlier fiscal year has financials, so there is nothing to reconcile." />;
  if (reconciliation && reconciliation.propertyId === propertyId)
    return <ReconcileView key={reconciliation.reconciledAt} reconciliation={reconciliation} />;
  if (query.error || query.data)
    return (
      <PageError details={[`${closed.year} could not be loaded.`]} onRetry={() => void query.refetch()} />
    );
  return <PageSkeleton />;
}
