import { describe, expect, it } from 'vitest';
import { reserveFigures, type LiveLedger, type MappedSum } from './live-ledger';
import { liveSpan } from './months';
import type { LiveAccount, MonthSum } from './reserve-lines';

const sum = (over: Partial<MonthSum> = {}): MonthSum => ({
  month: '2026-03-01',
  glCode: '7000',
  sourceFund: '',
  moneyIn: 0,
  moneyOut: 0,
  ...over,
});
const spender = (glCode: string): LiveAccount => ({ glCode, use: 'reserveExpense', kind: 'expense' });

describe('the figures of a ledger', () => {
  const march = '2026-03-01';
  const april = '2026-04-01';
  const mapped = (lineageId: string | null, moneyOut: number, over: Partial<MappedSum> = {}): MappedSum => ({
    ...sum({ moneyOut }),
    lineageId,
    isUnexpected: false,
    ...over,
  });
  const figuresOf = (over: Partial<LiveLedger>) =>
    reserveFigures({
      span: liveSpan('2026-01-01', '2026-04-15'),
      rules: { useReserveFundsForExpenses: false, useReserveFundsForIncome: false },
      accounts: [
        spender('7000'),
        spender('7010'),
        spender('7020'),
        { glCode: '4000', use: 'reserveIncome', kind: 'income' },
      ],
      sums: [],
      mapped: [],
      ...over,
    });

  it('list accounts by what they spent in twelve months, by their code where it is the same', () => {
    const sums = [
      sum({ glCode: '7020', moneyOut: 100 }),
      sum({ glCode: '7010', moneyOut: 40 }),
      sum({ glCode: '7010', moneyOut: 60, month: april }),
      sum({ glCode: '7000', moneyOut: 300 }),
    ];
    const listed = figuresOf({ sums }).byAccount.map(({ glCode, total }) => [glCode, total]);
    expect(listed).toEqual([
      ['7000', 300],
      ['7010', 100],
      ['7020', 100],
    ]);
    const others = figuresOf({ sums: sums.toReversed() }).byAccount.map(({ glCode }) => glCode);
    expect(others).toEqual(['7000', '7010', '7020']);
  });

  it('leave out accounts that spent nothing, or only before', () => {
    const sums = [
      sum({ glCode: '7010', moneyOut: 50, month: '2025-04-01' }),
      sum({ glCode: '4000', moneyIn: 90 }),
    ];
    const { byAccount, incomeYtd, spendingYtd } = figuresOf({ sums });
    expect({ byAccount, incomeYtd, spendingYtd }).toEqual({ byAccount: [], incomeYtd: 90, spendingYtd: 0 });
  });

  it('add what is mapped to a component, and the rest last', () => {
    const sums = [sum({ moneyOut: 500 })];
    const parts = [mapped('roof', 120), mapped('roof', 80, { month: april, isUnexpected: true })];
    expect(figuresOf({ sums, mapped: parts }).byLineage).toEqual([
      { lineageId: 'roof', spent: 200, unexpected: 80 },
      { lineageId: null, spent: 300, unexpected: 0 },
    ]);
    expect(figuresOf({ sums: [sum({ moneyOut: 120 })], mapped: [mapped('roof', 120)] }).byLineage).toEqual([
      { lineageId: 'roof', spent: 120, unexpected: 0 },
    ]);
  });

  it('list a component or the rest at 0 only where something of it was unexpected', () => {
    const sums = [sum({ moneyOut: 70 }), sum({ moneyIn: 70, month: april })];
    const both = (lineageId: string | null, isUnexpected: boolean) => [
      mapped(lineageId, 70, { isUnexpected }),
      mapped(lineageId, 0, { moneyIn: 70, month: april }),
    ];
    const listed = (lineageId: string | null, isUnexpected: boolean) =>
      figuresOf({ sums, mapped: both(lineageId, isUnexpected) }).byLineage;
    expect(listed('roof', false)).toEqual([]);
    expect(listed('roof', true)).toEqual([{ lineageId: 'roof', spent: 0, unexpected: 70 }]);
    expect(listed(null, false)).toEqual([]);
    expect(listed(null, true)).toEqual([{ lineageId: null, spent: 0, unexpected: 70 }]);
  });

  it('are refused by name where they are too large', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const twice = (over: Partial<MonthSum>) => [march, april].map((month) => sum({ ...over, month }));
    expect(() => figuresOf({ sums: twice({ moneyOut: most }) })).toThrow('reserve expenses cannot be held');
    expect(() => figuresOf({ sums: twice({ glCode: '4000', moneyIn: most }) })).toThrow(
      'reserve income cannot be held',
    );
  });
});
