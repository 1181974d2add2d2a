import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { LEADERS, leadingPlan } from '@roofline/schema/plan/leading';
import type { ReportAdoption, ReportPlan } from '@roofline/schema/report/report';
import { CURRENT_FUNDING } from '@roofline/schema/report/report-pages';
import { notFound } from '../../platform/problem';
import { currentPlan, type Basis, type ComparedPlan, type FrozenPlan } from '../../plan/service';

type Flags = Pick<ComparedPlan, 'isAdopted' | 'isDisclosure' | 'isRecommended' | 'isDefaultRecommendedPlan'>;

/** Returns the marks of a plan. */
function tagsOf(plan: Flags): ReportPlan['tags'] {
  const tags: [boolean, ReportPlan['tags'][number]][] = [
    [plan.isDefaultRecommendedPlan, 'default'],
    [plan.isRecommended, 'recommended'],
    [plan.isAdopted, 'adopted'],
    [plan.isDisclosure, 'disclosure'],
  ];
  return tags.filter(([holds]) => holds).map(([, tag]) => tag);
}

/** The current contribution, as one way of funding beside the plans. */
const CURRENT_CONTRIBUTION: ReportPlan = {
  planId: null,
  name: 'Current contribution',
  tags: ['current'],
  standing: null,
};

/** A way of funding that a report can follow. */
export interface FundingChoice extends ReportPlan {
  funding: FundingPlan;
  /** The financials and the inventory that it is based on. */
  basis: Basis;
  /** For the adopted plan: everything as the board adopted it. */
  adopted: FrozenPlan | null;
}

/** Returns the current contribution, then every plan of the basis year; the adopted one with its frozen basis. */
export function fundingChoices(
  basis: Basis,
  plans: readonly ComparedPlan[],
  frozen: FrozenPlan | null,
): FundingChoice[] {
  const leading = leadingPlan(plans);
  return [
    { ...CURRENT_CONTRIBUTION, funding: currentPlan(basis), basis, adopted: null },
    ...plans.map((plan) => {
      const { planId, name } = plan;
      const adopted = frozen?.planId === planId ? frozen : null;
      const standing = leading?.plan === plan ? leading.standing : null;
      const { funding, basis: its } = adopted ?? { funding: plan.funding, basis };
      return { planId, name, tags: tagsOf(plan), standing, funding, basis: its, adopted };
    }),
  ];
}

/** Returns the adopted plan of the year as in the answer, and whether it is the one shown. */
export function reportAdoptionOf(
  adopted: FrozenPlan | null,
  shown: Pick<FundingChoice, 'adopted'> | null,
): ReportAdoption | null {
  if (!adopted) return null;
  const { planId, name: planName, meetingDate } = adopted;
  return { planId, planName, meetingDate, isShown: shown?.adopted === adopted };
}

/** Returns the current contribution: the first of the choices, before the plans. */
export const currentChoice = (choices: readonly FundingChoice[]): FundingChoice => choices[0]!;

/** Returns the way of funding that pages and documents follow by default: the leading plan of the year. */
export const followedChoice = (choices: readonly FundingChoice[]): FundingChoice =>
  choices.find(({ standing }) => standing !== null) ?? currentChoice(choices);

/** Returns the way of funding that a request names; 404 where the year has no such plan. */
export function namedChoice(choices: readonly FundingChoice[], planId: string): FundingChoice {
  const wanted = planId === CURRENT_FUNDING ? null : planId.toLowerCase();
  const found = choices.find((choice) => choice.planId === wanted);
  if (!found) throw notFound();
  return found;
}

/** Names a plan within a sentence: `the adopted plan, Steady increase`. */
export const planWords = ({ name, standing }: ReportPlan): string =>
  standing === null ? `the plan ${name}` : `${LEADERS[standing]}, ${name}`;

/** Names a plan by itself: `Steady increase, the adopted plan`. */
export const planAnswer = ({ name, standing }: ReportPlan): string =>
  standing === null ? name : `${name}, ${LEADERS[standing]}`;

/** Returns a choice as in the answer, without the settings that project it. */
export function reportPlanOf({ planId, name, tags, standing }: FundingChoice): ReportPlan {
  return { planId, name, tags, standing };
}
