import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { disclosureFacts, disclosureFactsInput, NO_FACTS } from './disclosure-facts';

const refused = (facts: object) => failuresOf(disclosureFactsInput, facts);
const loan = { payee: 'Bank', annualRate: 6, balance: 100, annualPayment: 20, retirementDate: '2030-01-31' };
const settlement = { source: 'Builder', received: 1_000, repaired: 600, otherwise: 400 };

describe('facts of a disclosure', () => {
  it('are not stated where they are left out', () => {
    expect(disclosureFactsInput.parse({})).toEqual(NO_FACTS);
    expect(disclosureFacts.parse(NO_FACTS)).toEqual(NO_FACTS);
    const { excluded, loans, settlements, unitShares, ...others } = NO_FACTS;
    expect([excluded, loans, settlements, unitShares]).toEqual([[], [], [], []]);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
  });

  it.each([
    ['assessmentAmount: Regular Assessment should be $0 or more', { assessmentAmount: -1 }],
    ['assessmentAmount: Regular Assessment should be at most $99,000,000', { assessmentAmount: 99_000_001 }],
    ['assessmentAmount: Regular Assessment should be from $0 to $99,000,000', { assessmentAmount: 'much' }],
    ['assessmentAmount: Regular Assessment should have at most two decimals', { assessmentAmount: 0.001 }],
    ['loans.0.payee: Payee is required', { loans: [{ ...loan, payee: '' }] }],
    ['loans.0.annualRate: Loan Rate is required', { loans: [{ ...loan, annualRate: null }] }],
    ['loans.0.annualRate: Loan Rate should be 0% or more', { loans: [{ ...loan, annualRate: -1 }] }],
    ['loans.0.annualRate: Loan Rate should be at most 99.99%', { loans: [{ ...loan, annualRate: 100 }] }],
    ['loans.0.balance: Loan Balance is required', { loans: [{ ...loan, balance: null }] }],
    ['loans.0.balance: Loan Balance should be $0 or more', { loans: [{ ...loan, balance: -1 }] }],
    [
      'loans.0.retirementDate: Retirement Date should be a valid date',
      { loans: [{ ...loan, retirementDate: '' }] },
    ],
  ])('are refused: %s', (failure, facts) => expect(refused(facts)).toEqual([failure]));

  it('take loans with their figures', () => expect(refused({ loans: [loan] })).toEqual([]));
});

describe('settlements', () => {
  const TOO_MUCH =
    'settlements.1.repaired: Spent on Repairs and Used Otherwise should be at most the $1,000 received';

  it('are used at most as far as they were received', () => {
    expect(refused({ settlements: [settlement] })).toEqual([]);
    expect(refused({ settlements: [settlement, { ...settlement, otherwise: 400.01 }] })).toEqual([TOO_MUCH]);
  });

  it('are compared in cents', () =>
    expect(
      refused({ settlements: [{ ...settlement, received: 0.3, repaired: 0.1, otherwise: 0.2 }] }),
    ).toEqual([]));

  it.each(['received', 'repaired', 'otherwise'])('are not compared while %s is missing', (figure) =>
    expect(refused({ settlements: [{ ...settlement, otherwise: 900, [figure]: null }] })).toHaveLength(1),
  );

  it.each([[null], 'none'])('are refused when they are no list of settlements', (settlements) =>
    expect(refused({ settlements })).toHaveLength(1),
  );
});

describe('shares of units', () => {
  const shares = (...all: unknown[]) =>
    refused({ unitShares: all.map((share, at) => ({ unit: `${at + 1}`, share })) });

  it('add up to 100%, a hundredth more or less', () => {
    expect(shares(33.33, 33.33, 33.34)).toEqual([]);
    expect(shares(50, 49.995)).toEqual([]);
    expect(shares(50, 49.98)).toEqual([
      'unitShares: Shares of all units should add up to 100%; these add up to 99.98%',
    ]);
    expect(shares(50, 50.02)).toEqual([
      'unitShares: Shares of all units should add up to 100%; these add up to 100.02%',
    ]);
  });

  it('count as 0% while they are missing', () =>
    expect(shares(60, null)).toEqual([
      'unitShares.1.share: Share is required',
      'unitShares: Shares of all units should add up to 100%; these add up to 60%',
    ]));

  it.each([[null], 'none'])('are refused when they are no list of shares', (unitShares) =>
    expect(refused({ unitShares }).join()).toContain('unitShares'),
  );
});
