import { describe, expect, it } from 'vitest';
import example from '../../fixtures/loan-example.json';
import { cents } from '../../fixtures/inventory';
import { perUnit } from '../projection/per-unit';
import { amortise, loanBalance, type LoanRow } from './amortisation';
import { debtAtBoundary, debtServiceByYear } from './debt-service';
import { loanCost } from './effective-cost';
import { monthlyPayment, type LoanTerms } from './terms';

const { inputs } = example;
const terms: LoanTerms = {
  principal: cents(inputs.principal),
  annualRate: inputs.annualRatePct,
  months: inputs.months,
};
const shown = (row: LoanRow) => [row.month, row.interest, row.principal, row.balance, row.payment];
const printed = ([month, ...money]: number[]) => [month, ...money.map(cents)];

describe('the worked loan', () => {
  const loan = amortise(terms);

  it('is met to the cent', () => {
    expect(loan.monthlyPayment).toBe(cents(example.monthlyPayment));
    expect(loan.totalInterest).toBe(cents(example.totalInterest));
    expect(loan.totalPaid).toBe(cents(example.totalPaid));
    expect(loan.rows.slice(0, 3).map(shown)).toEqual(example.firstRows.map(printed));
    expect(shown(loan.rows.at(-1)!)).toEqual(printed(example.lastRow));
    expect(loan.rows).toHaveLength(120);
    expect(perUnit(loan.monthlyPayment, inputs.units)).toBe(cents(example.perUnitMonthly));
    expect(perUnit(terms.principal, inputs.units)).toBe(cents(example.specialAssessmentPerUnit));
  });

  it('costs its own rate without fees and more with them', () => {
    const plain = loanCost(terms, loan)!;
    expect(plain.nominalRate).toBeCloseTo(6.5, 4);
    expect(plain.effectiveRate).toBeCloseTo(6.6972, 3);
    const withFees = { ...terms, fees: cents(5_000) };
    expect(loanCost(withFees, loan)!.nominalRate).toBeGreaterThan(plain.nominalRate + 0.4);
    const financed = { ...withFees, areFeesFinanced: true };
    const bigger = amortise(financed);
    expect(bigger.borrowed).toBe(cents(255_000));
    expect(loanCost(financed, bigger)!.nominalRate).toBeGreaterThan(plain.nominalRate + 0.4);
    expect(loanCost({ ...terms, fees: terms.principal }, loan)).toBeNull();
  });

  it('spreads over fiscal years and reports the balance owed at each boundary', () => {
    const service = debtServiceByYear(loan, 2);
    expect(service).toHaveLength(10);
    expect(service[0]).toEqual({ year: 2, amount: cents(2838.7) * 12 });
    expect(service.at(-1)!.year).toBe(11);
    expect(service.reduce((sum, { amount }) => sum + amount, 0)).toBe(loan.totalPaid);
    expect(debtServiceByYear(loan, 0, 6)).toHaveLength(11);
    expect([1, 2, 3, 12].map((k) => debtAtBoundary(loan, 2, k))).toEqual([
      0,
      terms.principal,
      loanBalance(loan, 12),
      0,
    ]);
  });
});

describe('loan shapes', () => {
  it('pays interest only in the draw period, then the whole term', () => {
    const loan = amortise({ ...terms, interestOnlyMonths: 6 });
    expect(loan.rows.slice(0, 6).every((row) => row.kind === 'interestOnly' && row.payment === 135_417)).toBe(
      true,
    );
    expect(loan.rows).toHaveLength(126);
    expect(loan.rows[6]!.payment).toBe(cents(example.monthlyPayment));
    expect(loan.clearedAtEnd).toBe(0);
  });

  it.each(['balloonMonth', 'payoffMonth'] as const)('clears the balance at the %s', (field) => {
    const whole = amortise(terms);
    const loan = amortise({ ...terms, [field]: 60 });
    expect(loan.rows).toHaveLength(60);
    expect(loan.rows.at(-1)!.principal).toBe(loanBalance(whole, 59));
    expect(loan.clearedAtEnd).toBe(loanBalance(whole, 60));
    expect(loan.totalInterest).toBeLessThan(whole.totalInterest);
  });

  it('costs nothing at rate 0 and refuses terms outside the model', () => {
    const free = { ...terms, annualRate: 0, principal: 100_001, months: 7 };
    expect(monthlyPayment(free)).toBe(14_286);
    expect(amortise(free).totalInterest).toBe(0);
    expect(amortise(free).rows.at(-1)!.payment).toBe(100_001 - 6 * 14_286);
    expect(loanCost(free, amortise(free))!.nominalRate).toBeCloseTo(0, 9);
    expect(() => amortise({ ...terms, months: 0 })).toThrow('months');
    expect(() => amortise({ ...terms, annualRate: -1 })).toThrow('annualRate');
    expect(() => amortise({ ...terms, principal: 0 })).toThrow('principal');
  });
});
