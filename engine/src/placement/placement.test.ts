import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, money, rate } from '../../fixtures/arbitraries';
import { holdingsOf, insuranceOn } from './insurance';
import { ladderOf, type PlannedYear } from './ladder';
import { annualYield, blendedYield, isFree, valueOn, type PlacedMoney } from './placement';

const certificate = (change: Partial<PlacedMoney> = {}): PlacedMoney => ({
  institution: 'First Harbor Bank',
  account: 'CD 4410',
  isDeposit: true,
  principal: 10_000_000,
  rate: 5,
  compounding: 'quarterly',
  startDate: '2025-01-01',
  maturityDate: '2027-01-01',
  ...change,
});

/** The day so many months of 28 days and days after the first of a year. */
const dayAt = (days: number, year = 2025) => {
  const pad = (n: number) => String(n).padStart(2, '0');
  const months = Math.floor(days / 28);
  return `${year + Math.floor(months / 12)}-${pad((months % 12) + 1)}-${pad((days % 28) + 1)}`;
};

describe('value and yield', () => {
  it('grows by the yield of 12 CFR 1030, appendix A', () => {
    // 100 × ((1 + 0.05/4)^4 − 1)
    expect(annualYield(certificate())).toBeCloseTo(5.0945336914, 9);
    expect(annualYield(certificate({ compounding: 'daily', rate: 5 }))).toBeCloseTo(5.1267496, 6);
    expect(annualYield(certificate({ compounding: 'annually' }))).toBeCloseTo(5, 12);
    expect(annualYield(certificate({ compounding: 'paidOut' }))).toBe(5);
    expect(annualYield(certificate({ compounding: 'monthly', rate: 0 }))).toBe(0);
  });

  it('is the principal before the start, and stays on the day of maturity what it is after', () => {
    expect(valueOn(certificate(), '2024-12-31')).toBe(10_000_000);
    expect(valueOn(certificate(), '2025-01-01')).toBe(10_000_000);
    // 365 days of 2025
    expect(valueOn(certificate(), '2026-01-01')).toBe(10_509_453);
    // 730 days
    expect(valueOn(certificate(), '2027-01-01')).toBe(11_044_861);
    expect(valueOn(certificate(), '2031-05-05')).toBe(11_044_861);
  });

  it('adds simple interest by days, none where it is paid out or without a maturity', () => {
    expect(valueOn(certificate({ compounding: 'atMaturity' }), '2025-07-02')).toBe(10_249_315);
    expect(valueOn(certificate({ compounding: 'paidOut' }), '2026-12-31')).toBe(10_000_000);
    expect(valueOn(certificate({ maturityDate: null }), '2026-12-31')).toBe(10_000_000);
  });

  it('never falls from one day to the next, and compounding never brings less than simple interest', () => {
    const placed = fc.record({
      principal: money(9_000_000),
      rate: rate(20),
      compounding: fc.constantFrom('annually', 'semiannually', 'quarterly', 'monthly', 'daily'),
    });
    holds(placed, fc.nat(900), (change, days) => {
      const one = certificate({ ...(change as Partial<PlacedMoney>), maturityDate: '2028-01-01' });
      expect(valueOn(one, dayAt(days + 1))).toBeGreaterThanOrEqual(valueOn(one, dayAt(days)));
      const simple = certificate({ ...one, compounding: 'atMaturity' });
      if (days >= 365)
        expect(valueOn(one, dayAt(days))).toBeGreaterThanOrEqual(valueOn(simple, dayAt(days)) - 1);
    });
  });

  it('is refused by name where it is too large', () => {
    const most = certificate({ principal: Number.MAX_SAFE_INTEGER });
    const flat = { ...most, compounding: 'paidOut' } as const;
    expect(() => valueOn(most, '2026-01-01')).toThrow('value of a placement cannot be held');
    expect(() => blendedYield([flat, flat], '2026-01-01')).toThrow('value of all placements cannot be held');
  });

  it('blends yields by value', () => {
    expect(blendedYield([], '2026-01-01')).toBeNull();
    expect(blendedYield([certificate({ principal: 0 })], '2026-01-01')).toBeNull();
    const two = [
      certificate({ maturityDate: null, compounding: 'paidOut', rate: 1, principal: 30_000_000 }),
      certificate({ maturityDate: null, compounding: 'paidOut', rate: 5, principal: 10_000_000 }),
    ];
    expect(blendedYield(two, '2026-01-01')).toBeCloseTo(2, 12);
  });
});

