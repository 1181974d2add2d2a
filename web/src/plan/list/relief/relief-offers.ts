import { reliefOf, type Relief } from '@roofline/engine/plan/relief';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { toDollars } from '@roofline/schema/value/money';
import { planBasis } from '../../model/plan-study';
import { plainSettings } from '../../model/scenario/plain-settings';
import type { PlansData } from '../plans-data';

export const OFFERS = ['assessment', 'ladder'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** A plan that asks for the money of one early year only once, ready to be created. */
export interface Offer {
  name: string;
  settings: PlanSettings;
  /** Dollars: the assessment and the contribution, or the contributions before and after the step of a ladder. */
  amounts: readonly [number, number];
}

export interface ReliefOffers {
  planName: string;
  /** The fiscal year whose end decides the contribution. */
  year: number;
  contribution: number;
  percentAtEnd: number | null;
  offers: Record<OfferKind, Offer | null>;
}

/**
 * Returns the offers beside the calculated plan of a year, where one year makes it ask too much for good or end far above
 * its goal; null if someone has chosen another plan, or if no year does.
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
  return {
    planName: plan.name,
    year: fiscalYear + relief.year,
    contribution: toDollars(relief.contribution),
    percentAtEnd: relief.percentAtEnd,
    offers: offersOf(relief, { planName: plan.name, settings, year: fiscalYear + relief.year }),
  };
}

interface Strained {
  planName: string;
  settings: PlanSettings;
  year: number;
}

function offersOf(
  { assessment, ladder, contribution: asked }: Relief,
  { planName, settings, year }: Strained,
): ReliefOffers['offers'] {
  const before = toDollars(asked);
  const offers: ReliefOffers['offers'] = { assessment: null, ladder: null };
  if (assessment) {
    const [amount, contribution] = [toDollars(assessment.amount), toDollars(assessment.contribution)];
    offers.assessment = {
      name: `${planName} with an assessment in ${year}`,
      settings: withAssessment(settings, { year, amount, contribution }),
      amounts: [amount, contribution],
    };
  }
  if (ladder) {
    const amount = toDollars(ladder.amount);
    offers.ladder = {
      name: `Less from ${year + 1} on`,
      settings: withStep(settings, { fromYear: year + 1, amount, contribution: before }),
      amounts: [before, amount],
    };
  }
  return offers;
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
