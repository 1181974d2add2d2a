import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { workedPlan } from '../../fixtures/plans';
import { projectionInput, projectPlan, type PlanInput } from '../plan/plan-input';
import { project } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import type { ProjectionRow, ReserveComponent } from '../types';
import { adjustedPlan } from './adjustment';
import { whatIfColumns } from './columns';
import { planOutcome } from './plan-outcome';

function outcomeOf(plan: PlanInput) {
  const input = projectionInput(plan);
  return planOutcome(project(input), input.schedule);
}

describe('cash facts', () => {
  it('are those of the worked projection', () => {
    const outcome = outcomeOf(workedPlan);
    expect(outcome).toMatchObject({
      lowestBalance: 3_161_530,
      lowestYear: 7,
      firstYearBelowZero: null,
      endBalance: 9_006_687,
      nextBigProject: { componentId: 'paint', t: 0, cost: 3_000_000, balanceAfter: 4_672_000 },
    });
    const { years, available, spending, percent } = outcome.fiveYearCover;
    expect([years, spending]).toEqual([5, 3_000_000 + 848_720 + 1_012_958]);
    expect(available - spending).toBe(15_617_775);
    expect(percent).toBe((100 * available) / spending);
  });

  it('have the percents funded of today, after the big project and at the end', () => {
    const { rows } = projectPlan(workedPlan);
    const outcome = outcomeOf(workedPlan);
    expect(outcome.percentFundedNow).toBe(rows[0]!.percentFundedStart);
    expect(outcome.nextBigProject!.percentFundedAfter).toBe(rows[0]!.percentFundedEnd);
    expect(outcome.percentFundedAtEnd).toBe(rows[9]!.percentFundedEnd);
  });

  const bigOf = (...components: ReserveComponent[]) => {
    const flat = { years: 10, inflationRate: 0 };
    const { nextBigProject } = outcomeOf({ ...workedPlan, options: flat, components });
    return nextBigProject && [nextBigProject.componentId, nextBigProject.t];
  };

  it('count a tenth of the current cost as big, and less as small', () => {
    const roof = component(9_000, 20, 5, { id: 'roof' });
    expect(bigOf(component(1_000, 20, 2, { id: 'gate' }), roof)).toEqual(['gate', 2]);
    expect(bigOf(component(999, 20, 2, { id: 'gate' }), roof)).toEqual(['roof', 5]);
  });

  it('name the most expensive work of the year of the first big one, the first of two alike', () => {
    const due = (id: string, cost: number, t = 2) => component(cost, 20, t, { id });
    expect(bigOf(due('gate', 15_000), due('roof', 16_000), due('elevator', 90_000, 5))).toEqual(['roof', 2]);
    expect(bigOf(due('gate', 15_000), due('roof', 15_000), due('pool', 14_000))).toEqual(['gate', 2]);
  });

  it('have no big project that costs nothing, also where nothing costs anything now', () => {
    const gate = component(0, 20, 1, { id: 'gate' });
    const done = component(0, 20, 2, { id: 'roof', isDone: true, doneCost: 700 });
    expect(bigOf(gate)).toBeNull();
    expect(bigOf(gate, done)).toEqual(['roof', 2]);
  });

  it('are refused by name where they are too large', () => {
    const input = projectionInput(workedPlan);
    const projection = project(input);
    const withRow = (change: Partial<ProjectionRow>) => () =>
      planOutcome(
        { ...projection, rows: projection.rows.map((row) => ({ ...row, ...change })) },
        input.schedule,
      );
    const most = Number.MAX_SAFE_INTEGER;
    expect(withRow({ contribution: most })).toThrow('money available cannot be held');
    expect(withRow({ expenditures: most })).toThrow('spending cannot be held');
  });

  it('use the most expensive work when none is big, and have none without work', () => {
    const small = Array.from({ length: 20 }, (_, index) =>
      component(1_000 + index, 30, 5, { id: `c${index}` }),
    );
    expect(outcomeOf({ ...workedPlan, components: small }).nextBigProject).toMatchObject({
      componentId: 'c19',
      t: 5,
    });
    const mixed = [component(100, 5, 0, { id: 'lamp' }), component(9_000, 20, 3, { id: 'roof' })];
    expect(outcomeOf({ ...workedPlan, components: mixed }).nextBigProject).toMatchObject({
      componentId: 'roof',
      t: 3,
    });
    const none = outcomeOf({ ...workedPlan, components: [] });
    expect([none.nextBigProject, none.fiveYearCover.percent]).toEqual([null, null]);
    expect(outcomeOf({ ...workedPlan, startingBalance: -100_000_000 }).firstYearBelowZero).toBe(0);
  });
});

it('cover counts loans and debt service of the first five years', () => {
  const funded = (more: Partial<PlanInput>) =>
    outcomeOf({ ...workedPlan, interest: { interestRate: 0 }, ...more });
  const plain = funded({}).fiveYearCover;
  const flows = [0, 4, 5].map((year) => ({ year, amount: 1_000 }));
  expect(funded({ loanProceeds: flows }).fiveYearCover.available).toBe(plain.available + 2_000);
  expect(funded({ debtService: flows }).fiveYearCover.spending).toBe(plain.spending + 2_000);
});

describe('columns', () => {
  it('give the same results as each plan by itself, and share an unchanged schedule', () => {
    const adjustments = [
      {},
      { firstYear: 3_000_000 },
      { costShock: 10 },
      { lifeOffset: -1 },
      { inflationRate: 5 },
    ];
    const kept = buildSchedule(workedPlan.components, workedPlan.options);
    const columns = whatIfColumns(workedPlan, adjustments, kept);
    columns.forEach((column, index) =>
      expect(column.projection).toEqual(projectPlan(adjustedPlan(workedPlan, adjustments[index]!))),
    );
    expect(columns.map(({ schedule }) => schedule === kept)).toEqual([true, true, false, false, false]);
    expect(() => whatIfColumns(workedPlan, Array(6).fill({}))).toThrow('adjustments must be at most 5');
  });

  it('share one schedule without being given it', () => {
    const [first, second, raised] = whatIfColumns(workedPlan, [{}, { firstYear: 1 }, { costShock: 10 }]);
    expect(second!.schedule).toBe(first!.schedule);
    expect(raised!.schedule).not.toBe(first!.schedule);
  });
});
