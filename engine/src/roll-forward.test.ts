import { describe, expect, it } from 'vitest';
import { cents, component } from '../fixtures/inventory';
import { componentMethod } from './component-method';
import { contributionAmounts } from './contributions';
import { rollForwardContributions, rollForwardInventory, rollForwardYears } from './roll-forward';
import { monthsToFiscalYear, upcomingExpensesMaximum } from './starting-balance';

describe('inventory roll-forward', () => {
  const roll = (
    lines: ReturnType<typeof component>[],
    completed: string[] = [],
    actual: [string, number][] = [],
  ) =>
    rollForwardInventory(lines, {
      inflationRate: 10,
      completed: new Set(completed),
      actualCosts: new Map(actual),
    });

  it('ages untouched work and keeps deferred work due', () => {
    const rolled = roll([component(100, 10, 4), component(200, 10, 0)]);
    expect(rolled.map((line) => line.remainingUsefulLife)).toEqual([3, 0]);
    expect(rolled.map((line) => line.currentCost)).toEqual([cents(110), cents(220)]);
  });

  it('restarts completed work, even when done early, on its normal life', () => {
    const line = component(100, 10, 2, { firstCycleLife: 14 });
    const [done] = roll([line], [line.id], [[line.id, cents(95)]]);
    expect(done).toMatchObject({ remainingUsefulLife: 9, currentCost: cents(95) });
    expect(done).not.toHaveProperty('firstCycleLife');
    expect(roll([line])[0]).toMatchObject({ remainingUsefulLife: 1, firstCycleLife: 14 });
  });

  it('drops one-time work that is done and prefers the own rate', () => {
    const once = component(100, 10, 0, { isOneTime: true, inflationRate: 5 });
    expect(roll([once], [once.id])).toEqual([]);
    expect(roll([once])[0]!.currentCost).toBe(cents(105));
  });

  it('moves the rates of single years down', () => {
    const yearRates = [0, 1, 4].map((year) => ({ year, rate: year + 10 }));
    expect(rollForwardYears(yearRates)).toEqual([
      { year: 0, rate: 11 },
      { year: 3, rate: 14 },
    ]);
    const plan = { kind: 'simple' as const, firstYear: 100_000, increaseRate: 2, yearRates };
    const rolled = rollForwardContributions(plan);
    expect(contributionAmounts(rolled, 5)).toEqual(contributionAmounts(plan, 6).slice(1));
    const ladder = {
      kind: 'ladder' as const,
      steps: [{ fromYear: 0, setAmount: 100_000, increaseRate: 2 }],
      yearRates,
    };
    expect(contributionAmounts(rollForwardContributions(ladder), 5)).toEqual(contributionAmounts(rolled, 5));
  });

  it('continues a ladder from where it stands', () => {
    const steps = [
      { fromYear: 0, setAmount: cents(1_000), increaseRate: 10 },
      { fromYear: 1, addAmount: cents(500), increaseRate: 20 },
      { fromYear: 3, addAmount: cents(100), increaseRate: 0 },
    ];
    const ladder = { kind: 'ladder' as const, steps };
    expect(contributionAmounts(rollForwardContributions(ladder), 5)).toEqual(
      contributionAmounts(ladder, 6).slice(1),
    );
  });
});

describe('component method', () => {
  it('covers the earliest work first when asked', () => {
    const lines = [component(100, 10, 5), component(300, 10, 1), component(50, 10, 3)];
    const result = componentMethod(lines, {
      startingBalance: cents(320),
      inflationRate: 0,
      allocation: 'earliestFirst',
    });
    expect(result.rows.map((row) => row.allocated)).toEqual([0, cents(300), cents(20)]);
    expect(result.rows.map((row) => row.annualContribution)).toEqual([cents(20), 0, cents(10)]);
  });

  it('takes the cost of the year of the work when asked', () => {
    const options = { startingBalance: 0, inflationRate: 10, cost: 'inflated' as const };
    expect(componentMethod([component(100, 10, 2)], options).rows[0]).toMatchObject({
      cost: cents(121),
      annualContribution: cents(60.5),
    });
  });

  it('falls back to costs where nothing is needed yet', () => {
    const options = { startingBalance: cents(40), inflationRate: 0 };
    const { rows } = componentMethod([component(100, 10, 10), component(300, 10, 10)], options);
    expect(rows.map((row) => row.allocated)).toEqual([cents(10), cents(30)]);
  });
});

describe('starting balance', () => {
  it('counts months over December', () => {
    expect([monthsToFiscalYear(7, 7), monthsToFiscalYear(11, 2), monthsToFiscalYear(2, 1)]).toEqual([
      0, 3, 11,
    ]);
    expect(() => monthsToFiscalYear(0, 1)).toThrow(RangeError);
  });

  it('caps upcoming expenses at 50,000,000 dollars and never below 0', () => {
    const known = { annualReserveContribution: 0, reserveMonthStart: 1, fiscalYearStartMonth: 1 };
    expect(upcomingExpensesMaximum({ ...known, yearEndReserveBalance: cents(90_000_000) })).toBe(
      cents(50_000_000),
    );
    expect(upcomingExpensesMaximum({ ...known, yearEndReserveBalance: cents(-5) })).toBe(0);
  });
});
