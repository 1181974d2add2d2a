import { id } from '@roofline/schema/fixtures/id';
import { aBid, aScopeOfWork } from '@roofline/schema/fixtures/project';
import { describe, expect, it } from 'vitest';
import { leftOf, paidOver, percentPaid } from '../../model/project-money';
import {
  againstEstimate,
  comparedOf,
  hasEnded,
  linesWords,
  lowestOf,
  openWords,
  type BidChoice,
} from './bid-figures';

describe('the lowest of a row', () => {
  it('is marked only where amounts differ', () => {
    expect(lowestOf([300, null, 200, 200])).toBe(200);
    expect(lowestOf([null, 200])).toBeNull();
    expect(lowestOf([200, 200])).toBeNull();
    expect(lowestOf([])).toBeNull();
    expect(lowestOf([0, 5])).toBe(0);
  });
});

describe('a bid against the reserve estimate', () => {
  it('says by how much money and percent it is above or below', () => {
    expect(againstEstimate(251_300, 262_400)).toBe('$11,100 (4.2%) below');
    expect(againstEstimate(262_400.5, 262_400)).toBe('$0.50 (0.0%) above');
    expect(againstEstimate(262_400, 262_400)).toBe('the same as');
    expect(againstEstimate(5, 0)).toBe('$5 above');
    expect(againstEstimate(5, null)).toBeNull();
  });
});

describe('the lines of a bid', () => {
  const scope = [1, 2, 3].map((n) => aScopeOfWork({ scopeOfWorkId: id(850 + n) }));
  const line = (n: number, amount: number) => ({ scopeOfWorkId: id(850 + n), amount });

  it('say by how much they miss the amount, to the cent', () => {
    expect(linesWords({ amount: 0.3, lines: [line(1, 0.1), line(2, 0.2)] })).toBeNull();
    expect(linesWords({ amount: 100, lines: [line(1, 60.5)] })).toBe('$39.50 more than its lines');
    expect(linesWords({ amount: 50, lines: [line(1, 60)] })).toBe('$10 less than its lines');
    expect(linesWords({ amount: 50, lines: [] })).toBeNull();
  });

  it('say how many of them the bid leaves open', () => {
    expect(openWords(aBid({ lines: [line(1, 5)] }), scope)).toBe('2 of 3 lines not included');
    expect(openWords(aBid({ lines: [line(1, 5), line(2, 5), line(3, 0)] }), scope)).toBeNull();
    expect(openWords(aBid(), scope)).toBe('Not split into lines');
    expect(openWords(aBid(), [])).toBeNull();
  });
});

describe('the comparison', () => {
  const ids = (...numbers: number[]) => numbers.map((n) => id(860 + n));
  const bids = [1, 2, 3, 4, 5, 6, 7].map((n) => aBid({ bidId: id(860 + n) }));
  const compared = (choice: BidChoice, of = bids) => comparedOf(of, choice);

  it('has the first five bids in the order of the service, or the chosen ones', () => {
    expect(compared({ compared: [], leftOut: [] })).toEqual(bids.slice(0, 5));
    expect(compared({ compared: ids(7, 1), leftOut: ids(2, 3, 4, 5, 6) })).toEqual([bids[0], bids[6]]);
  });

  it('takes in a bid that was added since the choice, as far as there is room', () => {
    expect(compared({ compared: ids(3, 4), leftOut: ids(2, 5, 6, 7) })).toEqual(
      bids.slice(0, 4).toSpliced(1, 1),
    );
    // The bids that the user chose stay, even if the new one is lower.
    expect(compared({ compared: ids(3, 4, 5, 6, 7), leftOut: ids(2) })).toEqual(bids.slice(2));
  });

  it('begins again with the first five when all bids of the choice are gone', () => {
    expect(compared({ compared: ids(1), leftOut: ids(2, 3, 4, 5, 6, 7) }, bids.slice(1))).toEqual(
      bids.slice(1, 6),
    );
  });
});

it('counts a bid as ended after its last day', () => {
  expect(hasEnded({ validUntil: '2026-12-31' }, '2026-12-31')).toBe(false);
  expect(hasEnded({ validUntil: '2026-12-31' }, '2027-01-01')).toBe(true);
  expect(hasEnded({ validUntil: null }, '2027-01-01')).toBe(false);
});

describe('payments on the contract', () => {
  it('are rounded down to whole percent of the contract, so that only full payment is 100%', () => {
    expect(percentPaid({ contracted: 255_140, paidOnContract: 255_139.99 })).toBe(99);
    expect(percentPaid({ contracted: 255_140, paidOnContract: 255_140 })).toBe(100);
    // 0.57 of a dollar is 57 cents, though 0.57 * 100 is not 57.
    expect(percentPaid({ contracted: 1, paidOnContract: 0.57 })).toBe(57);
    expect(percentPaid({ contracted: 100, paidOnContract: 130 })).toBe(130);
    expect(percentPaid({ contracted: null, paidOnContract: null })).toBeNull();
    expect(percentPaid({ contracted: 0, paidOnContract: 0 })).toBeNull();
  });

  it('leave an amount to pay, or exceed the contract', () => {
    expect(leftOf({ contracted: 100.1, paidOnContract: 100 })).toBe(0.1);
    expect(leftOf({ contracted: 100, paidOnContract: 130 })).toBe(0);
    expect(leftOf({ contracted: null, paidOnContract: null })).toBeNull();
    expect(paidOver({ contracted: 100, paidOnContract: 130 })).toBe(30);
    expect(paidOver({ contracted: null, paidOnContract: null })).toBe(0);
  });
});
