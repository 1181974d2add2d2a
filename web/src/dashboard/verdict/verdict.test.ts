import { describe, expect, it } from 'vitest';
import type { Health } from '../health';
import { currentVerdict, futureVerdict, wholeVerdict } from './verdict';

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
    plans: [],
    contributionsToReserves: 327_540,
    totalAnticipatedExpenditures: 384_190,
    ...over,
  }) as Health;
const text = (pieces: ReturnType<typeof currentVerdict>) =>
  pieces
    ?.map((piece) => (typeof piece === 'string' ? piece : 'fact' in piece ? piece.fact : `[${piece.plan}]`))
    .join('') ?? null;

describe('the sentence on top', () => {
  it('says how an association stands that never falls below zero', () => {
    expect(text(currentVerdict(health({})))).toBe(
      "At today's contribution of $327,540 a year, reserves are 53% funded and stay above zero through 2055. The tightest year is 2035, when the balance falls to $1,381,098 after Roofs and Exterior paint.",
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
      "At today's contribution of $327,540 a year, reserves are 53% funded and fall below zero in 2036. The lowest point is 2037, when the balance is −$28,288.",
    );
  });
  it('adds where the plan leads that the property goes by, where that is not what is paid today', () => {
    const plan = {
      planId: 'p1',
      name: 'Steady increase',
      tags: ['recommended', 'adopted'],
      firstYearContribution: 355_974,
      lowestBalance: 12,
      firstShortfallYear: null,
    };
    const said = (...plans: object[]) =>
      text(wholeVerdict(health({ plans: plans as unknown as Health['plans'] })))!.split('Exterior paint.')[1];
    expect(said()).toBe('');
    expect(said(plan)).toBe(
      ' The adopted plan, [Steady increase] with $355,974 a year, stays above zero through 2055.',
    );
    expect(said({ ...plan, lowestBalance: 0 })).toContain('never falls below zero through 2055');
    expect(said({ ...plan, tags: ['adopted', 'current'] })).toBe('');
    expect(said({ ...plan, tags: ['default', 'recommended'] })).toBe('');
    const disclosed = {
      ...plan,
      planId: 'p2',
      name: 'Other',
      tags: ['disclosure'],
      firstShortfallYear: 2040,
    };
    expect(said({ ...plan, tags: ['recommended'] }, disclosed)).toBe(
      ' The disclosure plan, [Other] with $355,974 a year, falls below zero in 2040.',
    );
  });
  it('is left out where data is missing', () => {
    expect(text(currentVerdict(health({ contributionsToReserves: null })))).toMatch(
      /^Reserves are 53% funded/,
    );
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
