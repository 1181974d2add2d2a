import { ChartLine } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { asked, type Arrival } from '../app/arrival/first-wave';
import { useArrivalPolicy } from '../app/arrival/use-arrival-policy';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, useSelection } from '../app/selection/selection';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PlansView, type PlansViewProps } from './list/PlansView';
import { PlansPageDocument, usePlansPageQuery } from './PlansPage.generated';

/** The funding plans of the selected property and year. */
export function PlansPage() {
  usePageTitle('Plans');
  const { property, isPropertyLoading } = useSelection();
  useBreadcrumbs([
    { label: 'Properties', to: paths.properties },
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: 'Plans' },
  ]);
  const pair = useSelectedPair();
  if (pair && !pair.property.allowPlanning) return <Navigate to={paths.dashboard} replace />;
  // The key resets open forms and compared plans when the property or the year changes.
  if (pair) return <PlansOfPair key={`${pair.property.propertyId} ${pair.fiscalYear.year}`} {...pair} />;
  if (isPropertyLoading) return <PageSkeleton />;
  return <NoProperty icon={<ChartLine size={24} strokeWidth={1.6} />} />;
}

PlansPage.firstWave = ({ pair }: Arrival) => (pair ? [asked(PlansPageDocument, pair)] : []);

/** Fetches everything that the page shows in one operation. */
function PlansOfPair({ property, fiscalYear }: Pick<PlansViewProps, 'property' | 'fiscalYear'>) {
  const variables = { propertyId: property.propertyId, fiscalYear: fiscalYear.year };
  const query = usePlansPageQuery({ variables, fetchPolicy: useArrivalPolicy(PlansPageDocument, variables) });
  const data = query.data?.plans;
  if (data)
    return (
      <PlansView property={property} fiscalYear={fiscalYear} data={data} reload={() => query.refetch()} />
    );
  if (query.loading) return <PageSkeleton />;
  return <PageError details={['The plans could not be loaded.']} onRetry={() => void query.refetch()} />;
}
