import { describe, expect, it } from 'vitest';
import demo from '../../fixtures/demo-components.json';
import { cents, inventory } from '../../fixtures/inventory';
import { percentFunded } from '../inventory/fully-funded';
import { solveContribution } from '../solver/goals';
import { currentCost } from '../inventory/inventory';
import { monthlyContributionPerUnit } from '../projection/per-unit';
import { project } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import type { Goal } from '../types';

const points = (percent: number | null) => (percent === null ? null : Math.round(percent * 100) / 100);

describe.each(demo.properties)('demo property $key', (property) => {
  const expected = property.expectedSummary;
  const components = inventory(property.components);
  const schedule = buildSchedule(components, { years: 30, inflationRate: property.inflationRatePct });
  const funding = {
    schedule,
    startingBalance: cents(property.startingReserveBalance),
    interest: { interestRate: property.interestRatePct },
  };
  const contributions = {
    kind: 'simple' as const,
    firstYear: cents(property.annualReserveContribution),
    increaseRate: property.reserveContributionIncreaseRatePct,
  };

  function solvedFirstYear(goal: Goal) {
    const solved = solveContribution({ ...funding, shape: contributions }, goal);
    if (!solved.feasible) throw new Error(solved.reason);
    return solved;
  }

  it('has costs that equal quantity × unit cost × percent replaced', () => {
    for (const line of property.components) {
      expect(currentCost({ ...line, unitCost: line.unitCost * 100 })).toBe(cents(line.currentCost));
    }
  });

  it('meets the inventory figures', () => {
    expect(components).toHaveLength(expected.componentCount);
    expect(schedule.totalCurrentCost).toBe(cents(expected.totalCurrentCost));
    expect(schedule.fullyFunded[0]).toBe(cents(expected.fullyFundedBalance));
    expect(points(percentFunded(funding.startingBalance, schedule.fullyFunded[0]!))).toBe(
      expected.percentFunded,
    );
    expect(schedule.annualDeterioration).toBe(cents(expected.annualDeterioration));
    expect(schedule.expenditures[0]).toBe(cents(expected.firstYearExpenditures));
  });

  it('meets the projection figures', () => {
    const projection = project({ ...funding, contributions });
    expect(projection.lowestBalance).toBe(cents(expected.lowestYearEndBalance));
    expect(property.startingFiscalYear + projection.lowestYear).toBe(expected.lowestYear);
    expect(projection.endBalance).toBe(cents(expected.endBalance30));
    expect(points(projection.rows.at(-1)!.percentFundedEnd)).toBe(expected.percentFundedEnd30);
    expect(monthlyContributionPerUnit(contributions.firstYear, property.numberOfUnits)).toBe(
      cents(expected.monthlyContributionPerUnit),
    );
  });

  it('meets the solved contributions', () => {
    const baseline = solvedFirstYear({ kind: 'baseline' });
    expect(Math.round(baseline.unrounded)).toBe(cents(expected.baselineFirstYearContribution));
    const full = solvedFirstYear({ kind: 'fullFunding' });
    expect(Math.round(full.unrounded)).toBe(cents(expected.fullFundingFirstYearContribution));
  });
});
