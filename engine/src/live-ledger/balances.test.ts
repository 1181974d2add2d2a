import { describe, expect, it } from 'vitest';
import { balanceAtEnd, cashFlow, currentBalance } from './cash-flow';
import { budgetedToDate, varianceOf } from './variance';

describe('balances', () => {
  const movements = new Map([
    ['2026-01-01', 1_000],
    ['2026-02-01', -300],
    ['2026-03-01', 500],
  ]);
  const bank = { statements: [{ asOf: '2026-02-15', balance: 10_000, restOfMonth: -100 }], movements };

  it('start from the last statement and follow the ledger after it', () => {
    expect(balanceAtEnd(bank, '2026-02-01')).toBe(9_900);
    expect(balanceAtEnd(bank, '2026-03-01')).toBe(10_400);
    expect(balanceAtEnd(bank, '2026-05-01')).toBe(10_400);
  });
  it('are traced back before the first statement, over the whole months between', () => {
    expect(balanceAtEnd(bank, '2026-01-01')).toBe(10_200);
    expect(balanceAtEnd(bank, '2025-12-01')).toBe(9_200);
  });
  it('of an account that the ledger does not know are those of statements only', () => {
    const plain = { ...bank, movements: null };
    expect(balanceAtEnd(plain, '2026-04-01')).toBe(10_000);
    expect(balanceAtEnd(plain, '2026-01-01')).toBeNull();
  });
  it('take the newer of two statements of a month', () => {
    const two = {
      movements,
      statements: [...bank.statements, { asOf: '2026-02-28', balance: 9_950, restOfMonth: 0 }],
    };
    expect(balanceAtEnd(two, '2026-03-01')).toBe(10_450);
  });
  it('of a fund leave out accounts without a statement, and are not known without any', () => {
    const empty = { statements: [], movements };
    expect(currentBalance([bank, empty], '2026-03-01')).toBe(10_400);
    expect(currentBalance([empty], '2026-03-01')).toBeNull();
    expect(currentBalance([], '2026-03-01')).toBeNull();
  });
  it('leave out a statement of the first day of the next month', () => {
    const next = { statements: [{ asOf: '2026-03-01', balance: 7_000, restOfMonth: 0 }], movements: null };
    expect(balanceAtEnd(next, '2026-02-01')).toBeNull();
    expect(balanceAtEnd(next, '2026-03-01')).toBe(7_000);
  });
  it('of an account without a statement are not known, whatever the ledger says', () =>
    expect(balanceAtEnd({ statements: [], movements }, '2026-03-01')).toBeNull());
  it('are refused by name where they are too large', () => {
    const largest = {
      statements: [{ asOf: '2026-02-10', balance: Number.MAX_SAFE_INTEGER, restOfMonth: 0 }],
      movements: null,
    };
    const moved = { ...largest, movements: new Map([['2026-03-01', 1]]) };
    expect(() => balanceAtEnd(moved, '2026-03-01')).toThrow('bank balance cannot be held');
    expect(() => currentBalance([largest, largest], '2026-03-01')).toThrow(
      'balance of a fund cannot be held',
    );
  });
  it('of the months of a fund leave out accounts without a statement', () => {
    const empty = { statements: [], movements: null };
    const [month] = cashFlow([{ month: '2026-02-01', income: 0, expenses: 0 }], [bank, empty]);
    expect(month).toMatchObject({ endingBalance: 9_900, isWorkedBack: false });
  });
  it('are worked back from income and expenses where no statement reaches', () => {
    const flows = [
      { month: '2026-01-01', income: 70, expenses: 20 },
      { month: '2026-02-01', income: 100, expenses: 400 },
      { month: '2026-03-01', income: 100, expenses: 0 },
    ];
    const plain = { statements: [{ asOf: '2026-02-10', balance: 1_000, restOfMonth: 0 }], movements: null };
    expect(
      cashFlow(flows, [plain]).map(({ endingBalance, isWorkedBack }) => [endingBalance, isWorkedBack]),
    ).toEqual([
      [1_300, true],
      [1_000, false],
      [1_000, false],
    ]);
    expect(cashFlow(flows, []).every(({ endingBalance }) => endingBalance === null)).toBe(true);
  });
  it('say what else moved them than income and expenses, also in the first month where the one before is known', () => {
    const flows = [
      { month: '2026-02-01', income: 100, expenses: 0 },
      { month: '2026-03-01', income: 50, expenses: 20 },
    ];
    const others = (statements: (readonly [asOf: string, balance: number])[]) => {
      const account = {
        statements: statements.map(([asOf, balance]) => ({ asOf, balance, restOfMonth: 0 })),
        movements: null,
      };
      return cashFlow(flows, [account]).map(({ other }) => other);
    };
    const feb = ['2026-02-28', 900] as const;
    const mar = ['2026-03-31', 930] as const;
    expect(others([['2026-01-31', 1_000], feb, mar])).toEqual([-200, 0]);
    expect(others([feb, ['2026-03-31', 431]])).toEqual([0, -499]);
    expect(others([mar])).toEqual([0, 0]);
    expect(others([])).toEqual([null, null]);
  });
});

describe('variance', () => {
  const limits = { watchAbove: 10, alertAbove: 25 };
  it.each([
    [110_00, 'ok', 10],
    [110_01, 'watch', 10],
    [125_00, 'watch', 25],
    [125_01, 'alert', 25],
    [50_00, 'ok', -50],
  ] as const)('of %i cents spent against $100 is %s', (actual, status, percent) => {
    expect(varianceOf({ actual, planned: 100_00 }, 'more', limits)).toEqual({ status, percent });
  });
  it('of income counts what is missing', () => {
    expect(varianceOf({ actual: 70_00, planned: 100_00 }, 'less', limits)).toEqual({
      status: 'alert',
      percent: 30,
    });
    expect(varianceOf({ actual: 130_00, planned: 100_00 }, 'less', limits).status).toBe('ok');
  });
  it('without a plan is an alert once anything is spent', () => {
    expect(varianceOf({ actual: 1, planned: 0 }, 'more', limits)).toEqual({ status: 'alert', percent: null });
    expect(varianceOf({ actual: 0, planned: 0 }, 'more', limits)).toEqual({ status: 'ok', percent: null });
  });
});

describe('budgeted contributions', () => {
  it('are rounded once, so that twelve months are the year', () => {
    expect(budgetedToDate(100_001, 12)).toBe(100_001);
    expect(budgetedToDate(100_000, 1)).toBe(8_333);
    expect(budgetedToDate(100_000, 11)).toBe(91_667);
    expect(() => budgetedToDate(1, 13)).toThrow('months');
    expect(() => budgetedToDate(2 ** 60, 12)).toThrow('budgeted contributions cannot be held');
  });
});
