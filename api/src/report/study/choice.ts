import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { LEADERS, leadingPlan } from '@roofline/schema/plan/leading';
import type { ReportAdoption, ReportPlan } from '@roofline/schema/report/report';
import { CURRENT_FUNDING } from '@roofline/schema/report/report-pages';
import { notFound } from '../../platform/problem';
import { currentPlan, type Basis, type ComparedPlan, type FrozenPlan } from '../../plan/service';

type Flags = Pick<ComparedPlan, 'isAdopted' | 'isDisclosure' | 'isRecommended' | 'isDefaultRecommendedPlan'>;

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
  standing: null,
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

/** The adopted plan of the year as answers name it, and whether it is the one that is shown. */
export function reportAdoptionOf(
  adopted: FrozenPlan | null,
  shown: Pick<FundingChoice, 'adopted'> | null,
): ReportAdoption | null {
  if (!adopted) return null;
  const { planId, name: planName, meetingDate } = adopted;
  return { planId, planName, meetingDate, isShown: shown?.adopted === adopted };
}

/** The contribution as it stands: the first of the choices, before the plans. */
export const currentChoice = (choices: readonly FundingChoice[]): FundingChoice => choices[0]!;

/** The way of funding that pages and documents follow where nobody names one: the plan that leads the year. */
export const followedChoice = (choices: readonly FundingChoice[]): FundingChoice =>
  choices.find(({ standing }) => standing !== null) ?? currentChoice(choices);

/** The way of funding that a request names; 404 where the year has no such plan. */
export function namedChoice(choices: readonly FundingChoice[], planId: string): FundingChoice {
  const wanted = planId === CURRENT_FUNDING ? null : planId.toLowerCase();
  const found = choices.find((choice) => choice.planId === wanted);
  if (!found) throw notFound();
  return found;
}

/** A plan as sentences name it: `the adopted plan, Steady increase`. */
export const planWords = ({ name, standing }: ReportPlan): string =>
  standing === null ? `the plan ${name}` : `${LEADERS[standing]}, ${name}`;

/** The same as the answer to *which plan?*: `Steady increase, the adopted plan`. */
export const planAnswer = ({ name, standing }: ReportPlan): string =>
  standing === null ? name : `${name}, ${LEADERS[standing]}`;

/** A choice without what projects it, as answers name it. */
export function reportPlanOf({ planId, name, tags, standing }: FundingChoice): ReportPlan {
  return { planId, name, tags, standing };
}
