import { outcomeUnit, outcomeValue, type OutcomeFigure } from '@roofline/engine/outcome/figure';
import { DEFAULT_SPANS, tornado } from '@roofline/engine/outcome/tornado';
import { AssumptionsOutOfRangeError, InvalidInputError } from '@roofline/engine/errors';
import type { PlanSensitivity, SensitiveFigure } from '@roofline/schema/plan-analysis/plan-analysis';
import { toDollars, toPoints } from '@roofline/schema/value/money';
import { keeping, quick } from '../platform/work/kind';
import type { AnalysisSubject } from './subject';

const FIGURES: Record<SensitiveFigure, OutcomeFigure> = {
  lowestBalance: { kind: 'lowestBalance' },
  endBalance: { kind: 'endBalance' },
  percentFundedIn10Years: { kind: 'percentFunded', boundary: 10 },
  percentFundedIn30Years: { kind: 'percentFunded', boundary: 30 },
  requiredContribution: { kind: 'requiredContribution' },
};

interface Asked {
  subject: AnalysisSubject;
  figure: SensitiveFigure;
}

/** Moves one input at a time, as the page of the plan does. Returns no bars if an end has no such figure. */
function sensitivityOf({ subject: { planId, input }, figure }: Asked): PlanSensitivity {
  const of = FIGURES[figure];
  const isMoney = outcomeUnit(of) === 'cents';
  const shown = (value: number) => (isMoney ? toDollars(value) : toPoints(value));
  const found: PlanSensitivity = {
    planId,
    figure,
    unit: isMoney ? 'dollars' : 'percent',
    value: null,
    bars: [],
  };
  const value = outcomeValue(input, of);
  if (value === null) return found;
  try {
    const bars = tornado(input, of).bars.map(({ input: moved, low, high }) => ({
      input: moved,
      span: DEFAULT_SPANS[moved],
      low: shown(low),
      high: shown(high),
    }));
    return { ...found, value: shown(value), bars };
  } catch (error) {
    // Either a goal is out of reach at one end, or an end leaves the exact range.
    if (error instanceof InvalidInputError || error instanceof AssumptionsOutOfRangeError)
      return { ...found, value: shown(value) };
    throw error;
  }
}

export const planSensitivityWork = keeping(quick('plan sensitivity', sensitivityOf));
