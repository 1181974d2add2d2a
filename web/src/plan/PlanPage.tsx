import { isNotFound } from '../app/cache/error-code';
import { LineChart } from 'lucide-react';
import { useMemo } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { asked, type Arrival } from '../app/arrival/first-wave';
import { useArrivalPolicy } from '../app/arrival/use-arrival-policy';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PlanDetail, type PlanDetailProps } from './detail/PlanDetail';
import type { PlanData } from './detail/plan-data';
import { usePlanPair } from './model/use-plan-pair';
import { planBasis, type PlanAnalysis } from './model/plan-study';
import { PlanPageDocument, usePlanPageQuery } from './PlanPage.generated';

/** Returns the address to redirect to when this one names no current tab: the tab it meant, else the overview. */
function useRightAddress(analyses: readonly PlanAnalysis[]): string | null {
  const { planId = '', tab = '' } = useParams();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const formerly = query.get('view');
  const isKnown = tab === '' || analyses.some((each) => each.tab === tab);
  if (formerly === null && isKnown) return null;
  query.delete('view');
  const meant = analyses.find((each) => each.formerly === formerly)?.tab ?? (isKnown ? tab : '');
  return paths.plan(planId, meant) + (query.size > 0 ? `?${query.toString()}` : '');
}

/** Redirects former addresses to the tabs, and shows the plan. */
export function PlanPage({ analyses }: { analyses: readonly PlanAnalysis[] }) {
  const address = useRightAddress(analyses);
  return address === null ? <OpenPlan analyses={analyses} /> : <Navigate to={address} replace />;
}

/** Returns the query of the plan in the address, to start before anything else is known. */
export const firstPlan = ({ params: { planId } }: Arrival) =>
  planId === undefined ? [] : [asked(PlanPageDocument, { planId })];

/** Fetches a plan with everything that its projection needs, in one operation. */
function OpenPlan({ analyses }: { analyses: readonly PlanAnalysis[] }) {
  const { planId = '', tab } = useParams();
  const fetchPolicy = useArrivalPolicy(PlanPageDocument, { planId });
  const query = usePlanPageQuery({ variables: { planId }, fetchPolicy });
  const previous = query.previousData?.plan;
  const plan = query.data?.plan ?? (previous?.planId === planId ? (previous as PlanData) : undefined);
  const isHere = usePlanPair(plan);
  const shown = analyses.find((each) => each.tab === tab);
  usePageTitle([shown?.label, plan?.name ?? 'Plan'].filter(Boolean).join(', '));
  useBreadcrumbs([
    ...(plan ? [{ label: plan.property.name, to: paths.dashboard }] : []),
    { label: 'Plans', to: paths.plans },
    { label: plan?.name ?? '' },
  ]);
  if (!query.loading && !plan && (isNotFound(query.error) || query.data?.plan === null)) return <Gone />;
  if (query.error && !plan)
    return <PageError details={['The plan could not be loaded.']} onRetry={() => void query.refetch()} />;
  if (!plan || !isHere) return <PageSkeleton />;
  return <Study key={plan.planId} plan={plan} onReload={() => query.refetch()} analyses={analyses} />;
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
