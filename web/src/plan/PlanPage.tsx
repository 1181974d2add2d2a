import { CombinedGraphQLErrors } from '@apollo/client';
import { LineChart } from 'lucide-react';
import { useMemo, type ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PlanDetail, type PlanDetailProps } from './detail/PlanDetail';
import type { PlanData } from './detail/plan-data';
import { usePlanPair } from './model/use-plan-pair';
import { planBasis, type AnalysisProps } from './model/plan-study';
import { usePlanPageQuery } from './PlanPage.generated';

const isNotFound = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((each) => each.extensions?.code === 'NOT_FOUND');

/** Fetches a plan with everything that its projection needs, in one operation. */
export function PlanPage({ Analyses }: { Analyses: ComponentType<AnalysisProps> }) {
  const { planId = '' } = useParams();
  const query = usePlanPageQuery({ variables: { planId }, fetchPolicy: 'cache-and-network' });
  const previous = query.previousData?.plan;
  const plan = query.data?.plan ?? (previous?.planId === planId ? (previous as PlanData) : undefined);
  const isHere = usePlanPair(plan);
  usePageTitle(plan?.name ?? 'Plan');
  useBreadcrumbs([
    ...(plan ? [{ label: plan.property.name, to: paths.dashboard }] : []),
    { label: 'Plans', to: paths.plans },
    { label: plan?.name ?? '' },
  ]);
  if (!query.loading && !plan && (isNotFound(query.error) || query.data?.plan === null)) return <Gone />;
  if (query.error && !plan)
    return <ErrorState details={['The plan could not be loaded.']} onRetry={() => void query.refetch()} />;
  if (!plan || !isHere) return <PageSkeleton />;
  return <Study key={plan.planId} plan={plan} onReload={() => query.refetch()} Analyses={Analyses} />;
}

function Study({ plan, ...rest }: Omit<PlanDetailProps, 'basis'>) {
  const { numberOfUnits, annualFee, inventory } = plan.list;
  const basis = useMemo(
    () => planBasis({ numberOfUnits, annualFee }, inventory),
    [numberOfUnits, annualFee, inventory],
  );
  if (basis === null)
    return (
      <EmptyState
        icon={icon}
        text="This plan has no fiscal year that is set up, so nothing can be projected."
      />
    );
  return <PlanDetail plan={plan} basis={basis} {...rest} />;
}

const icon = <LineChart size={24} strokeWidth={1.6} />;

function Gone() {
  return (
    <EmptyState
      icon={icon}
      text="This plan no longer exists"
      action={
        <Button asChild>
          <Link to={paths.plans}>Go to the plans</Link>
        </Button>
      }
    />
  );
}
