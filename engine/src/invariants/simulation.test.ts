import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, holds, plans } from '../../fixtures/arbitraries';
import { project } from '../projection/projection';
import { createSimulation } from '../simulation/simulation';
import type { Band } from '../simulation/summary';

const none = { inflation: 0, cost: 0, life: 0, interest: 0 };
const seeds = fc.integer({ min: 0, max: 2 ** 40 });

function expectOrdered(band: Band): void {
  const known = band.filter((value) => value !== null);
  known.forEach((value, index) => expect(value).toBeGreaterThanOrEqual(known[index - 1] ?? -Infinity));
}

describe(`invariants of the simulation (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('21: without spreads every path is the plain projection', () => {
    holds(plans, seeds, ({ components, options, plan }, seed) => {
      const simulation = createSimulation({ components, options, seed, spreads: none, capacity: 3 });
      simulation.run(3);
      const { rows } = project(plan);
      const { years } = simulation.addPlan(plan).summary();
      years.forEach((year, t) => {
        const row = rows[t]!;
        expect(year.balance).toEqual(Array(5).fill(row.endBalance));
        expect(year.percentFunded).toEqual(Array(5).fill(row.percentFundedEnd));
        expect(year.belowZero).toBe(row.endBalance < 0 ? 1 : 0);
      });
      const { draws } = simulation;
      rows.forEach((row, t) => expect(draws.expenditures[t]![2]).toBe(row.expenditures));
      rows.forEach((row, t) => expect(draws.fullyFunded[t]![2]).toBe(row.fullyFundedStart));
    });
  });

  it('21: the same seed gives the same output; probabilities and percentiles are in order', () => {
    holds(plans, seeds, ({ components, options, plan }, seed) => {
      const summary = (ownSeed: number) => {
        const simulation = createSimulation({ components, options, seed: ownSeed, capacity: 25 });
        simulation.run(25);
        return simulation.addPlan({ ...plan, assessmentFloor: 0 }).summary({ units: 7 });
      };
      const { years, safeContributions } = summary(seed);
      expect(summary(seed)).toEqual(summary(seed));
      let before = 0;
      for (const year of years) {
        expect(year.belowZero).toBeGreaterThanOrEqual(0);
        expect(year.everBelowZero).toBeGreaterThanOrEqual(Math.max(before, year.belowZero));
        expect(year.everBelowZero).toBeLessThanOrEqual(1);
        before = year.everBelowZero;
        expectOrdered(year.balance);
        expectOrdered(year.percentFunded);
      }
      safeContributions.forEach(({ firstYear }, index) =>
        expect(firstYear).toBeGreaterThanOrEqual(safeContributions[index - 1]?.firstYear ?? 0),
      );
    });
  });
});
