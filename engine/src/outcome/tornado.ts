import { contributionAmounts } from '../projection/contributions';
import { InvalidInputError } from '../errors';
import { roundCents } from '../numeric/cents';
import type { PlanInput } from '../plan/plan-input';
import type { Points, YearRate } from '../types';
import { adjustedPlan, type Adjustment } from '../what-if/adjustment';
import { outcomeUnit, outcomeValue, type OutcomeFigure, type OutcomeUnit } from './figure';

export type TornadoInput = 'inflation' | 'interest' | 'costs' | 'lives' | 'contribution';

/** How far each input is moved down and up, one at a time. */
export interface TornadoSpans {
  /** Points. */
  inflation: Points;
  /** Points; the low rate is not below 0. */
  interest: Points;
  /** Percent of every cost. */
  costs: Points;
  /** Whole years of every life. */
  lives: number;
  /** Percent of the contribution. */
  contribution: Points;
}

export const DEFAULT_SPANS: TornadoSpans = {
  inflation: 1.5,
  interest: 0.5,
  costs: 15,
  lives: 2,
  contribution: 10,
};

export interface TornadoBar {
  input: TornadoInput;
  /** Figure with the input at its low and at its high end, in the unit of the tornado. */
  low: number;
  high: number;
  /** |high - low|. */
  swing: number;
}

export interface Tornado {
  unit: OutcomeUnit;
  base: number;
  /** Widest swing first. */
  bars: TornadoBar[];
}

/** Rates of single years moved like the general one. */
function movedRates(yearRates: readonly YearRate[] | undefined, move: (rate: Points) => Points) {
  return yearRates && { yearRates: yearRates.map(({ year, rate }) => ({ year, rate: move(rate) })) };
}

function withInflation(plan: PlanInput, by: Points): PlanInput {
  const { inflationRate, yearRates } = plan.options;
  const moved = movedRates(yearRates, (rate) => rate + by);
  return { ...plan, options: { ...plan.options, inflationRate: inflationRate + by, ...moved } };
}

function withInterest(plan: PlanInput, by: Points): PlanInput {
  const { interestRate, yearRates } = plan.interest;
  const move = (rate: Points) => Math.max(0, rate + by);
  return {
    ...plan,
    interest: { ...plan.interest, interestRate: move(interestRate), ...movedRates(yearRates, move) },
  };
}

function variantsOf(plan: PlanInput, spans: TornadoSpans): Record<TornadoInput, [PlanInput, PlanInput]> {
  const { inflation, interest, costs, lives, contribution } = spans;
  const firstYear = contributionAmounts(plan.contributions, 1)[0]!;
  const adjusted = (adjustment: Adjustment) => adjustedPlan(plan, adjustment);
  const scaled = (percent: number) =>
    adjusted(
      percent === 0 ? {} : { firstYear: roundCents((firstYear * (100 + percent)) / 100, 'contribution') },
    );
  return {
    inflation: [withInflation(plan, -inflation), withInflation(plan, inflation)],
    interest: [withInterest(plan, -interest), withInterest(plan, interest)],
    costs: [adjusted({ costShock: -costs }), adjusted({ costShock: costs })],
    lives: [adjusted({ lifeOffset: -lives }), adjusted({ lifeOffset: lives })],
    contribution: [scaled(-contribution), scaled(contribution)],
  };
}

/**
 * One-at-a-time sensitivity: the figure with each input moved to its low and high end while the others stay, widest swing
 * first; rates of single years move with the general one. A contribution of 0 in the first year has no percent and is left out.
 */
export function tornado(
  plan: PlanInput,
  figure: OutcomeFigure,
  spans: TornadoSpans = DEFAULT_SPANS,
): Tornado {
  const valueOf = (variant: PlanInput) => {
    const value = outcomeValue(variant, figure);
    if (value === null) throw new InvalidInputError('outcome', 'has no figure for this plan');
    return value;
  };
  const first = contributionAmounts(plan.contributions, 1)[0]!;
  const bars = Object.entries(
    variantsOf(plan, { ...spans, contribution: first > 0 ? spans.contribution : 0 }),
  )
    .filter(([input]) => input !== 'contribution' || first > 0)
    .map(([input, [down, up]]) => {
      const [low, high] = [valueOf(down), valueOf(up)];
      return { input: input as TornadoInput, low, high, swing: Math.abs(high - low) };
    });
  bars.sort((one, other) => other.swing - one.swing);
  return { unit: outcomeUnit(figure), base: valueOf(plan), bars };
}
