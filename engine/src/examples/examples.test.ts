import { describe, expect, it } from 'vitest';
import examples from '../../fixtures/examples.json';
import { cents, inventory } from '../../fixtures/inventory';
import { componentMethod } from '../inventory/component-method';
import { contributionAmounts } from '../projection/contributions';
import { fullyFundedBalance } from '../inventory/fully-funded';
import { ROUNDING_STEPS, solveContribution } from '../solver/goals';
import { deficitPerUnit, monthlyContributionPerUnit } from '../projection/per-unit';
import { project, type ProjectionInput } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import type { Goal } from '../types';

const { inputs, expectedRows, endBalanceByConvention } = examples.projection;
const components = inventory(inputs.components);
const options = { years: inputs.years, inflationRate: inputs.inflationRatePct };
const plan: ProjectionInput = {
  schedule: buildSchedule(components, options),
  startingBalance: cents(inputs.startingReserveBalance),
  contributions: {
    kind: 'simple',
    firstYear: cents(inputs.firstYearContribution),
    increaseRate: inputs.contributionIncreasePct,
  },
  assessments: inputs.specialAssessments.map(({ offset, amount }) => ({
    year: offset,
    amount: cents(amount),
  })),
  interest: { interestRate: inputs.interestRatePct },
};
const points = (percent: number | null) => (percent === null ? null : Math.round(percent * 100) / 100);

describe('projection p1', () => {
  const { rows } = project(plan);

  it.each(expectedRows)('year $offset is met to the cent', (expected) => {
    const row = rows[expected.offset]!;
    expect({
      ...row,
      percentFundedStart: points(row.percentFundedStart),
      percentFundedEnd: points(row.percentFundedEnd),
    }).toEqual({
      t: expected.offset,
      startBalance: cents(expected.start),
      fullyFundedStart: cents(expected.ffbStart),
      percentFundedStart: expected.percentFundedStart,
      contribution: cents(expected.contribution),
      assessments: cents(expected.special),
      loanProceeds: 0,
      interest: cents(expected.interest),
      expenditures: cents(expected.expenditures),
      debtService: 0,
      endBalance: cents(expected.end),
      fullyFundedEnd: cents(expected.ffbEnd),
      percentFundedEnd: expected.percentFundedEnd,
    });
  });

  it('meets the end balance under every other convention', () => {
    const { interestRate } = plan.interest;
    const endOf = (change: Partial<ProjectionInput>) => project({ ...plan, ...change }).endBalance;
    expect(endOf({})).toBe(cents(endBalanceByConvention.midYear));
    expect(endOf({ interest: { interestRate, rateBasis: 'nominalMonthly' } })).toBe(
      cents(endBalanceByConvention.midYearNominalMonthly),
    );
    expect(endOf({ interest: { interestRate, convention: 'beginningBalance' } })).toBe(
      cents(endBalanceByConvention.beginningBalance),
    );
    expect(endOf({ schedule: buildSchedule(components, { ...options, inflationTiming: 'midYear' }) })).toBe(
      cents(endBalanceByConvention.midYearInflation),
    );
  });

  it('carries the disclosure figures', () => {
    const { currentYearEnd, nextFive } = examples.disclosure;
    for (const expected of [{ offset: 0, ...currentYearEnd }, ...nextFive]) {
      const boundary = expected.offset + 1;
      expect(fullyFundedBalance(components, boundary, options)).toBe(cents(expected.required));
      expect(rows[expected.offset]!.endBalance).toBe(cents(expected.projectedBalance));
      expect(points(rows[expected.offset]!.percentFundedEnd)).toBe(expected.percentFunded);
    }
    const { fullyFundedEnd, endBalance } = rows[0]!;
    expect(deficitPerUnit(fullyFundedEnd, endBalance, examples.perUnit.units)).toBe(
      cents(currentYearEnd.deficiencyPerUnit),
    );
  });

  it('divides the monthly contribution by units', () => {
    expect(monthlyContributionPerUnit(cents(inputs.firstYearContribution), examples.perUnit.units)).toBe(
      cents(examples.perUnit.monthlyContributionPerUnit),
    );
  });
});

describe('plans on p1', () => {
  const goals: Record<keyof typeof examples.goals, Goal> = {
    baseline: { kind: 'baseline' },
    thresholdDollars: { kind: 'thresholdDollars', floor: cents(20_000) },
    thresholdPercent: { kind: 'thresholdPercent', percent: 50, fromBoundary: 3 },
    fullFunding: { kind: 'fullFunding' },
  };
  const shape = plan.contributions;

  it.each(Object.keys(goals) as (keyof typeof goals)[])('solves %s', (name) => {
    const expected = examples.goals[name];
    const solved = solveContribution({ ...plan, shape }, goals[name]);
    if (!solved.feasible) throw new Error(solved.reason);
    expect(Math.round(solved.unrounded)).toBe(cents(expected.solvedFirstYear));
    expect(solved.bindingBoundary).toBe(expected.bindingYearEnd);
    const rounded = solveContribution({ ...plan, shape, step: ROUNDING_STEPS.monthlyDollar }, goals[name]);
    if (!rounded.feasible) throw new Error(rounded.reason);
    expect(rounded.firstYear).toBe(cents(expected.firstYearRounded));
    expect(rounded.firstYear).toBe(12 * cents(expected.roundedUpToWholeMonthlyDollars));
    expect(rounded.projection.lowestBalance).toBe(cents(expected.lowestEndBalanceWithRounded));
    expect(points(rounded.projection.rows.at(-1)!.percentFundedEnd)).toBe(
      expected.finalPercentFundedWithRounded,
    );
  });

  it('follows a ladder', () => {
    const { steps, contributions: expected, endBalance } = examples.ladder;
    const contributions: ProjectionInput['contributions'] = {
      kind: 'ladder',
      steps: steps.map(({ fromYear, setAmount, addAmount, increasePct }) => ({
        fromYear,
        setAmount: setAmount === undefined ? undefined : cents(setAmount),
        addAmount: addAmount === undefined ? undefined : cents(addAmount),
        increaseRate: increasePct,
      })),
    };
    expect(contributionAmounts(contributions, inputs.years)).toEqual(expected.map(cents));
    expect(project({ ...plan, contributions }).endBalance).toBe(cents(endBalance));
  });

  it('divides by component', () => {
    const startingBalance = plan.startingBalance;
    const result = componentMethod(components, { startingBalance, inflationRate: options.inflationRate });
    expect(
      result.rows.map((row) => [row.componentId, row.fullyFunded, row.allocated, row.annualContribution]),
    ).toEqual(
      examples.componentMethod.rows.map((row) => [
        row.id,
        cents(row.fullyFundedNow),
        cents(row.allocatedBalance),
        cents(row.annualContribution),
      ]),
    );
    expect(result.total).toBe(cents(examples.componentMethod.total));
    expect(result.unallocated).toBe(0);
  });
});
