import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { buildSchedule } from '../inventory/schedule';
import type { ReserveComponent, ScheduleOptions } from '../types';
import { LifeTable } from './life-table';
import { Need, runningCycle } from './need';
import { normalOf } from './random';
import { createSimulation, partDrawer } from './simulation';
import { drawnLife, type Spreads } from './spreads';

const none: Spreads = { inflation: 0, cost: 0, life: 0, interest: 0 };
const roof = component(10_000, 4, 2);
const options: ScheduleOptions = { years: 5, inflationRate: 3 };
const input = { components: [roof], options, seed: 7, capacity: 10 };

function drawn(spreads: Partial<Spreads>, components = [roof], of = options) {
  const simulation = createSimulation({ components, options: of, seed: 7, spreads: { ...none, ...spreads } });
  simulation.run(1);
  return simulation.draws;
}

describe('one spread among others', () => {
  const neededWith = (spreads: Partial<Spreads>) => drawn(spreads).fullyFunded.map((row) => row[0]);

  it.each([{ inflation: 2 }, { cost: 10 }, { life: 60 }])('%j changes what a path needs', (spreads) =>
    expect(neededWith(spreads)).not.toEqual(buildSchedule([roof], options).fullyFunded),
  );

  it('of interest leaves what a path needs', () =>
    expect(neededWith({ interest: 2 })).toEqual(buildSchedule([roof], options).fullyFunded));
});

it('a component whose own rate is the general one keeps it in years that have others', () => {
  const own: ReserveComponent = { ...roof, id: 'own', inflationRate: 3 };
  const years = { ...options, yearRates: [{ year: 1, rate: 9 }] };
  const spent = drawn({}, [roof, own], years).expenditures.map((row) => row[0]);
  expect(spent).toEqual(buildSchedule([roof, own], years).expenditures);
});

it('a cost may be the largest that cents can hold', () => {
  const largest = component(1, 10, 0, { isOneTime: true, currentCost: Number.MAX_SAFE_INTEGER });
  const { expenditures } = drawn({}, [largest], { years: 1, inflationRate: 0 });
  expect(expenditures[0]![0]).toBe(Number.MAX_SAFE_INTEGER);
});

describe('the running cycle of a path', () => {
  const needsOf = (line: ReserveComponent, due: number) => {
    const need = new Need(12);
    need.addFirstCycle(runningCycle(line), 1_200, due);
    const found = new Float64Array(13);
    need.addTo(found, new Float64Array(13).fill(1));
    return [...found].map(Math.round);
  };

  it('that begins today lasts until the work, however late it is drawn', () =>
    expect(needsOf(component(1, 4, 4), 6)).toEqual([0, 200, 400, 600, 800, 1_000, 1_200, 0, 0, 0, 0, 0, 0]));

  it('that waits begins its life before the work, however late it is drawn', () =>
    expect(needsOf(component(1, 4, 7), 9)).toEqual([0, 0, 0, 0, 0, 0, 300, 600, 900, 1_200, 0, 0, 0]));
});

it('a table of lives has the very first number of each of its lives, the longest too', () => {
  const table = new LifeTable(12, 0.15, 1);
  const computed = (whole: number) => drawnLife(12, 0.15, 1, normalOf(whole));
  const last = 2 ** 32 - 1;
  expect(computed(last)).toBeGreaterThan(computed(0) + 15);
  for (let life = computed(0) + 1; life <= computed(last); life++) {
    let [below, reached] = [0, last];
    while (reached - below > 1) {
      const middle = Math.floor((below + reached) / 2);
      if (computed(middle) >= life) reached = middle;
      else below = middle;
    }
    expect([table.at(below), table.at(reached)]).toEqual([life - 1, life]);
  }
});

it('parts of a simulation that begins later follow one another', () => {
  const draw = partDrawer(input);
  const shared = createSimulation({ ...input, firstPath: 60 });
  const refused = (from: number, next: number) =>
    expect(() => shared.take(draw(from, 4))).toThrow(`from must be a whole number from ${next} to ${next}`);
  for (const from of [0, 59, 61]) refused(from, 60);
  shared.take(draw(60, 4));
  for (const from of [60, 63, 65]) refused(from, 64);
  shared.take(draw(64, 6));
  const whole = createSimulation({ ...input, firstPath: 60 });
  whole.run(10);
  expect(shared.draws).toEqual(whole.draws);
});

it('a contribution that begins with nothing is safe at what the same rises would need', () => {
  const simulation = createSimulation(input);
  simulation.run(4);
  const safeOf = (firstYear: number, increaseRate: number) => {
    const contributions = { kind: 'simple', firstYear, increaseRate } as const;
    const plan = { startingBalance: 0, contributions, interest: { interestRate: 1 } };
    return simulation.addPlan(plan).run.advance().safeContribution;
  };
  expect(safeOf(0, 40)).toEqual(safeOf(1, 40));
  expect(safeOf(0, 40)).not.toEqual(safeOf(0, 0));
});

it('amounts of a plan need whole years, and are refused by name', () => {
  const simulation = createSimulation(input);
  const half = [{ year: 0.5, amount: 1 }];
  const plan = {
    startingBalance: 0,
    contributions: { kind: 'simple', firstYear: 1, increaseRate: 0 } as const,
    interest: { interestRate: 1 },
  };
  for (const [field, figure] of [
    ['assessments', 'special assessment'],
    ['loanProceeds', 'loan proceeds'],
    ['debtService', 'debt service'],
  ] as const)
    expect(() => simulation.addPlan({ ...plan, [field]: half })).toThrow(
      `year of ${figure} must be a whole number`,
    );
});
