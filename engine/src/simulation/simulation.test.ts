import { describe, expect, it } from 'vitest';
import demo from '../../fixtures/demo-components.json';
import { cents, component, inventory } from '../../fixtures/inventory';
import { solveContribution } from '../solver/goals';
import { buildSchedule } from '../inventory/schedule';
import { adjustedComponent } from '../what-if/adjustment';
import { createSimulation, partDrawer, type SimulationInput } from './simulation';
import type { SimulatedPlan } from './plan-run';

const property = demo.properties[0]!;
const components = inventory(property.components);
const input: SimulationInput = {
  components,
  options: { years: 30, inflationRate: property.inflationRatePct },
  seed: 20_260_101,
  capacity: 1_000,
};
const plan: SimulatedPlan = {
  startingBalance: cents(property.startingReserveBalance),
  contributions: {
    kind: 'simple',
    firstYear: cents(property.annualReserveContribution) * 0.8,
    increaseRate: property.reserveContributionIncreaseRatePct,
  },
  interest: { interestRate: property.interestRatePct },
};

/** Enough paths where the figures of each are compared. */
const few = { capacity: 100 };

function simulated(change: Partial<SimulationInput> = {}, count = 1_000) {
  const simulation = createSimulation({ ...input, ...change });
  simulation.run(count);
  return simulation;
}

