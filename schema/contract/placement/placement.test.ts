import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { placementInput } from './placement';

const certificate = {
  institution: 'First Bank',
  account: '1234',
  kind: 'certificate',
  principal: 100_000,
  interestRate: 4.125,
  compounding: 'monthly',
  startDate: '2026-01-15',
  maturityDate: '2027-01-15',
};
const refused = (change: object) => failuresOf(placementInput, { ...certificate, ...change });

const RATE = 'interestRate: Interest Rate should be from 0% to 99.999%';
const AFTER = 'maturityDate: Maturity Date should be after Start Date';
const NEEDED = 'maturityDate: Maturity Date is required for certificates and Treasuries';

describe('a placement', () => {
  it('has no notes where they are left out', () =>
    expect(placementInput.parse(certificate)).toEqual({ ...certificate, notes: null }));

  it.each([
    [RATE, { interestRate: -0.001 }],
    [RATE, { interestRate: 100 }],
    [RATE, { interestRate: 'high' }],
    ['interestRate: Interest Rate is required', { interestRate: null }],
    ['interestRate: Interest Rate should have at most three decimals', { interestRate: 4.1255 }],
    [AFTER, { maturityDate: '2026-01-15' }],
    [AFTER, { maturityDate: '2026-01-14' }],
    [NEEDED, { maturityDate: null }],
    [NEEDED, { maturityDate: undefined, kind: 'treasury' }],
    [
      'compounding: Interest at maturity needs a Maturity Date',
      { maturityDate: null, kind: 'other', compounding: 'atMaturity' },
    ],
    ['principal: Principal should be from $0 to $99,000,000', { principal: -1 }],
    ['startDate: Start Date is required', { startDate: null }],
  ])('is refused: %s', (failure, change) => expect(refused(change)).toEqual([failure]));

  it.each([
    { interestRate: 0 },
    { interestRate: 99.999 },
    { maturityDate: '2026-01-16' },
    { maturityDate: null, kind: 'savings' },
    { maturityDate: null, kind: 'moneyMarket' },
    { compounding: 'atMaturity' },
    { kind: 'treasury' },
  ])('may be %j', (change) => expect(refused(change)).toEqual([]));
});
