import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, holds, plans, rate } from '../../fixtures/arbitraries';
import { contributionAmounts } from '../projection/contributions';
import { earnedShares, yearInterest } from '../projection/interest';
import { project } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import type { ReserveComponent, ScheduleOptions, YearRate } from '../types';

const rateIn = (general: number, year: number, own: readonly YearRate[] = []) =>
  own.filter((one) => one.year === year).at(0)?.rate ?? general;

/** Growth to boundary k, a year at a time. */
function grown(options: ScheduleOptions, k: number): number {
  let growth = 1;
  for (let year = 0; year < k; year++)
    growth *= 1 + rateIn(options.inflationRate, year, options.yearRates) / 100;
  return growth;
}

/** Cost of a component in year t by its own rate, or by the rates year by year. */
function naiveCost(line: ReserveComponent, options: ScheduleOptions, t: number): number {
  const { inflationTiming, inflationRate, yearRates } = options;
  const own = line.inflationRate;
  const running = 1 + (own ?? rateIn(inflationRate, t, yearRates)) / 100;
  const begun = own === undefined ? grown(options, t) : (1 + own / 100) ** t;
  if (inflationTiming === 'midYear') return line.currentCost * begun * running ** 0.5;
  return line.currentCost * begun * (inflationTiming === 'endOfYear' ? running : 1);
}

const near = (found: number, expected: number, cents = 1) =>
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(cents + Math.abs(expected) * 1e-12);

describe(`rates of single years (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('cost at a boundary is K times the product of the years before, and the running year counts by the timing', () => {
    holds(plans, ({ components, options }) => {
      const { occurrences, fullyFunded } = buildSchedule(components, options);
      const byId = new Map(components.map((line) => [line.id, line]));
      for (const { componentId, t, cost } of occurrences)
        near(cost, naiveCost(byId.get(componentId)!, options, t));
      const general = components.map((line) => ({ ...line, inflationRate: undefined }));
      const level = buildSchedule(general, { years: options.years, inflationRate: 0 }).fullyFunded;
      buildSchedule(general, options).fullyFunded.forEach((need, k) =>
        near(need, level[k]! * grown(options, k), grown(options, k) / 2 + 1),
      );
      const own = components.map((line) => ({ ...line, inflationRate: line.inflationRate ?? 3 }));
      const without = buildSchedule(own, { ...options, yearRates: undefined });
      expect(buildSchedule(own, options)).toEqual(without);
      expect(fullyFunded).toHaveLength(options.years + 1);
    });
  });

  it('a simple contribution rises from the unrounded one before, by the rate of the year', () => {
    holds(plans, ({ plan: { contributions: drawn } }) => {
      if (drawn.kind !== 'simple') return;
      let level = drawn.firstYear;
      contributionAmounts(drawn, 60).forEach((amount, t) => {
        if (t > 0) level *= 1 + rateIn(drawn.increaseRate, t, drawn.yearRates) / 100;
        near(amount, level);
      });
    });
  });

  it('every year earns at its own rate', () => {
    holds(plans, ({ plan }) => {
      const { interest } = plan;
      for (const row of project(plan).rows) {
        const interestRate = rateIn(interest.interestRate, row.t, interest.yearRates);
        const earned = earnedShares({ ...interest, interestRate });
        const inflow = row.contribution + row.assessments + row.loanProceeds;
        const outflow = row.expenditures + row.debtService;
        const flows = { start: row.startBalance, inflow, outflow };
        expect(row.interest).toBe(yearInterest(earned, flows, interest.chargeOnNegative ?? false));
      }
    });
  });

  it('single years at the general rate, or outside the horizon, change nothing', () => {
    const years = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 10 });
    holds(plans, years, rate(9), ({ components, options, plan }, inside, drawn) => {
      const { contributions, interest } = plan;
      const outside = [-1, 60, 75].map((year) => ({ year, rate: drawn }));
      const idle = (general: number) => [...outside, ...inside.map((year) => ({ year, rate: general }))];
      const at = (own: (general: number) => YearRate[]) => {
        const schedule = buildSchedule(components, { ...options, yearRates: own(options.inflationRate) });
        const planned =
          contributions.kind === 'simple'
            ? { ...contributions, yearRates: own(contributions.increaseRate) }
            : { ...contributions, yearRates: own(1).slice(0, 3) };
        const rates = { ...interest, yearRates: own(interest.interestRate) };
        return project({ ...plan, schedule, contributions: planned, interest: rates });
      };
      expect(at(idle)).toEqual(at(() => []));
    });
  });

  it('a rate in every year is that rate in general, to the rounding', () => {
    holds(plans, rate(9), ({ components, options }, drawn) => {
      const all = Array.from({ length: 60 }, (_, year) => ({ year, rate: drawn }));
      const { expenditures } = buildSchedule(components, { ...options, yearRates: all });
      const general = { ...options, inflationRate: drawn, yearRates: undefined };
      buildSchedule(components, general).expenditures.forEach((spent, t) =>
        near(expenditures[t]!, spent, components.length),
      );
    });
  });
});
