import { isFarAbove } from '@roofline/engine/inventory/fully-funded';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/action/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { formatPercent } from '../../../ui/format/percent';
import type { PlanData } from '../plan-data';
import type { WhatIf } from '../scenario/what-if';

/** Warns about the saved plan: its goal cannot be met, or one early year decides its contributions for all 30 years. */
export function PlanCaution({ plan, whatIf }: { plan: PlanData; whatIf: WhatIf }) {
  const { list, isDefaultRecommendedPlan } = plan;
  if (whatIf.scenario.isTrying) return null;
  if (!plan.isFeasible)
    return (
      <Banner
        tone="warning"
        action={
          list.viewerCan.create && <ToPlans to={`${paths.plans}?create=1`}>Create another plan</ToPlans>
        }
      >
        {plan.infeasibleReason ?? 'The goal of this plan cannot be met.'} A special assessment, a later goal
        or a ladder may meet it: try one below, or create another plan.
      </Banner>
    );
  const atEnd = whatIf.study?.savedSolved.projection.rows.at(-1)?.percentFundedEnd ?? null;
  if (!isDefaultRecommendedPlan || atEnd === null || !isFarAbove(atEnd, list)) return null;
  // The plans page offers both until the manager or the board chooses another plan.
  const isOffered = list.leading?.standing === 'calculated';
  return (
    <Banner
      tone="info"
      action={isOffered && <ToPlans to={paths.plans}>See a ladder or an assessment</ToPlans>}
    >
      One early year decides what this plan asks for 30 years: in the end it is {formatPercent(atEnd)} funded.
      An assessment in that year, or a contribution that falls after it, asks for it only once.
    </Banner>
  );
}

function ToPlans({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild size="sm">
      <Link to={to}>{children}</Link>
    </Button>
  );
}
