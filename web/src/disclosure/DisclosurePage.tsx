import { ScrollText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { usePlanPair } from '../plan/model/use-plan-pair';
import { useDisclosurePageQuery } from './Disclosure.generated';
import { DisclosureView } from './DisclosureView';
import { NoDisclosure } from './NoDisclosure';

/** The disclosure report of a plan: the figures that the law requires, and the statements that people make. */
export function DisclosurePage() {
  const { planId = '' } = useParams();
  const query = useDisclosurePageQuery({ variables: { planId }, fetchPolicy: 'cache-and-network' });
  const plan = query.data?.plan;
  usePlanPair(plan ?? undefined);
  usePageTitle('Disclosure');
  useBreadcrumbs([
    { label: 'Properties', to: paths.properties },
    ...(plan
      ? [
          { label: plan.property.name, to: paths.dashboard },
          { label: 'Plans', to: paths.plans },
          { label: plan.name, to: paths.plan(planId) },
        ]
      : []),
    { label: 'Disclosure' },
  ]);
  const reload = () => query.refetch();
  if (plan?.disclosure) return <DisclosureView plan={plan} disclosure={plan.disclosure} reload={reload} />;
  if (plan) return <NoDisclosure plan={plan} reload={reload} />;
  if (query.loading) return <PageSkeleton />;
  if (query.error)
    return <PageError details={['The disclosure could not be loaded.']} onRetry={() => void reload()} />;
  return (
    <EmptyState
      icon={<ScrollText size={24} strokeWidth={1.6} />}
      text="This plan does not exist, or it is not among the properties that you can see."
    />
  );
}