describe('simulation', () => {
  it('does not depend on how its paths are cut into chunks or shared out', () => {
    const whole = simulated(few).addPlan(plan);
    const simulation = createSimulation({ ...input, ...few });
    const streamed = simulation.addPlan(plan);
    for (let chunk = 0; chunk < 4; chunk++) {
      simulation.run(25);
      streamed.summary();
    }
    expect(streamed.summary()).toEqual(whole.summary());
    const second = simulated({ firstPath: 60, capacity: 40 }).addPlan(plan).run.advance();
    expect(second.balances[29]!.slice(0, 40)).toEqual(whole.run.result.balances[29]!.slice(60, 100));
    expect(simulation.run(50)).toBe(100);
  });

  it('takes what others have drawn, the same to the last bit', () => {
    const whole = simulated(few);
    const shared = createSimulation({ ...input, ...few });
    const drawers = [partDrawer(input), partDrawer(input)];
    const streamed = shared.addPlan({ ...plan, assessmentFloor: 0 });
    // The second draws its parts before the first, as threads may.
    const parts = [25, 75, 0, 50].map((from, index) => drawers[index % 2]!(from, 25));
    for (const part of parts.toSorted((one, other) => one.from - other.from)) {
      shared.take(structuredClone(part));
      streamed.summary({ units: 40 });
    }
    expect(shared.draws).toEqual(whole.draws);
    expect(streamed.summary({ units: 40 })).toEqual(
      whole.addPlan({ ...plan, assessmentFloor: 0 }).summary({ units: 40 }),
    );
    expect(() => shared.take(parts[0]!)).toThrow('from');
    expect(() => partDrawer({ ...input, seed: -1 })).toThrow('seed');
  });

  it('takes the next paths only, and goes on drawing after them', () => {
    const shared = createSimulation({ ...input, ...few });
    expect(() => shared.take(partDrawer(input)(1, 10))).toThrow('from');
    shared.take(partDrawer(input)(0, 40));
    expect(() => shared.take(partDrawer(input)(40, 61))).toThrow('paths must be a whole number from 1 to 60');
    shared.run(60);
    expect(shared.draws).toEqual(simulated(few).draws);
  });

  it('gives plans the same draws, so that more money is never worse on any path', () => {
    const simulation = simulated(few);
    const poorer = simulation.addPlan(plan).run.advance();
    const richer = simulation.addPlan({ ...plan, startingBalance: plan.startingBalance + 1 }).run.advance();
    poorer.balances.forEach((row, t) =>
      row.forEach((balance, path) => expect(richer.balances[t]![path]).toBeGreaterThan(balance)),
    );
  });

  it('keeps the year and the cost of work that is done on every path, and draws the rest as before', () => {
    const [first, ...others] = components;
    const done = { ...first!, remainingUsefulLife: 0, isOneTime: true, isDone: true };
    const spentOf = (list: typeof components, t: number) =>
      simulated({ components: list }, 50).draws.expenditures[t]!;
    const [without, withDone] = [spentOf(others, 0), spentOf([...others, done], 0)];
    for (let path = 0; path < 50; path++) expect(withDone[path]! - without[path]!).toBe(first!.currentCost);
    expect(spentOf([...others, done], 5)).toEqual(spentOf(others, 5));
    const shocked = spentOf([...others, adjustedComponent(done, { costShock: 20 })], 0);
    expect(shocked).toEqual(withDone);
  });

  it('finds contributions that are safe in the stated share of paths', () => {
    const simulation = simulated();
    const { safeContributions } = simulation.addPlan(plan).summary();
    for (const { percent, firstYear } of safeContributions) {
      const contributions = {
        ...plan.contributions,
        firstYear: firstYear + 100,
      } as typeof plan.contributions;
      const run = simulation.addPlan({ ...plan, contributions }).run.advance();
      const safe = Array.from({ length: 1_000 }, (_, path) => run.balances.every((row) => row[path]! >= 0));
      const share = safe.filter(Boolean).length / 10;
      expect(share).toBeGreaterThanOrEqual(percent);
      expect(share).toBeLessThan(percent + 1);
    }
  });

  it('keeps the balance at the floor by assessments under the policy', () => {
    const poor = { ...plan, startingBalance: 0, assessmentFloor: 1_000_000 };
    const { run, summary } = simulated().addPlan(poor);
    const { years, assessment } = summary({ units: property.numberOfUnits });
    expect(assessment!.probability).toBeGreaterThan(0.5);
    expect(assessment!.p90PerUnit!).toBeGreaterThan(assessment!.meanPerUnit!);
    expect(years.some((year) => year.assessment!.probability > 0 && year.assessment!.probability < 1)).toBe(
      true,
    );
    const none = years.find((year) => year.assessment!.probability === 0);
    expect(none?.assessment?.meanPerUnit ?? null).toBeNull();
    expect(run.result.assessments.flatMap((row) => [...row]).every((amount) => amount >= 0)).toBe(true);
    expect(simulated().addPlan(plan).summary().assessment).toBeNull();
  });

  it('levies the missing amount once, and continues from the floor', () => {
    const none = { inflation: 0, cost: 0, life: 0, interest: 0 };
    const oneRoof = { components: [component(10_000, 10, 2)], options: { years: 12, inflationRate: 0 } };
    const bare = { ...plan, startingBalance: 0, contributions: { ...plan.contributions, firstYear: 0 } };
    const simulation = simulated({ ...oneRoof, spreads: none, capacity: 4 }, 4);
    const policy = { ...bare, assessmentFloor: 50_000 } as SimulatedPlan;
    const { assessments } = simulation.addPlan({ ...policy, interest: { interestRate: 0 } }).run.advance();
    expect(assessments.map((row) => row[0])).toEqual([50_000, 0, 1_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('centres on the plain figures when spreads are tiny', () => {
    const tiny = { inflation: 1e-7, cost: 1e-7, life: 1e-7, interest: 0 };
    const { draws } = simulated({ spreads: tiny, capacity: 20 }, 20);
    const schedule = buildSchedule(components, input.options);
    draws.fullyFunded.forEach((row, k) =>
      row.forEach((needed) => expect(Math.abs(needed / schedule.fullyFunded[k]! - 1)).toBeLessThan(1e-7)),
    );
    draws.expenditures.forEach((row, t) =>
      row.forEach((spent) =>
        expect(Math.abs(spent - schedule.expenditures[t]!)).toBeLessThan(1 + spent / 1e6),
      ),
    );
  });

  it('draws around the rate of the year', () => {
    const oneRoof = [component(10_000, 40, 1)];
    const spreads = { inflation: 5, cost: 0, life: 0, interest: 0 };
    // 20 points is the highest draw: no path may be above it, and about half of them are below it.
    const options = { years: 3, inflationRate: 3, yearRates: [{ year: 0, rate: 20 }] };
    const { draws } = simulated({ components: oneRoof, options, spreads });
    const spent = [...draws.expenditures[1]!];
    expect(Math.max(...spent)).toBe(1_200_000);
    expect(spent.filter((cost) => cost === 1_200_000).length / 1_000).toBeCloseTo(0.5, 1);
    const general = simulated({ components: oneRoof, options: { ...options, yearRates: [] }, spreads });
    expect(Math.min(...spent)).toBeGreaterThan(Math.min(...general.draws.expenditures[1]!));
  });

  it('returns the plain baseline without spreads', () => {
    const none = { inflation: 0, cost: 0, life: 0, interest: 0 };
    const { safeContributions } = simulated({ spreads: none }, 10).addPlan(plan).summary();
    const schedule = buildSchedule(components, input.options);
    const solved = solveContribution({ ...plan, schedule, shape: plan.contributions }, { kind: 'baseline' });
    if (!solved.feasible) throw new Error(solved.reason);
    for (const { firstYear } of safeContributions) {
      expect(Math.abs(firstYear - solved.unrounded)).toBeLessThanOrEqual(1);
    }
  });

  it('leaves out percents when nothing is needed, and refuses values that it cannot draw', () => {
    const oneTime = { components: [component(10_000, 10, 2, { isOneTime: true })], capacity: 10 };
    const { years } = simulated({ ...oneTime, spreads: { life: 0 } }, 10)
      .addPlan(plan)
      .summary();
    expect(years[0]!.percentFunded[2]).not.toBeNull();
    expect(years[29]!.percentFunded).toEqual([null, null, null, null, null]);
    expect(() => simulated({ spreads: { cost: -1 } })).toThrow('spread of cost');
    expect(() => simulated({ seed: 1.5 })).toThrow('seed');
    for (const capacity of [0, 1_000_001])
      expect(() => createSimulation({ ...input, capacity })).toThrow(
        'capacity must be a whole number from 1',
      );
    for (const firstPath of [-1, 1_000_001])
      expect(() => createSimulation({ ...input, firstPath })).toThrow('firstPath must be a whole number');
    for (const from of [-1, 1_000_001])
      expect(() => partDrawer(input)(from, 1)).toThrow('from must be a whole number from 0');
    expect(() => partDrawer(input)(0, 0)).toThrow('paths must be a whole number from 1');
    expect(() => simulated({ options: { years: 30, inflationRate: -101 } })).toThrow('inflationRate');
    const halfYear = [{ year: 0.5, rate: 1 }];
    expect(() => simulated({ options: { ...input.options, yearRates: halfYear } })).toThrow('inflationRate');
    expect(() => simulated({ components: [component(10_000, 0, 2)] })).toThrow('usefulLife');
    for (const spread of [0, 100])
      expect(() => createSimulation({ ...input, capacity: 1, spreads: { cost: spread } })).not.toThrow();
    expect(() => simulated({ spreads: { life: 100.1 } })).toThrow('spread of life must be from 0 to 100');
    expect(() => simulated({ options: { years: 61, inflationRate: 3 } })).toThrow('years');
    const midYear = { years: 30, inflationRate: 3, workTiming: 'midYear' as const };
    expect(() => simulated({ options: midYear })).toThrow(
      'workTiming must be the start of the year in a simulation',
    );
    const wild = { components: [component(9e7, 1, 0)], options: { years: 60, inflationRate: 99 } };
    expect(() => simulated({ ...wild, capacity: 10 }, 10)).toThrow('out of range');
    const dear = component(8e13, 10, 0, { isOneTime: true });
    const late = { years: 1, inflationRate: 20, inflationTiming: 'endOfYear' as const };
    const spreads = { inflation: 0, cost: 0, life: 0 };
    const one = { components: [dear], options: late, spreads, capacity: 1 };
    expect(() => simulated(one, 1)).toThrow('a simulated cost');
  });

  it('shows the standard error of its probabilities', () => {
    const { years } = simulated().addPlan(plan).summary();
    for (const year of years) {
      const { belowZero: q, everBelowZero: e } = year;
      expect(year.belowZeroError).toBeCloseTo(Math.sqrt((q * (1 - q)) / 1_000), 12);
      expect(year.everBelowZeroError).toBeCloseTo(Math.sqrt((e * (1 - e)) / 1_000), 12);
    }
    expect(years.some((year) => year.belowZero > 0 && year.belowZero < 1)).toBe(true);
  });
});
