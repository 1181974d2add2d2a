import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { workedPlan } from '../../fixtures/plans';
import { componentAge } from '../inventory/fully-funded';
import { projectionInput, projectPlan, type PlanInput } from '../plan/plan-input';
import { project } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import type { ReserveComponent } from '../types';
import { adjustedComponent, adjustedPlan } from './adjustment';
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

describe('adjustments', () => {
  const roof = component(10_000, 20, 6);

  it('move costs and lives, within the model', () => {
    expect(adjustedComponent(roof, { costShock: 12.5 }).currentCost).toBe(1_125_000);
    expect(adjustedComponent(roof, { costShock: -100 }).currentCost).toBe(0);
    expect(adjustedComponent(roof, { lifeOffset: 3 })).toMatchObject({
      usefulLife: 23,
      remainingUsefulLife: 9,
    });
    expect(adjustedComponent(roof, { lifeOffset: -50 })).toMatchObject({
      usefulLife: 1,
      remainingUsefulLife: 0,
    });
    expect(adjustedComponent({ ...roof, firstCycleLife: 18 }, { lifeOffset: 2 }).firstCycleLife).toBe(20);
  });

  it("move work to another year and leave today's age", () => {
    const later = adjustedComponent(roof, { moves: { [roof.id]: 9 } });
    expect(later.remainingUsefulLife).toBe(9);
    expect(later.usefulLife).toBe(20);
    expect(componentAge(later, 0)).toBe(componentAge(roof, 0));
    expect(componentAge(adjustedComponent(roof, { moves: { [roof.id]: 2 } }), 0)).toBe(14);
  });

  it('leave work that is done in its year, and move what comes after it', () => {
    const done = { ...component(10_000, 20, 0), isDone: true };
    for (const lifeOffset of [3, -3]) {
      const adjusted = adjustedComponent(done, { lifeOffset });
      expect(adjusted).toMatchObject({ usefulLife: 20 + lifeOffset, remainingUsefulLife: 0 });
      expect(componentAge(adjusted, 0)).toBe(componentAge(done, 0));
    }
    expect(adjustedComponent({ ...done, isDone: false }, { lifeOffset: 3 }).remainingUsefulLife).toBe(3);
  });

  it('leave what done work cost, and price what comes after it', () => {
    const done = { ...component(10_000, 5, 0), isDone: true };
    const worksOf = (line: ReserveComponent) =>
      buildSchedule([line], { years: 6, inflationRate: 0 }).occurrences.map(({ t, cost }) => [t, cost]);
    for (const [costShock, later] of [
      [20, 1_200_000],
      [-100, 0],
    ] as const) {
      const shocked = adjustedComponent(done, { costShock });
      expect(worksOf(shocked)).toEqual([
        [0, 1_000_000],
        [5, later],
      ]);
      // A second change goes on top of the first and still leaves what was paid.
      expect(worksOf(adjustedComponent(shocked, { costShock: 50 }))).toEqual([
        [0, 1_000_000],
        [5, later * 1.5],
      ]);
      expect(worksOf(adjustedComponent({ ...done, isDone: false }, { costShock }))[0]).toEqual([0, later]);
    }
    expect(adjustedComponent(done, { lifeOffset: 1 })).not.toHaveProperty('doneCost');
  });

  it('change only the given inputs of a plan', () => {
    expect(projectPlan(adjustedPlan(workedPlan, {}))).toEqual(projectPlan(workedPlan));
    const changed = adjustedPlan(workedPlan, {
      firstYear: 3_000_000,
      increaseRate: 5,
      inflationRate: 4,
      interestRate: 2,
      assessments: [{ year: 1, amount: 500_000 }],
    });
    expect(changed).toMatchObject({
      contributions: { firstYear: 3_000_000, increaseRate: 5 },
      options: { inflationRate: 4, years: 10 },
      interest: { interestRate: 2 },
    });
    expect(changed.assessments).toEqual([...workedPlan.assessments!, { year: 1, amount: 500_000 }]);
    expect(changed.components).toBe(workedPlan.components);
  });

  it('keep the rates of single years', () => {
    const yearRates = [{ year: 2, rate: 8 }];
    const own: PlanInput = {
      ...workedPlan,
      options: { ...workedPlan.options, yearRates },
      interest: { ...workedPlan.interest, yearRates },
      contributions: { ...workedPlan.contributions, yearRates },
    };
    const changed = adjustedPlan(own, { inflationRate: 4, interestRate: 2, firstYear: 1, increaseRate: 5 });
    expect(changed.options).toMatchObject({ inflationRate: 4, yearRates });
    expect(changed.interest).toMatchObject({ interestRate: 2, yearRates });
    expect(changed.contributions).toEqual({ kind: 'simple', firstYear: 1, increaseRate: 5, yearRates });
  });

  it('refuse what is outside the model', () => {
    expect(() => adjustedPlan(workedPlan, { moves: { attic: 3 } })).toThrow('unknown component attic');
    expect(() => adjustedPlan(workedPlan, { moves: { roof: -1 } })).toThrow('roof');
    expect(() => adjustedPlan(workedPlan, { lifeOffset: 0.5 })).toThrow('lifeOffset');
    expect(() => adjustedPlan(workedPlan, { costShock: -101 })).toThrow(
      'costShock must be from -100 to 1000 points',
    );
    expect(() => adjustedPlan(workedPlan, { costShock: 1_001 })).toThrow('costShock');
    for (const costShock of [-100, 1_000])
      expect(() => adjustedPlan(workedPlan, { costShock })).not.toThrow();
  });
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
    expect(() => whatIfColumns(workedPlan, Array(6).fill({}))).toThrow('at most 5');
  });
});
