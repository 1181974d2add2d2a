import { describe, expect, it } from 'vitest';
import example from '../../fixtures/loan-example.json';
import { cents } from '../../fixtures/inventory';
import { perUnit } from '../projection/per-unit';
import { amortise, loanBalance, type LoanRow } from './amortisation';
import { debtAtBoundary, debtServiceByYear } from './debt-service';
import { loanCost } from './effective-cost';
import { ownerCost } from './owner-cost';
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
  it('is met to the cent', () => {
    const loan = amortise(terms);
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
    const loan = amortise(terms);
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
    const loan = amortise(terms);
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

  it('names its payments, and ends early where a rounded payment repays it', () => {
    const kinds = (change: Partial<LoanTerms>) =>
      amortise({ ...terms, ...change }).rows.map(({ kind }) => kind);
    expect(kinds({ months: 3, interestOnlyMonths: 1 })).toEqual(['interestOnly', 'level', 'level', 'last']);
    // One cent a month repays three cents in three months, whatever the term.
    const small = amortise({ principal: 3, annualRate: 0, months: 5 });
    expect(small.rows.map(({ kind, payment }) => [kind, payment])).toEqual([
      ['level', 1],
      ['level', 1],
      ['last', 1],
    ]);
    expect(small.clearedAtEnd).toBe(0);
  });

  it('clears nothing at the end of its term, whose last payment is a little more', () => {
    // Level payments of 33 cents leave one for the last.
    const loan = amortise({ principal: 100, annualRate: 0, months: 3 });
    expect([loan.rows.at(-1)!.payment, loan.clearedAtEnd]).toEqual([34, 0]);
    expect(amortise({ principal: 100, annualRate: 0, months: 3, interestOnlyMonths: 2 }).clearedAtEnd).toBe(
      0,
    );
    expect(amortise({ principal: 100, annualRate: 0, months: 3, payoffMonth: 2 }).clearedAtEnd).toBe(34);
    const soon = { principal: 100, annualRate: 0, months: 3, interestOnlyMonths: 2, payoffMonth: 3 };
    expect(amortise(soon).clearedAtEnd).toBe(67);
  });

  it('leaves out the years before year 0, and owes later what begins later', () => {
    const loan = amortise(terms);
    const running = debtServiceByYear(loan, -2);
    expect([running[0]!.year, running.length]).toEqual([0, 8]);
    expect(debtAtBoundary(loan, 0, 1, 6)).toBe(loanBalance(loan, 6));
  });

  it('costs the rate at which its payments are worth what was received', () => {
    // $120 a month later for $60: 100% a month. For a cent, more than the largest rate that is tried.
    const one = { principal: 12_000, annualRate: 0, months: 1 };
    expect(loanCost({ ...one, fees: 6_000 }, amortise(one))!.nominalRate).toBeCloseTo(1_200, 6);
    expect(loanCost({ ...one, fees: 11_999 }, amortise(one))!.nominalRate).toBeCloseTo(1_024 * 1_200, 0);
  });

  const LIMIT = Number.MAX_SAFE_INTEGER;
  const none = { contribution: [0], assessment: [0], loan: [0] };
  it.each<[string, () => unknown]>([
    ['fees must be a whole number from 0', () => amortise({ ...terms, fees: -1 })],
    [
      'interestOnlyMonths must be a whole number from 0 to 720',
      () => amortise({ ...terms, interestOnlyMonths: 721 }),
    ],
    ['balloonMonth must be a whole number from 1 to 1440', () => amortise({ ...terms, balloonMonth: 0 })],
    ['payoffMonth must be a whole number from 1 to 1440', () => amortise({ ...terms, payoffMonth: 1441 })],
    ['annualRate must be from 0 to 100 points', () => amortise({ ...terms, annualRate: 100.1 })],
    [
      'amount borrowed cannot be held',
      () => amortise({ ...terms, principal: LIMIT, fees: 1, areFeesFinanced: true }),
    ],
    [
      'monthly payment cannot be held',
      () => monthlyPayment({ principal: LIMIT, annualRate: 100, months: 1 }),
    ],
    ['loan payments cannot be held', () => amortise({ principal: LIMIT - 1, annualRate: 10, months: 480 })],
    ['drawYear must be a whole number', () => debtServiceByYear(amortise(terms), 0.5)],
    ['firstMonth must be a whole number from 0', () => debtServiceByYear(amortise(terms), 0, -1)],
    [
      'owner cost cannot be held',
      () => ownerCost({ contribution: [LIMIT, LIMIT], assessment: [0, 0], loan: [0, 0] }, 1, 1_000),
    ],
    ['net present owner cost cannot be held', () => ownerCost({ ...none, contribution: [LIMIT] }, 1, -50)],
  ])('says what it refuses: %s', (refusal, work) => expect(work).toThrow(refusal));

  it('takes a rate of 100 points', () => expect(() => amortise({ ...terms, annualRate: 100 })).not.toThrow());
});

it('owners pay contributions, assessments and loans, each year discounted from its middle', () => {
  const flows = { contribution: [1_200, 2_400, 2_400], assessment: [600, 0, 0], loan: [600, 0, 0] };
  const cost = ownerCost(flows, 2, 44);
  expect(cost.byYear.map(({ total }) => total)).toEqual([2_400, 2_400, 2_400]);
  expect(cost).toMatchObject({
    total: 7_200,
    // 2,400 / 1.2 + 2,400 / 1.2³ + 2,400 / 1.2⁵.
    netPresent: 4_353,
    peakYear: 0,
    peak: 2_400,
    perUnitByYearsOwned: [1_200, 2_400, 3_600],
    perUnitMonth: 75,
    peakPerUnitMonth: 100,
    perUnitTotal: 3_600,
    perUnitNetPresent: 2_177,
  });
  expect(ownerCost({ ...flows, assessment: [0, 0, 1] }, 2, 0)).toMatchObject({ peakYear: 2, peak: 2_401 });
});