describe('deposit insurance', () => {
  it('covers 100,000 dollars until October 2, 2008 and 250,000 from the day after', () => {
    expect(insuranceOn('2008-10-02').limit).toBe(10_000_000);
    expect(insuranceOn('2008-10-03').limit).toBe(25_000_000);
    expect(insuranceOn('1980-03-31').limit).toBe(10_000_000);
    expect(() => insuranceOn('1980-03-30')).toThrow(
      'day 1980-03-30 is before the first rule of deposit insurance',
    );
  });

  it('is counted by institution, however its name is written, and not for Treasuries', () => {
    const at = (institution: string, principal: number, isDeposit = true) =>
      certificate({ institution, principal, isDeposit, maturityDate: null });
    const held = holdingsOf(
      [
        at('First Harbor Bank', 20_000_000),
        at('first  harbor bank ', 5_000_001),
        at('Tide Credit Union', 25_000_000),
        at('Treasury Direct', 90_000_000, false),
      ],
      '2026-11-23',
    );
    expect(held).toEqual([
      { institution: 'Treasury Direct', deposits: 0, others: 90_000_000, uninsured: 0 },
      { institution: 'First Harbor Bank', deposits: 25_000_001, others: 0, uninsured: 1 },
      { institution: 'Tide Credit Union', deposits: 25_000_000, others: 0, uninsured: 0 },
    ]);
  });

  it('lists institutions by all that they hold, and keeps names apart that differ by a space', () => {
    const at = (institution: string, principal: number, isDeposit = true) =>
      certificate({ institution, principal, isDeposit, maturityDate: null });
    const held = holdingsOf(
      [at('Bay Bank', 500), at('Baybank', 100), at('Baybank', 900, false), at('Tide', 700)],
      '2026-11-23',
    );
    expect(held.map(({ institution, deposits, others }) => [institution, deposits, others])).toEqual([
      ['Baybank', 100, 900],
      ['Tide', 700, 0],
      ['Bay Bank', 500, 0],
    ]);
    const most = at('Tide', Number.MAX_SAFE_INTEGER);
    expect(() => holdingsOf([most, most], '2026-11-23')).toThrow('money at one institution cannot be held');
  });
});

describe('ladder', () => {
  const year = (at: number, change: Partial<PlannedYear> = {}): PlannedYear => ({
    year: at,
    startDate: `${at}-01-01`,
    endDate: `${at}-12-31`,
    incoming: 0,
    expenditures: 0,
    ...change,
  });
  const flat = certificate({ compounding: 'paidOut' });
  const asked = { today: '2026-07-02', spent: 0 };

  it('frees money on its day of maturity, also on the last day of a year', () => {
    expect(isFree({ maturityDate: '2026-12-31' }, '2026-12-31')).toBe(true);
    expect(isFree({ maturityDate: '2027-01-01' }, '2026-12-31')).toBe(false);
    expect(isFree({ maturityDate: null }, '2026-12-31')).toBe(true);
    const rows = (maturityDate: string) =>
      ladderOf([{ ...flat, maturityDate }], [year(2026), year(2027)], asked).map(
        ({ maturing, locked, available }) => [maturing, locked, available],
      );
    expect(rows('2026-12-31')).toEqual([
      [10_000_000, 0, 10_000_000],
      [0, 0, 10_000_000],
    ]);
    expect(rows('2027-01-01')).toEqual([
      [0, 10_000_000, 0],
      [10_000_000, 0, 10_000_000],
    ]);
  });

  it('says what matures after the work that needs it', () => {
    const years = [year(2026), year(2027, { expenditures: 4_000_000 }), year(2028)];
    const [, second, third] = ladderOf([{ ...flat, maturityDate: '2028-02-01' }], years, asked);
    expect(second).toMatchObject({ available: -4_000_000, locked: 10_000_000 });
    expect(second!.late.map(({ account }) => account)).toEqual(['CD 4410']);
    expect(third).toMatchObject({ available: 6_000_000, maturing: 10_000_000, late: [] });
  });

  it('counts of the running year what is still to come', () => {
    const years = [year(2026, { incoming: 36_500_000, expenditures: 5_000_000 })];
    const [row] = ladderOf([], years, { today: '2026-07-02', spent: 2_000_000 });
    // 183 of 365 days are left, July 2 among them.
    expect(row).toMatchObject({ incoming: 18_300_000, expenditures: 3_000_000, available: 15_300_000 });
    const [over] = ladderOf([], years, { today: '2026-12-31', spent: 6_000_000 });
    expect(over).toMatchObject({ incoming: 100_000, expenditures: 0 });
  });

  it('counts all that comes in on the first day of a year, nothing after its end, and what was spent on both', () => {
    const years = [year(2026, { incoming: 36_500_000, expenditures: 5_000_000 })];
    const rowOn = (today: string) => ladderOf([], years, { today, spent: 2_000_000 })[0];
    expect(rowOn('2025-12-31')).toMatchObject({ incoming: 36_500_000, expenditures: 5_000_000 });
    expect(rowOn('2026-01-01')).toMatchObject({ incoming: 36_500_000, expenditures: 3_000_000 });
    expect(rowOn('2027-03-01')).toMatchObject({ incoming: 0, expenditures: 3_000_000 });
  });

  it('refuses placed money that is too large', () => {
    const most = { ...flat, principal: Number.MAX_SAFE_INTEGER };
    expect(() => ladderOf([most, most], [year(2026)], asked)).toThrow('placed money cannot be held');
  });

  it('ends with everything that was placed and came in, less what was spent', () => {
    const placed = fc.array(
      fc.record({ principal: money(900_000), days: fc.integer({ min: 1, max: 3000 }) }),
      { maxLength: 8 },
    );
    const flows = fc.array(fc.record({ incoming: money(90_000), expenditures: money(90_000) }), {
      minLength: 1,
      maxLength: 5,
    });
    holds(placed, flows, (all, planned) => {
      const money = all.map(({ principal, days }) => ({
        ...flat,
        principal,
        maturityDate: dayAt(days, 2026),
      }));
      const years = planned.map((flow, at) => year(2027 + at, flow));
      const rows = ladderOf(money, years, asked);
      const total = all.reduce((sum, { principal }) => sum + principal, 0);
      let net = 0;
      rows.forEach((row, at) => {
        net += planned[at]!.incoming - planned[at]!.expenditures;
        expect(row.available + row.locked).toBe(total + net);
      });
    });
  });
});
