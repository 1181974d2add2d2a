import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reserveFigures, type LiveLedger, type MappedSum } from './live-ledger';
import { addMonths, liveSpan, monthOf, monthsFrom } from './months';
import { reservePart, type LiveAccount, type MonthSum, type ReserveRules } from './reserve-lines';

const CONFIGURED: ReserveRules = { useReserveFundsForExpenses: false, useReserveFundsForIncome: false };
const BY_SOURCE: ReserveRules = { useReserveFundsForExpenses: true, useReserveFundsForIncome: true };
const sum = (over: Partial<MonthSum> = {}): MonthSum => ({
  month: '2026-03-01',
  glCode: '7000',
  sourceFund: '',
  moneyIn: 0,
  moneyOut: 0,
  ...over,
});
const account = (over: Partial<LiveAccount> = {}): LiveAccount => ({
  glCode: '7000',
  use: 'reserveExpense',
  kind: 'expense',
  ...over,
});

describe('the months of a live dashboard', () => {
  it('are the current one and eleven before it, and the year so far', () => {
    const span = liveSpan('2026-01-01', '2026-11-23');
    expect(span.last12.at(0)).toBe('2025-12-01');
    expect(span.last12.at(-1)).toBe('2026-11-01');
    expect(span.yearToDate).toHaveLength(11);
    expect(span.from).toBe('2025-12-01');
  });
  it.each([
    ['2026-07-01', '2026-07-01', 1],
    ['2026-07-01', '2027-06-30', 12],
    ['2024-02-01', '2024-02-29', 1],
    ['2026-07-01', '2027-09-02', 12],
    ['2026-07-01', '2026-06-30', 0],
  ])('of a year from %s on the day %s: %i have begun', (start, today, count) => {
    expect(liveSpan(start, today).yearToDate).toHaveLength(count);
  });
  it('reach back to the start of a year that is older than twelve months', () => {
    expect(liveSpan('2025-07-01', '2026-08-15').from).toBe('2025-07-01');
  });
  it('cross the end of a year', () => {
    expect(monthsFrom('2025-11-01', '2026-02-01')).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
    expect(addMonths('2026-01-01', -13)).toBe('2024-12-01');
    expect(addMonths('1000-01-01', -1)).toBe('0999-12-01');
  });
  it('are those of ISO days', () => {
    expect(['2026-01-31', '2026-12-01'].map(monthOf)).toEqual(['2026-01-01', '2026-12-01']);
    for (const day of ['x2026-01-31', '2026-01-31x', '2026-00-10', '2026-13-10', '1/31/2026'])
      expect(() => monthOf(day)).toThrow('day must be an ISO day');
  });
});

describe('what counts as reserve income and expenses', () => {
  const spent = sum({ moneyIn: 50, moneyOut: 400 });
  it('follows the configured use, a refund lowers it', () => {
    expect(reservePart(spent, account(), CONFIGURED)).toEqual({ income: 0, expenses: 350 });
    expect(reservePart(spent, account({ use: 'operatingExpense' }), CONFIGURED).expenses).toBe(0);
    expect(reservePart(spent, account({ use: 'reserveIncome' }), CONFIGURED)).toEqual({
      income: -350,
      expenses: 0,
    });
  });
  it('follows the fund of the source where the connected app says so', () => {
    const ofReserve = { ...spent, sourceFund: 'reserve' as const };
    expect(reservePart(ofReserve, account({ use: 'unmapped' }), BY_SOURCE).expenses).toBe(350);
    expect(reservePart(spent, account(), BY_SOURCE).expenses).toBe(0);
    expect(reservePart(ofReserve, account({ use: 'unmapped', kind: 'income' }), BY_SOURCE).income).toBe(-350);
    expect(reservePart(ofReserve, account({ use: 'unmapped', kind: 'unknown' }), BY_SOURCE)).toEqual({
      income: 50,
      expenses: 400,
    });
  });
  it.each([
    ['operatingIncome', 'expense', { income: -350, expenses: 0 }],
    ['operatingIncome', 'unknown', { income: -350, expenses: 0 }],
    ['reserveIncome', 'expense', { income: -350, expenses: 0 }],
    ['operatingExpense', 'income', { income: 0, expenses: 350 }],
    ['reserveExpense', 'unknown', { income: 0, expenses: 350 }],
  ] as const)('takes the side that %s names, also of an account of the kind %s', (use, kind, part) =>
    expect(reservePart({ ...spent, sourceFund: 'reserve' }, account({ use, kind }), BY_SOURCE)).toEqual(part),
  );
  it('needs an account, and one configured so unless the source says the fund', () => {
    const nothing = { income: 0, expenses: 0 };
    for (const kind of ['income', 'expense', 'unknown'] as const)
      expect(reservePart(spent, account({ use: 'unmapped', kind }), CONFIGURED)).toEqual(nothing);
    for (const rules of [CONFIGURED, BY_SOURCE])
      expect(reservePart({ ...spent, sourceFund: 'reserve' }, undefined, rules)).toEqual(nothing);
  });
  it.each([
    { use: 'bank' },
    { use: 'ignored' },
    { use: 'reserveExpense', kind: 'bank' },
    { use: 'unmapped', kind: 'equity' },
    { use: 'unmapped', kind: 'bank' },
  ] as const)('is never the other leg of an entry: %j', (over) => {
    const part = reservePart({ ...spent, sourceFund: 'reserve' }, account(over), BY_SOURCE);
    expect(part).toEqual({ income: 0, expenses: 0 });
  });
});

