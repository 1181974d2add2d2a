import { describe, expect, it } from 'vitest';
import { emptyDraws } from './draws';
import type { PlanPaths } from './plan-run';
import { planSummary } from './summary';

/** Rows of four paths, with room for two more that were not drawn. */
const row = (...values: number[]) => Float64Array.from([...values, 999, -999]);

const drawn = () => ({
  ...emptyDraws(2, 6),
  paths: 4,
  fullyFunded: [row(1, 1, 1, 1), row(10, 0, 20, 5), row(10, 10, 10, 10)],
});
const result = (over: Partial<PlanPaths> = {}): PlanPaths => ({
  paths: 4,
  balances: [row(-1, 5, 10, 0), row(3, -2, 8, 4)],
  safeContribution: row(1.2, 5, 3, 2),
  assessments: [],
  ...over,
});

describe('the summary of four paths', () => {
  it('counts the paths that end a year below zero, and those that have done so before', () => {
    const shares = planSummary(result(), drawn()).years.map(({ belowZero, everBelowZero }) => [
      belowZero,
      everBelowZero,
    ]);
    expect(shares).toEqual([
      [0.25, 0.25],
      [0.25, 0.5],
    ]);
    const [, second] = planSummary(result(), drawn()).years;
    expect(second!.belowZeroError).toBeCloseTo(Math.sqrt((0.25 * 0.75) / 4), 15);
    expect(second!.everBelowZeroError).toBe(0.25);
  });

  it('has bands of balances, and of percents funded where something is needed', () => {
    const [first, second] = planSummary(result(), drawn()).years;
    expect([first!.t, second!.t]).toEqual([0, 1]);
    expect(first!.balance).toEqual([-1, -1, 0, 5, 10]);
    expect(first!.percentFunded).toEqual([-10, -10, 0, 50, 50]);
    expect(second!.percentFunded).toEqual([-20, -20, 30, 40, 80]);
  });

  it('rounds safe contributions up, from the least certain to the most', () => {
    const safe = planSummary(result(), drawn()).safeContributions;
    expect(safe).toEqual([
      { percent: 50, firstYear: 2 },
      { percent: 75, firstYear: 3 },
      { percent: 90, firstYear: 5 },
      { percent: 95, firstYear: 5 },
    ]);
    expect(planSummary(result(), drawn(), { confidences: [75, 25] }).safeContributions).toEqual([
      { percent: 25, firstYear: 2 },
      { percent: 75, firstYear: 3 },
    ]);
    const most = result({ safeContribution: row(1e17, 1e17, 1e17, 1e17) });
    expect(() => planSummary(most, drawn())).toThrow('safe contribution cannot be held');
  });

  it('divides assessments among the units, over the paths that levy one', () => {
    const assessments = [row(0, 100, 300, 0), row(50, 0, 0, 0)];
    const { years, assessment } = planSummary(result({ assessments }), drawn(), { units: 2 });
    expect(years.map((year) => year.assessment)).toEqual([
      { probability: 0.5, probabilityError: 0.25, meanPerUnit: 100, p90PerUnit: 150 },
      { probability: 0.25, probabilityError: Math.sqrt(0.1875 / 4), meanPerUnit: 25, p90PerUnit: 25 },
    ]);
    expect(assessment).toMatchObject({ probability: 0.75, meanPerUnit: 75, p90PerUnit: 150 });
    const whole = planSummary(result({ assessments }), drawn()).assessment;
    expect([whole!.meanPerUnit, whole!.p90PerUnit]).toEqual([150, 300]);
    const none = planSummary(result({ assessments: [row(0, 0, 0, 0), row(0, 0, 0, 0)] }), drawn());
    expect(none.assessment).toEqual({
      probability: 0,
      probabilityError: 0,
      meanPerUnit: null,
      p90PerUnit: null,
    });
  });

  it('says nothing before the first path is drawn', () => {
    const assessments = [row(), row()];
    const { paths, years, safeContributions, assessment } = planSummary(
      result({ paths: 0, assessments }),
      drawn(),
    );
    expect([paths, safeContributions.map(({ firstYear }) => firstYear)]).toEqual([0, [0, 0, 0, 0]]);
    expect(years[0]).toMatchObject({ belowZero: 0, belowZeroError: 0, everBelowZero: 0 });
    expect(years[0]!.balance).toEqual([null, null, null, null, null]);
    expect(assessment).toMatchObject({ probability: 0, probabilityError: 0, meanPerUnit: null });
  });
});
