import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, components, holds, money, scheduleOptions } from '../../fixtures/arbitraries';
import { fullyFundedBalance, percentFunded } from '../inventory/fully-funded';
import { growthFactor, rateOfYear } from '../numeric/growth';
import { project } from '../projection/projection';
import { buildSchedule, expendituresByCategory } from '../inventory/schedule';

const boundaries = fc.integer({ min: 0, max: 60 });

describe(`invariants of the inventory (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('5: the fully funded balance is linear in cost', () => {
    holds(components(), boundaries, scheduleOptions, (lines, k, options) => {
      const doubled = lines.map((line) => ({ ...line, currentCost: 2 * line.currentCost }));
      const single = fullyFundedBalance(lines, k, options);
      expect(Math.abs(fullyFundedBalance(doubled, k, options) - 2 * single)).toBeLessThanOrEqual(1);
    });
  });

  it('5: a union needs the sum of its parts, in whatever order', () => {
    holds(components(), fc.nat(12), boundaries, scheduleOptions, (lines, cut, k, options) => {
      const whole = fullyFundedBalance(lines, k, options);
      const parts = [lines.slice(0, cut), lines.slice(cut)].map((part) =>
        fullyFundedBalance(part, k, options),
      );
      expect(Math.abs(parts[0]! + parts[1]! - whole)).toBeLessThanOrEqual(1);
      expect(fullyFundedBalance(lines.toReversed(), k, options)).toBe(whole);
      const years = buildSchedule(lines, options).expenditures;
      expect(buildSchedule(lines.toReversed(), options).expenditures).toEqual(years);
    });
  });

  it('5: the balances of a schedule are those of each boundary, to the cent, whenever in its year work is done', () => {
    const timings = fc.constantFrom('startOfYear', 'midYear', 'endOfYear');
    holds(components(), timings, scheduleOptions, (lines, workTiming, options) => {
      const asked = { ...options, workTiming };
      const { fullyFunded } = buildSchedule(lines, asked);
      expect(fullyFunded).toEqual(fullyFunded.map((_, k) => fullyFundedBalance(lines, k, asked)));
    });
  });

  it('6: the fully funded balance lies between 0 and the inflated costs; 100 percent is equality', () => {
    holds(components(), boundaries, scheduleOptions, (lines, k, options) => {
      const fullyFunded = fullyFundedBalance(lines, k, options);
      const years = Array.from({ length: k }, (_, year) => year);
      const general = years.reduce(
        (growth, year) =>
          growth * growthFactor(rateOfYear(options.inflationRate, year, options.yearRates), 1),
        1,
      );
      const costs = lines.map(({ currentCost, inflationRate: own }) =>
        own === undefined ? currentCost * general : currentCost * growthFactor(own, k),
      );
      expect(fullyFunded).toBeGreaterThanOrEqual(0);
      expect(fullyFunded).toBeLessThanOrEqual(costs.reduce((sum, cost) => sum + cost, 0) + 0.501);
      if (fullyFunded === 0) return;
      expect(percentFunded(fullyFunded, fullyFunded)).toBe(100);
      expect(percentFunded(fullyFunded - 1, fullyFunded)).toBeLessThan(100);
    });
  });

  it('8: a full fund that receives its deterioration stays full', () => {
    holds(components('plain'), (lines) => {
      const schedule = buildSchedule(lines, { years: 60, inflationRate: 0 });
      const { rows } = project({
        schedule,
        startingBalance: schedule.fullyFunded[0]!,
        contributions: { kind: 'simple', firstYear: schedule.annualDeterioration, increaseRate: 0 },
        interest: { interestRate: 0 },
      });
      for (const row of rows) {
        const cents = (lines.length + 1) * (row.t + 1);
        expect(Math.abs(row.endBalance - row.fullyFundedEnd)).toBeLessThanOrEqual(cents);
      }
    });
  });

  it('9: without inflation a component spends its cost floor((N - 1 - RUL) / UL) + 1 times', () => {
    holds(components(), scheduleOptions, (lines, options) => {
      const flat = lines.map((line) => ({ ...line, isOneTime: false, inflationRate: 0 }));
      const { occurrences } = buildSchedule(flat, options);
      for (const { id, currentCost, remainingUsefulLife, usefulLife } of flat) {
        const own = occurrences.filter((occurrence) => occurrence.componentId === id);
        const due = remainingUsefulLife < options.years;
        expect(own).toHaveLength(
          due ? Math.floor((options.years - 1 - remainingUsefulLife) / usefulLife) + 1 : 0,
        );
        expect(own.every((occurrence) => occurrence.cost === currentCost)).toBe(true);
      }
    });
  });

  it('12: two halves of a component spend and need as much as the whole, within a cent per occurrence', () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    holds(components(), shares, scheduleOptions, (lines, share, options) => {
      const [first, ...rest] = lines;
      if (!first) return;
      const part = Math.floor(first.currentCost * share);
      const halves = [
        { ...first, id: 'one', currentCost: part },
        { ...first, id: 'two', currentCost: first.currentCost - part },
      ];
      const whole = buildSchedule(lines, options);
      const split = buildSchedule([...halves, ...rest], options);
      const off = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
      whole.expenditures.forEach((spent, t) => off(spent, split.expenditures[t]!));
      whole.fullyFunded.forEach((need, k) => off(need, split.fullyFunded[k]!));
      expect(split.totalCurrentCost).toBe(whole.totalCurrentCost);
    });
  });

  it('16: a one-time component is spent exactly once and needs nothing afterwards', () => {
    holds(components(), scheduleOptions, money(900_000), (lines, options, cost) => {
      for (const line of lines.map((each) => ({ ...each, currentCost: cost + 100, isOneTime: true }))) {
        const { occurrences, fullyFunded } = buildSchedule([line], { ...options, years: 60 });
        const due = line.remainingUsefulLife;
        expect(occurrences.map((occurrence) => occurrence.t)).toEqual(due < 60 ? [due] : []);
        fullyFunded.slice(due + 1).forEach((need) => expect(need).toBe(0));
      }
    });
  });

  it('24: category totals add up to the expenditures of every span', () => {
    holds(components(), scheduleOptions, fc.nat(59), fc.nat(59), (lines, options, from, to) => {
      const schedule = buildSchedule(lines, options);
      const spent = schedule.expenditures.slice(from, to + 1).reduce((sum, year) => sum + year, 0);
      const totals = expendituresByCategory(schedule, from, to);
      expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(spent);
      expect(new Set(totals.map(({ category }) => category)).size).toBe(totals.length);
    });
  });
});
