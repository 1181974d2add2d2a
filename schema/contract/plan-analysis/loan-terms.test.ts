import { describe, expect, it } from 'vitest';
import { FIRST_TERMS, loanFormErrors, loanTerms, proposedDownPayment, type LoanForm } from './loan-terms';

const COST = 10_000_000;
const errors = (change: Partial<LoanForm>) => loanFormErrors({ ...FIRST_TERMS, ...change }, COST);

describe('terms of a loan', () => {
  it('begin without a fault', () => expect(errors({})).toEqual({}));

  const RATE = 'Loan Rate should be from 0% to 99.99%';
  const TERM = 'Term in Months should be a whole number from 1 to 480';
  const DRAW = 'Interest-Only Months should be a whole number from 0 to 60';
  it.each<[Partial<LoanForm>, object]>([
    [{ annualRate: null }, { annualRate: RATE }],
    [{ annualRate: -0.01 }, { annualRate: RATE }],
    [{ annualRate: 100 }, { annualRate: RATE }],
    [{ annualRate: 0 }, {}],
    [{ annualRate: 99.99 }, {}],
    [{ months: null }, { months: TERM }],
    [{ months: 0 }, { months: TERM }],
    [{ months: 481 }, { months: TERM }],
    [{ months: 12.5 }, { months: TERM }],
    [{ months: 1 }, {}],
    [{ months: 480 }, {}],
    [{ interestOnlyMonths: -1 }, { interestOnlyMonths: DRAW }],
    [{ interestOnlyMonths: 61 }, { interestOnlyMonths: DRAW }],
    [{ interestOnlyMonths: 1.5 }, { interestOnlyMonths: DRAW }],
    [{ interestOnlyMonths: null }, {}],
    [{ interestOnlyMonths: 60 }, {}],
  ])('with %j have the faults %j', (change, faults) => expect(errors(change)).toEqual(faults));

  it.each([
    ['balloonMonth', 'Balloon Month'],
    ['payoffMonth', 'Payoff Month'],
  ])('put the %s within the months of the loan', (field, label) => {
    const fault = (last: number) => ({ [field]: `${label} should be from 1 to ${last}` });
    expect(errors({ [field]: 120 })).toEqual({});
    expect(errors({ [field]: 121 })).toEqual(fault(120));
    expect(errors({ [field]: 132, interestOnlyMonths: 12 })).toEqual({});
    expect(errors({ [field]: 133, interestOnlyMonths: 12 })).toEqual(fault(132));
    expect(errors({ [field]: 0 })).toEqual(fault(120));
    expect(errors({ [field]: 1.5 })).toEqual(fault(120));
    expect(errors({ [field]: 5, months: null, interestOnlyMonths: null })).toMatchObject(fault(0));
  });

  it('leave something to borrow', () => {
    const FEES = { fees: 'Loan Fees should be less than the cost' };
    const DOWN = { downPayment: 'Down Payment should leave something to borrow' };
    expect(errors({ downPayment: 99_999.99 })).toEqual({});
    expect(errors({ downPayment: 100_000 })).toEqual(DOWN);
    expect(errors({ downPayment: 99_000, fees: 1_000 })).toEqual(DOWN);
    expect(errors({ downPayment: 99_000, fees: 1_000, areFeesFinanced: true })).toEqual({});
    expect(errors({ fees: 99_999.99, areFeesFinanced: true })).toEqual({});
    expect(errors({ fees: 100_000, areFeesFinanced: true })).toEqual(FEES);
    expect(errors({ fees: null, downPayment: null })).toEqual({});
  });

  it('are those of the engine, in cents', () => {
    const all = {
      fees: 12.5,
      areFeesFinanced: true,
      interestOnlyMonths: 6,
      balloonMonth: 60,
      payoffMonth: 90,
    };
    expect(loanTerms({ ...FIRST_TERMS, ...all })).toEqual({
      ...all,
      annualRate: 6.5,
      months: 120,
      fees: 1_250,
    });
    const none = { annualRate: null, months: null, fees: null, interestOnlyMonths: null };
    expect(loanTerms({ ...FIRST_TERMS, ...none })).toEqual({
      annualRate: 0,
      months: 1,
      fees: 0,
      areFeesFinanced: false,
      interestOnlyMonths: 0,
      balloonMonth: undefined,
      payoffMonth: undefined,
    });
  });

  it('propose a quarter of the cost, in thousands', () =>
    expect([0, 10_000_000, 10_199_999, 10_200_000].map(proposedDownPayment)).toEqual([
      0, 25_000, 25_000, 26_000,
    ]));
});
