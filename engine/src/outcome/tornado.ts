import { contributionAmounts } from '../contributions';
import { InvalidInputError } from '../errors';
import { roundCents } from '../numeric/cents';
import type { PlanInput } from '../plan/plan-input';
import type { Points } from '../types';
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
  /** The widest first. */
  bars: TornadoBar[];
}

function adjustmentsOf(plan: PlanInput, spans: TornadoSpans): Record<TornadoInput, [Adjustment, Adjustment]> {
  const { inflationRate } = plan.options;
  const { interestRate } = plan.interest;
  const firstYear = contributionAmounts(plan.contributions, 1)[0]!;
  const scaled = (percent: number) => ({
    firstYear: roundCents((firstYear * (100 + percent)) / 100, 'contribution'),
  });
  return {
    inflation: [
      { inflationRate: inflationRate - spans.inflation },
      { inflationRate: inflationRate + spans.inflation },
    ],
    interest: [
      { interestRate: Math.max(0, interestRate - spans.interest) },
      { interestRate: interestRate + spans.interest },
    ],
    costs: [{ costShock: -spans.costs }, { costShock: spans.costs }],
    lives: [{ lifeOffset: -spans.lives }, { lifeOffset: spans.lives }],
    contribution: [scaled(-spans.contribution), scaled(spans.contribution)],
  };
}

/**
 * One-at-a-time sensitivity: the figure with each input moved to its low and high end while the others stay, widest swing
 * first. A contribution of 0 in the first year has no percent and is left out.
 */
export function tornado(
  plan: PlanInput,
  figure: OutcomeFigure,
  spans: TornadoSpans = DEFAULT_SPANS,
): Tornado {
  const valueOf = (adjustment: Adjustment) => {
    const value = outcomeValue(adjustedPlan(plan, adjustment), figure);
    if (value === null) throw new InvalidInputError('outcome', 'has no figure for this plan');
    return value;
  };
  const first = contributionAmounts(plan.contributions, 1)[0]!;
  const bars = Object.entries(
    adjustmentsOf(plan, { ...spans, contribution: first > 0 ? spans.contribution : 0 }),
  )
    .filter(([input]) => input !== 'contribution' || first > 0)
    .map(([input, [down, up]]) => {
      const [low, high] = [valueOf(down), valueOf(up)];
      return { input: input as TornadoInput, low, high, swing: Math.abs(high - low) };
    });
  bars.sort((one, other) => other.swing - one.swing);
  return { unit: outcomeUnit(figure), base: valueOf({}), bars };
}
