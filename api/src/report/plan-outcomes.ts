import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { toDollars } from '@roofline/schema/money';
import type { PlanOutcome } from '@roofline/schema/report';
import {
  currentPlan,
  fundingFigures,
  fundingRecord,
  projectFunding,
  ranged,
  type Basis,
  type ComparedPlan,
} from '../plan/service';

/** Future plan choice of section 4: the adopted plan, else the disclosure plan, else the recommended non-default one. */
export function chosenPlan<P extends Omit<ComparedPlan, 'funding' | 'name' | 'planId'>>(
  plans: readonly P[],
): P | null {
  return (
    plans.find((plan) => plan.isAdopted) ??
    plans.find((plan) => plan.isDisclosure) ??
    plans.find((plan) => plan.isRecommended && !plan.isDefaultRecommendedPlan) ??
    null
  );
}

type Tag = PlanOutcome['tags'][number];

function tagsOf(plan: ComparedPlan): Tag[] {
  const tags: [boolean, Tag][] = [
    [plan.isDefaultRecommendedPlan, 'default'],
    [plan.isRecommended, 'recommended'],
    [plan.isAdopted, 'adopted'],
    [plan.isDisclosure, 'disclosure'],
  ];
  return tags.filter(([holds]) => holds).map(([, tag]) => tag);
}

/** Years shown: from t = fromT of the basis to its horizon. */
interface Shown {
  fromT: number;
  horizon: number;
}

type Named = Pick<PlanOutcome, 'planId' | 'name' | 'tags'>;

function outcome(basis: Basis, named: Named, funding: FundingPlan, shown: Shown): PlanOutcome | null {
  const computed = ranged(() => {
    const { rows } = projectFunding(basis, funding, shown.horizon).projection;
    return fundingRecord({ rows: rows.slice(shown.fromT) });
  });
  if (computed.problem !== null) return null;
  const figures = fundingFigures(computed.value);
  const firstYear = basis.fiscalYear + shown.fromT;
  return {
    ...named,
    firstYearContribution: toDollars(computed.value[0]![1]),
    increaseRate: funding.increaseRate,
    lowestBalance: toDollars(figures.lowestBalance),
    lowestBalanceYear: firstYear + figures.lowest,
    firstShortfallYear: figures.firstShortfall === null ? null : firstYear + figures.firstShortfall,
    percentFundedEnd: figures.percentFundedEnd,
    endBalances: figures.ends.map(toDollars),
  };
}

/** The contribution as it stands and every plan beside it; one that is out of range is left out. */
export function planOutcomes(basis: Basis, plans: readonly ComparedPlan[], shown: Shown): PlanOutcome[] {
  const current: Named = { planId: null, name: 'Current contribution', tags: ['current'] };
  const stored = plans.map((plan) =>
    outcome(basis, { planId: plan.planId, name: plan.name, tags: tagsOf(plan) }, plan.funding, shown),
  );
  return [outcome(basis, current, currentPlan(basis), shown), ...stored].filter((one) => one !== null);
}
