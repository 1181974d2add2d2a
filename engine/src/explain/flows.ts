import { activeSteps, contributionLevels } from '../projection/contributions';
import { earnedSharesByYear } from '../projection/interest';
import { rateOfYear } from '../numeric/growth';
import { roundCents } from '../numeric/cents';
import { wholeShares } from '../numeric/shares';
import type { PlanInput } from '../plan/plan-input';
import type { ProjectionRow, YearAmount } from '../types';
import { ownRateInputs, type ExplainedInput, type ExplainedRow, type FormulaName } from './explanation';

export interface Parts {
  formula: FormulaName;
  inputs: ExplainedInput[];
  rows: ExplainedRow[];
}

/** First amount, and the total of the increases up to the year. */
export function contributionParts({ contributions, options }: PlanInput, row: ProjectionRow): Parts {
  const { t } = row;
  const isSimple = contributions.kind === 'simple';
  const step = isSimple ? undefined : activeSteps(contributions.steps, t + 1).at(-1);
  const fromYear = step?.fromYear ?? 0;
  const base = roundCents(
    contributionLevels(contributions, options.years)[fromYear]!,
    'contribution of a year',
  );
  const increaseRate = isSimple ? contributions.increaseRate : (step?.increaseRate ?? 0);
  const rises = ownRateInputs('p', contributions.yearRates, fromYear + 1, t + 1);
  const ofShape = isSimple ? 'simpleContribution' : 'ladderContribution';
  return {
    formula: rises.length > 0 ? 'yearlyContribution' : ofShape,
    inputs: [
      { name: isSimple ? 'c0' : 'step amount', value: base, unit: 'cents' },
      { name: 'p', value: increaseRate, unit: 'points' },
      { name: isSimple ? 't' : 't - step year', value: t - fromYear, unit: 'years' },
      ...rises,
    ],
    rows: [
      { name: isSimple ? 'firstYear' : 'step', amount: base },
      { name: 'increases', amount: row.contribution - base },
    ],
  };
}

/** The amounts of a list that are due in the year. */
export function listedParts(amounts: readonly YearAmount[], t: number, name: string): Parts {
  const due = amounts.filter(({ year }) => year === t);
  return {
    formula: 'listed',
    inputs: [{ name: 't', value: t, unit: 'years' }],
    rows: due.map(({ amount }) => ({ name, amount: roundCents(amount, name) })),
  };
}

/** Interest on the starting balance and on inflows, less interest lost on outflows, and the correction by the floor at 0. */
export function interestParts({ interest }: PlanInput, row: ProjectionRow): Parts {
  const earned = earnedSharesByYear(interest, row.t + 1)[row.t]!;
  const inflow = row.contribution + row.assessments + row.loanProceeds;
  const outflow = row.expenditures + row.debtService;
  const parts = [earned.start * row.startBalance, earned.inflow * inflow, -earned.outflow * outflow];
  const raw = parts[0]! + parts[1]! + parts[2]!;
  const floor = interest.chargeOnNegative ? 0 : Math.max(0, -raw);
  const amounts = wholeShares([...parts, floor], row.interest, 'interest of a year');
  const names = ['onStartBalance', 'onInflows', 'onOutflows', 'floor'];
  const rows = names.map((name, index) => ({ name, amount: amounts[index]! }));
  return {
    formula: 'interestOfYear',
    inputs: [
      { name: 'start', value: row.startBalance, unit: 'cents' },
      { name: 'inflows', value: inflow, unit: 'cents' },
      { name: 'outflows', value: outflow, unit: 'cents' },
      { name: 'rate', value: rateOfYear(interest.interestRate, row.t, interest.yearRates), unit: 'points' },
      { name: 'a-1', value: earned.start, unit: 'factor' },
      { name: 'b-1', value: earned.inflow, unit: 'factor' },
      { name: 'e-1', value: earned.outflow, unit: 'factor' },
    ],
    rows: floor > 0 ? rows : rows.slice(0, -1),
  };
}

/** All flows of the year; outflows are negative. */
export function endBalanceParts(row: ProjectionRow): Parts {
  const rows = [
    { name: 'startBalance', amount: row.startBalance },
    { name: 'contribution', amount: row.contribution },
    { name: 'assessments', amount: row.assessments },
    { name: 'loanProceeds', amount: row.loanProceeds },
    { name: 'interest', amount: row.interest },
    { name: 'expenditures', amount: -row.expenditures },
    { name: 'debtService', amount: -row.debtService },
  ];
  return { formula: 'endBalance', inputs: [], rows };
}
