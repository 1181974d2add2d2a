import { memo, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Banner } from '../../../ui/feedback/Banner';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton';
import { RouteErrorBoundary } from '../../../ui/feedback/RouteErrorBoundary';
import { Tabs } from '../../../ui/navigation/Tabs';
import type { AnalysisProps, PlanAnalysis } from '../../model/plan-study';
import type { PlanData } from '../plan-data';
import { KEEP_CODES } from '../scenario/address-codes';
import type { WhatIf } from '../scenario/what-if';
import { Overview } from './Overview';

const OVERVIEW = 'overview';

export interface PlanTabsProps {
  plan: PlanData;
  whatIf: WhatIf;
  analyses: readonly PlanAnalysis[];
  onUseContribution: (dollars: number) => void;
}

/** The overview and the analyses, each at its own address. Only the open tab is computed. */
export function PlanTabs({ plan, whatIf, analyses, onUseContribution }: PlanTabsProps) {
  const { tab = OVERVIEW } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const to = (value: string) => ({
    pathname: paths.plan(plan.planId, value === OVERVIEW ? '' : value),
    search,
  });
  const items = [{ tab: OVERVIEW, label: 'Overview' }, ...analyses].map(({ tab: value, label }) => ({
    value,
    label,
    to: to(value),
    state: KEEP_CODES,
  }));
  const shown = analyses.find((each) => each.tab === tab);
  return (
    <Tabs
      label="Parts of the plan"
      tabs={items}
      value={tab}
      isTight
      onChange={(value) => void navigate(to(value), { state: KEEP_CODES })}
      // A failed load is no problem here: opening the tab tries again, and shows the error.
      onApproach={(value) =>
        void analyses
          .find((each) => each.tab === value)
          ?.load()
          .catch(() => undefined)
      }
    >
      {shown ? (
        <Analysis analysis={shown} whatIf={whatIf} onUseContribution={onUseContribution} />
      ) : (
        <Overview plan={plan} whatIf={whatIf} />
      )}
    </Tabs>
  );
}

interface AnalysisViewProps {
  analysis: PlanAnalysis;
  whatIf: WhatIf;
  onUseContribution: (dollars: number) => void;
}

function Analysis({ analysis, whatIf: { study, problem }, onUseContribution }: AnalysisViewProps) {
  if (!study) return <Banner tone="danger">{problem}</Banner>;
  return (
    <section aria-label="Analysis">
      <RouteErrorBoundary resetKey={analysis.tab}>
        <Suspense fallback={<PageSkeleton />}>
          <Opened analysis={analysis} study={study} onUseContribution={onUseContribution} />
        </Suspense>
      </RouteErrorBoundary>
    </section>
  );
}

/** Renders again only for another study: an analysis may take longer than a frame. */
const Opened = memo(function Opened(props: AnalysisProps & { analysis: PlanAnalysis }) {
  const { analysis, ...rest } = props;
  return <analysis.Section {...rest} />;
});
