import { fullyFundedShares } from '../inventory/fully-funded';
import { wholeShares } from '../numeric/shares';
import type { PlanInput } from '../plan/plan-input';
import type { Schedule } from '../inventory/schedule';
import type { Cents } from '../types';
import { ownRateInputs } from './explanation';
import type { Parts } from './flows';

/** The components due in the year, each with its expenditure. */
export function expenditureParts(plan: PlanInput, schedule: Schedule, t: number): Parts {
  const due = schedule.occurrences.filter((occurrence) => occurrence.t === t);
  const { inflationRate, inflationTiming = 'startOfYear', yearRates } = plan.options;
  const rates = ownRateInputs('g', yearRates, 0, inflationTiming === 'startOfYear' ? t : t + 1);
  return {
    formula: rates.length > 0 ? 'expendituresByYear' : 'expenditures',
    inputs: [
      { name: 'g', value: inflationRate, unit: 'points' },
      { name: 't', value: t, unit: 'years' },
      ...rates,
    ],
    rows: due.map(({ componentId, category, cost }) => ({ name: componentId, category, amount: cost })),
  };
}

/** Every component's share of the fully funded balance in whole cents that sum to it; shares of 0 are left out. */
export function fullyFundedParts(plan: PlanInput, schedule: Schedule, boundary: number): Parts {
  const shares = fullyFundedShares(plan.components, boundary, plan.options);
  const amounts = wholeShares(shares, schedule.fullyFunded[boundary]!, 'fully funded balance');
  const rows = plan.components.map(({ id, category }, index) => ({
    name: id,
    category,
    amount: amounts[index]!,
  }));
  const rates = ownRateInputs('g', plan.options.yearRates, 0, boundary);
  return {
    formula: rates.length > 0 ? 'fullyFundedByYear' : 'fullyFunded',
    inputs: [
      { name: 'g', value: plan.options.inflationRate, unit: 'points' },
      { name: 'k', value: boundary, unit: 'years' },
      ...rates,
    ],
    rows: rows.filter(({ amount }) => amount !== 0),
  };
}

/** Balance over fully funded balance; the rows are those of the latter. */
export function percentParts(plan: PlanInput, schedule: Schedule, boundary: number, balance: Cents): Parts {
  const { rows } = fullyFundedParts(plan, schedule, boundary);
  return {
    formula: 'percentFunded',
    inputs: [
      { name: 'balance', value: balance, unit: 'cents' },
      { name: 'FFB', value: schedule.fullyFunded[boundary]!, unit: 'cents' },
    ],
    rows,
  };
}
