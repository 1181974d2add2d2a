import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, holds, rate } from '../../fixtures/arbitraries';
import { amortise } from '../loan/amortisation';
import { debtServiceByYear } from '../loan/debt-service';
import { loanCost } from '../loan/effective-cost';

const loans = fc.record({
  principal: fc.integer({ min: 1, max: 500_000_000 }),
  annualRate: rate(24),
  months: fc.integer({ min: 1, max: 480 }),
  fees: fc.integer({ min: 0, max: 2_000_000 }),
  areFeesFinanced: fc.boolean(),
  interestOnlyMonths: fc.integer({ min: 0, max: 36 }),
  balloonMonth: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
  payoffMonth: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
});

describe(`invariants of loans (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('19: principal parts sum to what was borrowed and the last balance is 0', () => {
    holds(loans, fc.nat(20), fc.nat(24), (terms, drawYear, firstMonth) => {
      const loan = amortise(terms);
      const sum = (pick: (row: (typeof loan.rows)[number]) => number) =>
        loan.rows.reduce((total, row) => total + pick(row), 0);
      expect(sum((row) => row.principal)).toBe(loan.borrowed);
      expect(loan.rows.at(-1)!.balance).toBe(0);
      expect(sum((row) => row.interest)).toBe(loan.totalInterest);
      expect(loan.totalInterest).toBeGreaterThanOrEqual(0);
      expect(
        loan.rows.every((row) => row.payment === row.interest + row.principal && row.principal >= 0),
      ).toBe(true);
      const service = debtServiceByYear(loan, drawYear, firstMonth);
      expect(service.reduce((total, { amount }) => total + amount, 0)).toBe(loan.totalPaid);
    });
  });

  it('19: total interest rises with the rate and the term; rate 0 gives none', () => {
    const plain = fc.record({
      principal: fc.integer({ min: 100_000, max: 500_000_000 }),
      annualRate: rate(20),
      months: fc.integer({ min: 2, max: 360 }),
    });
    const more = fc.record({
      rate: fc.integer({ min: 1, max: 8 }),
      months: fc.integer({ min: 1, max: 120 }),
    });
    holds(plain, more, (terms, added) => {
      const { totalInterest } = amortise(terms);
      const slack = terms.months + added.months;
      const dearer = amortise({ ...terms, annualRate: terms.annualRate + added.rate }).totalInterest;
      expect(dearer).toBeGreaterThan(totalInterest - slack);
      const longer = amortise({ ...terms, months: terms.months + added.months }).totalInterest;
      expect(longer).toBeGreaterThanOrEqual(totalInterest - slack);
      expect(amortise({ ...terms, annualRate: 0 }).totalInterest).toBe(0);
    });
  });

  it('19: with fees the loan costs no less than its rate', () => {
    const sizeable = loans.map((terms) => ({ ...terms, principal: terms.principal + 5_000_000 }));
    holds(sizeable, (terms) => {
      const cost = loanCost(terms, amortise(terms))!;
      expect(cost.nominalRate).toBeGreaterThan(terms.annualRate - 0.05);
      expect(cost.effectiveRate).toBeGreaterThanOrEqual(cost.nominalRate - 1e-9);
    });
  });
});
