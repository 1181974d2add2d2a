import { reliefOf } from '@roofline/engine/plan/relief';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { toDollars } from '@roofline/schema/value/money';
import { planBasis } from '../../model/plan-study';
import { plainSettings } from '../../model/scenario/plain-settings';
import type { PlansData } from '../plans-data';

export const OFFERS = ['assessment', 'ladder'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** A plan that asks for one early year once, ready to be created. */
export interface Offer {
  name: string;
  settings: PlanSettings;
  /** Dollars: of the assessment, and of the contribution; of a ladder before and after its step. */
  amounts: readonly [number, number];
}

export interface ReliefOffers {
  planName: string;
  /** The fiscal year whose end decides. */
  year: number;
  contribution: number;
  percentAtEnd: number | null;
  offers: Record<OfferKind, Offer | null>;
}

/**
 * What Roofline offers beside the plan calculated for a year, where one early year makes it ask a large sum for ever; null where
 * somebody has chosen another plan, and where none of it is needed.
 */
export function reliefOffers(data: PlansData): ReliefOffers | null {
  const { leading, items, inventory, overfundedAbove } = data;
  const basis = planBasis(data, inventory);
  const plan = items.find(({ planId }) => planId === leading?.planId);
  if (leading?.standing !== 'calculated' || !plan?.fundingReport || basis === null) return null;
  const { fiscalYear } = basis;
  const settings = plainSettings(plan.settings);
  const goal = goalOf(settings, fiscalYear);
  const relief =
    goal &&
    reliefOf(fundingPlanOf(settings, fiscalYear), basis.inventory, { goal, limits: { overfundedAbove } });
  if (!relief) return null;
  const { assessment, ladder, contribution, percentAtEnd } = relief;
  const year = fiscalYear + relief.year;
  return {
    planName: plan.name,
    year,
    contribution: toDollars(contribution),
    percentAtEnd,
    offers: {
      assessment: assessment && {
        name: `${plan.name} with an assessment in ${year}`,
        settings: withAssessment(settings, {
          year,
          amount: toDollars(assessment.amount),
          contribution: toDollars(assessment.contribution),
        }),
        amounts: [toDollars(assessment.amount), toDollars(assessment.contribution)],
      },
      ladder: ladder && {
        name: `Less from ${year + 1} on`,
        settings: withStep(settings, {
          fromYear: year + 1,
          amount: toDollars(ladder.amount),
          contribution: toDollars(contribution),
        }),
        amounts: [toDollars(contribution), toDollars(ladder.amount)],
      },
    },
  };
}

function withAssessment(
  settings: PlanSettings,
  { year, amount, contribution }: { year: number; amount: number; contribution: number },
): PlanSettings {
  const assessment = {
    year,
    amount,
    purpose: `Expenditures of ${year}`,
    status: 'planned' as const,
    dueDate: null,
  };
  const specialAssessments = [...settings.specialAssessments, assessment];
  return { ...settings, firstYearContribution: contribution, specialAssessments };
}

function withStep(
  settings: PlanSettings,
  { fromYear, amount, contribution }: { fromYear: number; amount: number; contribution: number },
): PlanSettings {
  const step = { fromYear, kind: 'set' as const, amount, increaseRate: settings.increaseRate };
  return { ...settings, method: 'ladder', firstYearContribution: contribution, ladder: [step] };
}
