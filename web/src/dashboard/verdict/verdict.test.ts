import { describe, expect, it } from 'vitest';
import type { Health } from '../health';
import { currentVerdict, futureVerdict } from './verdict';

const report = {
  lowestBalance: 1_381_098.2,
  lowestBalanceYear: 2035,
  firstShortfallYear: null,
  endBalance: 1,
  years: [{ year: 2026 }, { year: 2055 }],
};
const health = (over: Partial<Health>): Health =>
  ({
    percentageFunded: 53.2,
    percentageFundedEnd: 51.6,
    fundingReport: report,
    lowestYearComponents: ['Roofs', 'Exterior paint', 'Fence'],
    fiscalYear: 2027,
    contributionsToReserves: 327_540,
    totalAnticipatedExpenditures: 384_190,
    ...over,
  }) as Health;
const text = (pieces: ReturnType<typeof currentVerdict>) =>
  pieces?.map((piece) => (typeof piece === 'string' ? piece : piece.fact)).join('') ?? null;

describe('the sentence on top', () => {
  it('says how an association stands that never falls below zero', () => {
    expect(text(currentVerdict(health({})))).toBe(
      'Reserves are 53% funded and stay above zero through 2055. The tightest year is 2035, when the balance falls to $1,381,098 after Roofs and Exterior paint.',
    );
  });
  it('names the first shortfall', () => {
    const short = {
      ...report,
      firstShortfallYear: 2036,
      lowestBalance: -28_288.1,
      lowestBalanceYear: 2037,
    } as Health['fundingReport'];
    expect(text(currentVerdict(health({ fundingReport: short, lowestYearComponents: [] })))).toBe(
      'Reserves are 53% funded and fall below zero in 2036. The lowest point is 2037, when the balance is −$28,288.',
    );
  });
  it('is left out where data is missing', () => {
    expect(currentVerdict(health({ percentageFunded: null }))).toBeNull();
    expect(currentVerdict(health({ fundingReport: null }))).toBeNull();
    expect(futureVerdict(health({ contributionsToReserves: null }))).toBeNull();
  });
  it('says what a future year brings', () => {
    expect(text(futureVerdict(health({})))).toBe(
      'In 2027, $327,540 goes into reserves and $384,190 comes out. Percent funded moves from 53% to 52% by year end.',
    );
    expect(text(futureVerdict(health({ percentageFundedEnd: null })))).not.toContain('Percent');
  });
});
