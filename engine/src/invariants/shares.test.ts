import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, components, holds, money, rate, yearRates } from '../../fixtures/arbitraries';
import { componentMethod } from '../inventory/component-method';
import { interestFactors } from '../projection/interest';
import { growthFactor, rateOfYear } from '../numeric/growth';
import { deficitPerUnit, feePerUnit, monthlyContributionPerUnit, perUnit } from '../projection/per-unit';
import { project } from '../projection/projection';
import {
  rollForwardYears,
  rollForwardContributions,
  rollForwardInventory,
} from '../roll-forward/roll-forward';
import { buildSchedule } from '../inventory/schedule';

describe(`invariants of shares and roll-forward (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('18: rolling forward a year of done work reproduces the later rows', () => {
    const drawn = fc.record({
      lines: components('any', 8).map((all) => all.map((line) => ({ ...line, inflationRate: undefined }))),
      years: fc.integer({ min: 2, max: 30 }),
      inflationRate: rate(4),
      inflationTiming: fc.constantFrom('startOfYear' as const, 'midYear' as const, 'endOfYear' as const),
      interestRate: rate(4),
      increaseRate: rate(4),
      firstYear: money(300_000),
      startingBalance: money(900_000),
      inflationByYear: yearRates(6),
      interestByYear: yearRates(6),
      rises: yearRates(6),
      assessment: fc.record({ year: fc.nat(30), amount: money(100_000) }),
    });
    holds(drawn, ({ lines, years, inflationRate, inflationTiming, interestRate, increaseRate, ...fund }) => {
      const {
        startingBalance,
        firstYear,
        assessment,
        inflationByYear = [],
        interestByYear = [],
        rises,
      } = fund;
      const options = { years, inflationRate, inflationTiming, yearRates: inflationByYear };
      const contributions = { kind: 'simple' as const, firstYear, increaseRate, yearRates: rises };
      const interest = { interestRate, yearRates: interestByYear };
      const schedule = buildSchedule(lines, options);
      const closing = rateOfYear(inflationRate, 0, inflationByYear);
      const old = project({ schedule, startingBalance, contributions, interest, assessments: [assessment] });
      const completed = new Set(
        lines.filter((line) => line.remainingUsefulLife === 0).map((line) => line.id),
      );
      const rolled = project({
        schedule: buildSchedule(rollForwardInventory(lines, { inflationRate: closing, completed }), {
          ...options,
          years: years - 1,
          yearRates: rollForwardYears(inflationByYear),
        }),
        startingBalance: old.rows[0]!.endBalance,
        contributions: rollForwardContributions(contributions),
        interest: { interestRate, yearRates: rollForwardYears(interestByYear) },
        assessments: rollForwardYears([assessment]),
      });
      const { a } = interestFactors({ interestRate: 6 });
      let drift = 0;
      rolled.rows.forEach((row, t) => {
        const before = old.rows[t + 1]!;
        const cents = lines.length * (growthFactor(6, t + 1) / 2 + 1) + 1;
        const contributed = growthFactor(6, t) / 2 + 1;
        drift = a * (drift + cents + contributed) + 1;
        expect(Math.abs(row.expenditures - before.expenditures)).toBeLessThanOrEqual(cents);
        expect(Math.abs(row.fullyFundedStart - before.fullyFundedStart)).toBeLessThanOrEqual(cents);
        expect(Math.abs(row.fullyFundedEnd - before.fullyFundedEnd)).toBeLessThanOrEqual(cents);
        expect(Math.abs(row.contribution - before.contribution)).toBeLessThanOrEqual(contributed);
        expect(row.assessments).toBe(before.assessments);
        expect(Math.abs(row.endBalance - before.endBalance)).toBeLessThanOrEqual(drift);
      });
    });
  });

  it('20: allocations add up to the balance and no contribution is negative', () => {
    const balances = fc.integer({ min: -50_000_000, max: 500_000_000 });
    const choices = fc.record({
      allocation: fc.constantFrom('proportional' as const, 'earliestFirst' as const),
      cost: fc.constantFrom('current' as const, 'inflated' as const),
      inflationRate: rate(8),
    });
    holds(components(), balances, choices, (lines, startingBalance, choice) => {
      const { rows, total, unallocated } = componentMethod(lines, { ...choice, startingBalance });
      const allocated = rows.reduce((sum, row) => sum + row.allocated, 0);
      expect(allocated + unallocated).toBe(startingBalance);
      const costs = lines.reduce((sum, line) => sum + line.currentCost, 0);
      if (choice.allocation === 'proportional' && costs > 0) expect(unallocated).toBe(0);
      if (choice.allocation === 'earliestFirst') {
        expect(allocated).toBe(Math.max(0, Math.min(startingBalance, costs)));
        rows.forEach((row, index) => expect(row.allocated).toBeLessThanOrEqual(lines[index]!.currentCost));
      }
      expect(rows.every((row) => row.annualContribution >= 0)).toBe(true);
      expect(total).toBe(rows.reduce((sum, row) => sum + row.annualContribution, 0));
    });
  });

  it('22: per-unit figures times units are the totals within one cent per unit', () => {
    const units = fc.integer({ min: 1, max: 5_000 });
    holds(money(9_000_000), money(9_000_000), units, (total, balance, count) => {
      expect(Math.abs(perUnit(total, count) * count - total)).toBeLessThanOrEqual(count);
      expect(Math.abs(deficitPerUnit(total, balance, count) * count - (total - balance))).toBeLessThanOrEqual(
        count,
      );
      expect(Math.abs(monthlyContributionPerUnit(total, count) * count - total / 12)).toBeLessThanOrEqual(
        count,
      );
      for (const periods of [1, 4, 12])
        expect(Math.abs(feePerUnit(total, count, periods) * count - total / periods)).toBeLessThanOrEqual(
          count,
        );
    });
  });
});
