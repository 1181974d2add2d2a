import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, components, holds, money, rate } from '../../fixtures/arbitraries';
import { componentAge, cycleLife, fullyFundedBalance } from '../inventory/fully-funded';
import { interestFactors } from '../projection/interest';
import type { InterestOptions } from '../types';

const boundaries = fc.integer({ min: 0, max: 60 });
const deposits = fc.constantFrom('monthEnd', 'monthStart');
const months = fc.integer({ min: 0, max: 12 });

/** The balance at the end of a year, computed month by month. */
function yearByMonths(
  { interestRate, taxRate = 0, deposits: day, spendingMonth }: InterestOptions,
  { start, inflow, outflow }: { start: number; inflow: number; outflow: number },
): number {
  const monthly = 1 + (interestRate / 1200) * (1 - taxRate / 100);
  let balance = start - (spendingMonth === 0 ? outflow : 0);
  for (let month = 1; month <= 12; month++) {
    if (day === 'monthStart') balance += inflow / 12;
    balance *= monthly;
    if (day === 'monthEnd') balance += inflow / 12;
    if (month === spendingMonth) balance -= outflow;
  }
  return balance;
}

describe(`invariants of days within the year (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('the monthly convention is its twelve months, whenever deposits come and spending leaves', () => {
    const amounts = fc.record({ start: money(900_000), inflow: money(500_000), outflow: money(500_000) });
    holds(rate(9), rate(40), deposits, months, amounts, (interestRate, taxRate, day, month, flows) => {
      const options: InterestOptions = {
        interestRate,
        taxRate,
        convention: 'monthly',
        deposits: day,
        spendingMonth: month,
      };
      const { a, b, e } = interestFactors(options);
      const end = a * flows.start + b * flows.inflow - e * flows.outflow;
      expect(Math.abs(end - yearByMonths(options, flows))).toBeLessThan(0.01);
    });
  });

  it('work at the end of a year wears like work at the start of the next', () => {
    holds(components(), boundaries, rate(8), (lines, k, inflationRate) => {
      const later = lines.map((line) => ({ ...line, remainingUsefulLife: line.remainingUsefulLife + 1 }));
      const found = fullyFundedBalance(lines, k, { inflationRate, workTiming: 'endOfYear' });
      expect(found).toBe(fullyFundedBalance(later, k, { inflationRate }));
    });
  });

  it('work in mid-year wears like work of whole years counted in halves', () => {
    holds(components(), boundaries, (lines, k) => {
      for (const line of lines) {
        const halves = {
          ...line,
          usefulLife: 2 * line.usefulLife,
          remainingUsefulLife: 2 * line.remainingUsefulLife + 1,
          firstCycleLife: line.firstCycleLife && 2 * line.firstCycleLife,
        };
        expect(2 * componentAge(line, k, 'midYear')).toBe(componentAge(halves, 2 * k));
        expect(2 * cycleLife(line, k, 'midYear')).toBe(cycleLife(halves, 2 * k));
      }
    });
  });

  it('an age lies between 0 and the running life, whatever the day', () => {
    const days = fc.constantFrom('startOfYear', 'midYear', 'endOfYear');
    holds(components(), boundaries, days, (lines, k, day) => {
      for (const line of lines) {
        const age = componentAge(line, k, day);
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThanOrEqual(cycleLife(line, k, day));
      }
    });
  });
});