const USES = [
  'reserveIncome',
  'reserveExpense',
  'operatingIncome',
  'operatingExpense',
  'bank',
  'ignored',
  'unmapped',
] as const;
const KINDS = ['bank', 'asset', 'income', 'expense', 'liability', 'equity', 'unknown'] as const;
const ledgers = fc
  .record({
    startMonth: fc.integer({ min: 1, max: 12 }),
    month: fc.integer({ min: 0, max: 71 }),
    dayOfMonth: fc.integer({ min: 1, max: 28 }),
    accounts: fc.array(fc.record({ use: fc.constantFrom(...USES), kind: fc.constantFrom(...KINDS) }), {
      minLength: 1,
      maxLength: 6,
    }),
    rules: fc.record({ useReserveFundsForExpenses: fc.boolean(), useReserveFundsForIncome: fc.boolean() }),
    rows: fc.array(
      fc.record({
        back: fc.integer({ min: -2, max: 26 }),
        at: fc.nat(5),
        sourceFund: fc.constantFrom('reserve', 'operating', '' as const),
        moneyIn: fc.nat(9_000_000),
        moneyOut: fc.nat(9_000_000),
        mapped: fc.nat(3),
        isUnexpected: fc.boolean(),
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ startMonth, month, dayOfMonth, accounts, rules, rows }): LiveLedger => {
    const day = `${addMonths('2023-01-01', month).slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
    const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < startMonth ? 1 : 0);
    const span = liveSpan(`${year}-${String(startMonth).padStart(2, '0')}-01`, day);
    const sums = rows.map(({ back, at, sourceFund, moneyIn, moneyOut }): MonthSum => {
      const month = addMonths(span.current, -back);
      return { month, glCode: String(at % accounts.length), sourceFund: sourceFund as '', moneyIn, moneyOut };
    });
    const mapped = sums.flatMap((one, index): MappedSum[] => {
      const { mapped: parts, isUnexpected } = rows[index]!;
      const share = { ...one, moneyIn: Math.floor(one.moneyIn / 4), moneyOut: Math.floor(one.moneyOut / 4) };
      return Array.from({ length: parts }, (_, n) => ({
        ...share,
        lineageId: n === 2 ? null : `c${n}`,
        isUnexpected: isUnexpected || n === 2,
      }));
    });
    return {
      span,
      rules,
      sums,
      mapped,
      accounts: accounts.map((one, index) => ({ glCode: String(index), ...one })),
    };
  });

describe('sums of the reserve fund', () => {
  it('agree with one another to the cent, however they are cut', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const { span, sums, accounts, rules } = ledger;
        const figures = reserveFigures(ledger);
        const each = (months: readonly string[], flow: 'income' | 'expenses') =>
          sums
            .filter(({ month }) => months.includes(month))
            .reduce((total, one) => total + reservePart(one, accounts[Number(one.glCode)], rules)[flow], 0);
        const total = (flow: 'income' | 'expenses') =>
          figures.months.reduce((all, month) => all + month[flow], 0);
        expect(total('income')).toBe(each(span.last12, 'income'));
        expect(total('expenses')).toBe(each(span.last12, 'expenses'));
        expect(figures.spendingYtd).toBe(each(span.yearToDate, 'expenses'));
        expect(figures.byLineage.reduce((all, { spent }) => all + spent, 0)).toBe(figures.spendingYtd);
        expect(figures.byAccount.reduce((all, row) => all + row.total, 0)).toBe(total('expenses'));
        figures.months.forEach(({ expenses }, at) => {
          expect(figures.byAccount.reduce((all, row) => all + row.months[at]!, 0)).toBe(expenses);
        });
        expect(figures.byLineage.reduce((all, { unexpected }) => all + unexpected, 0)).toBe(
          figures.unexpectedYtd,
        );
      }),
      { numRuns: 300, seed: 11 },
    );
  });
  it('count no cent as income and as expense', () => {
    fc.assert(
      fc.property(ledgers, ({ sums, accounts, rules }) => {
        for (const one of sums) {
          const { income, expenses } = reservePart(one, accounts[Number(one.glCode)], rules);
          if (income !== 0 && expenses !== 0) expect([income, expenses]).toEqual([one.moneyIn, one.moneyOut]);
        }
      }),
      { seed: 12 },
    );
  });
});
