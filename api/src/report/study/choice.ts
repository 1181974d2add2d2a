import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import type { ReportAdoption, ReportPlan } from '@roofline/schema/report/report';
import { CURRENT_FUNDING } from '@roofline/schema/report/report-pages';
import { notFound } from '../../platform/problem';
import { currentPlan, type Basis, type ComparedPlan, type FrozenPlan } from '../../plan/service';

type Flags = Pick<ComparedPlan, 'isAdopted' | 'isDisclosure' | 'isRecommended' | 'isDefaultRecommendedPlan'>;

/** Future plan choice of section 4: the adopted plan, else the disclosure plan, else the recommended non-default one. */
function chosenPlan<P extends Flags>(plans: readonly P[]): P | null {
  return (
    plans.find((plan) => plan.isAdopted) ??
    plans.find((plan) => plan.isDisclosure) ??
    plans.find((plan) => plan.isRecommended && !plan.isDefaultRecommendedPlan) ??
    null
  );
}

/** What a plan is, beside its name. */
function tagsOf(plan: Flags): ReportPlan['tags'] {
  const tags: [boolean, ReportPlan['tags'][number]][] = [
    [plan.isDefaultRecommendedPlan, 'default'],
    [plan.isRecommended, 'recommended'],
    [plan.isAdopted, 'adopted'],
    [plan.isDisclosure, 'disclosure'],
  ];
  return tags.filter(([holds]) => holds).map(([, tag]) => tag);
}

/** The contribution as it stands, as one way of funding among the plans. */
const CURRENT_CONTRIBUTION: ReportPlan = {
  planId: null,
  name: 'Current contribution',
  tags: ['current'],
};

/** A way of funding that a report can follow. */
export interface FundingChoice extends ReportPlan {
  funding: FundingPlan;
  /** The financials and the inventory that it stands on. */
  basis: Basis;
  /** Of the adopted plan: everything as the board adopted it. */
  adopted: FrozenPlan | null;
}

/** The contribution as it stands, then every plan of the basis year; the adopted one on what it was adopted with. */
export function fundingChoices(
  basis: Basis,
  plans: readonly ComparedPlan[],
  frozen: FrozenPlan | null,
): FundingChoice[] {
  return [
    { ...CURRENT_CONTRIBUTION, funding: currentPlan(basis), basis, adopted: null },
    ...plans.map((plan) => {
      const { planId, name } = plan;
      const adopted = frozen?.planId === planId ? frozen : null;
      const stands = adopted ?? { funding: plan.funding, basis };
      return { planId, name, tags: tagsOf(plan), funding: stands.funding, basis: stands.basis, adopted };
    }),
  ];
}

/** The adopted plan of the year as answers name it, and whether it is the one that is shown. */
export function reportAdoptionOf(
  adopted: FrozenPlan | null,
  shown: Pick<FundingChoice, 'adopted'> | null,
): ReportAdoption | null {
  if (!adopted) return null;
  const { planId, name: planName, meetingDate } = adopted;
  return { planId, planName, meetingDate, isShown: shown?.adopted === adopted };
}

/**
 * The way of funding that a view follows where nobody chose one: on a future year the plan of section 4, else the full
 * funding plan that the system recommends by default; on the others the contribution as it stands.
 */
export function followedChoice(
  choices: readonly FundingChoice[],
  plans: readonly ComparedPlan[],
  isFuture: boolean,
): FundingChoice {
  const chosen = isFuture ? (chosenPlan(plans) ?? plans.find((plan) => plan.isDefaultRecommendedPlan)) : null;
  // The contribution as it stands is the first of the choices, before the plans.
  return choices[chosen ? plans.indexOf(chosen) + 1 : 0]!;
}

/** The way of funding that a request names; 404 where the year has no such plan. */
export function namedChoice(choices: readonly FundingChoice[], planId: string): FundingChoice {
  const wanted = planId === CURRENT_FUNDING ? null : planId.toLowerCase();
  const found = choices.find((choice) => choice.planId === wanted);
  if (!found) throw notFound();
  return found;
}

/** A choice without what projects it, as answers name it. */
export function reportPlanOf({ planId, name, tags }: FundingChoice): ReportPlan {
  return { planId, name, tags };
}
