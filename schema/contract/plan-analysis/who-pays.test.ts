import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { whoPaysInput } from './who-pays';

const id = '0198c0de-0000-7000-8000-000000000001';
const refused = (query: object) => failuresOf(whoPaysInput, query);

describe('the question who pays', () => {
  it('has the terms of the page where it says none', () =>
    expect(whoPaysInput.parse({})).toEqual({
      annualRate: 6.5,
      months: 120,
      fees: 0,
      areFeesFinanced: false,
      interestOnlyMonths: 0,
      debtServiceFrom: 'owners',
      ownerDiscountRate: 4,
    }));

  it('is of a component or of an amount', () => {
    expect(refused({ propertyComponentId: id, year: '2030' })).toEqual([]);
    expect(refused({ amount: '0.01', year: '2030' })).toEqual([]);
    expect(refused({ propertyComponentId: id, amount: '5' })).toEqual([
      'amount: Choose a component or an amount, not both',
    ]);
    expect(refused({ year: '2030' })).toEqual(['year: Year of the Work needs a component or an amount']);
  });

  const DISCOUNT = 'ownerDiscountRate: Discount Rate should be from 0% to 99.99%';
  it.each([
    ['propertyComponentId: Choose a component', { propertyComponentId: 'roof' }],
    ['amount: Cost should be from $0.01 to $99,000,000', { amount: '0' }],
    ['amount: Cost should be from $0.01 to $99,000,000', { amount: '99000001' }],
    ['year: Year of the Work should be a number', { amount: '5', year: 'soon' }],
    ['year: Year of the Work should be a year', { amount: '5', year: '2030.5' }],
    ['annualRate: Loan Rate should be a number', { annualRate: 'high' }],
    ['months: Term in Months should be a number', { months: 'ten' }],
    ['fees: Loan Fees should be from $0 to $99,000,000', { fees: '-1' }],
    ['areFeesFinanced: Fees are financed, true or false', { areFeesFinanced: 'perhaps' }],
    ['interestOnlyMonths: Interest-Only Months should be a number', { interestOnlyMonths: 'x' }],
    ['balloonMonth: Balloon Month should be a number', { balloonMonth: 'x' }],
    ['payoffMonth: Payoff Month should be a number', { payoffMonth: 'x' }],
    ['downPayment: Down Payment should be from $0 to $99,000,000', { downPayment: 'x' }],
    ['debtServiceFrom: Choose who repays the loan', { debtServiceFrom: 'bank' }],
    ['ownerDiscountRate: Discount Rate should be a number', { ownerDiscountRate: 'x' }],
    [DISCOUNT, { ownerDiscountRate: '-1' }],
    [DISCOUNT, { ownerDiscountRate: '100' }],
  ])('is refused: %s', (failure, query) => expect(refused(query)).toEqual([failure]));
});
