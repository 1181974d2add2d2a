import { describe, expect, it } from 'vitest';
import { verdictText } from '../../app/verdict/verdict-piece';
import type { Health } from '../health';
import { currentVerdict, futureVerdict, withAction } from './verdict';

const report = {
  lowestBalance: 1_381_098.2,
  lowestBalanceYear: 2035,
  firstShortfallYear: null as number | null,
  endBalance: 1,
  years: [{ year: 2026, contribution: 355_974 }, { year: 2055 }],
};
const steady = {
  planId: 'p1',
  name: 'Steady increase',
  tags: ['adopted'],
  standing: 'adopted',
  firstShortfallYear: null,
};
const short = {
  contribution: 327_540,
  difference: 28_434,
  totalDifference: 900_000,
  lowestBalance: -28_288.1,
  lowestBalanceYear: 2037,
  firstShortfallYear: 2036,
};
const health = (over: object = {}): Health =>
  ({
    view: 'current',
    fiscalYear: 2026,
    percentageFunded: 53.2,
    percentageFundedEnd: 51.6,
    fundingReport: report,
    lowestYearComponents: ['Roofs', 'Exterior paint', 'Fence'],
    plan: steady,
    plans: [steady],
    today: null,
    ...over,
  }) as unknown as Health;
const text = (pieces: ReturnType<typeof currentVerdict>) => pieces && verdictText(pieces);

describe('the sentence on top', () => {
  it('names the plan of the year and its outcome', () => {
    expect(text(currentVerdict(health()))).toBe(
      'Reserves are 53% funded. With the adopted plan, Steady increase, at $355,974 a year, as it is paid today, reserves stay above zero through 2055; the tightest year is 2035, at $1,381,098 after Roofs and Exterior paint.',
    );
  });
  it('adds the outcome at today’s contribution, and how much that is below the plan’s', () => {
    const said = text(currentVerdict(health({ today: short })));
    expect(said).toContain('Steady increase, at $355,974 a year, reserves stay above zero');
    expect(said).toMatch(
      / At today's \$327,540 a year, \$28,434 less than the plan, they fall below zero in 2036\.$/,
    );
    const more = { ...short, difference: -5000, firstShortfallYear: null, lowestBalance: 0.2 };
    expect(text(currentVerdict(health({ today: more })))).toMatch(
      / \$900,000 less than the plan over 30 years, they never fall below zero through 2055\.$/,
    );
    const later = { ...short, difference: 0, totalDifference: -1 };
    expect(text(currentVerdict(health({ today: later })))).toContain(
      ' a year, they fall below zero in 2036.',
    );
  });
  it('names the first shortfall of the year’s plan', () => {
    const below = { ...report, firstShortfallYear: 2036, lowestBalance: -28_288.1, lowestBalanceYear: 2037 };
    const plan = { ...steady, standing: 'calculated', name: 'Full funding' };
    expect(text(currentVerdict(health({ fundingReport: below, plan, lowestYearComponents: [] })))).toBe(
      'Reserves are 53% funded. With the plan calculated for you, Full funding, at $355,974 a year, as it is paid today, reserves fall below zero in 2036; the lowest point is 2037, at −$28,288.',
    );
    expect(text(currentVerdict(health({ plan: null })))).toContain(
      "At today's contribution of $355,974 a year, reserves stay above zero",
    );
  });
  it('is left out where data is missing', () => {
    expect(currentVerdict(health({ percentageFunded: null }))).toBeNull();
    expect(currentVerdict(health({ fundingReport: null }))).toBeNull();
    expect(futureVerdict(health({ percentageFundedEnd: null }))).toBeNull();
    expect(withAction(null, health(), true)).toBeNull();
  });
  it('says how percent funded moves in a future year, without the figures below it', () => {
    expect(text(futureVerdict(health({ view: 'future', fiscalYear: 2027, today: short })))).toBe(
      'In 2027, percent funded moves from 53% to 52%. With the adopted plan, Steady increase, at $355,974 in 2027, reserves stay above zero through 2055; the tightest year is 2035, at $1,381,098.' +
        " At today's contribution, $327,540 in 2027, $28,434 less than the plan, they fall below zero in 2036.",
    );
  });
});

describe('its action', () => {
  const action = (over: object, canPlan = true) =>
    withAction([], health(over), canPlan)!.find((piece) => typeof piece === 'object' && 'action' in piece);
  const below = { ...report, firstShortfallYear: 2040 };
  const failing = { ...steady, firstShortfallYear: 2040 };
  const full = { planId: 'p2', name: 'Full funding', tags: ['default'], firstShortfallYear: null };
  const other = { planId: 'p3', name: 'Other', tags: [], firstShortfallYear: null };

  it('opens the year’s plan where that avoids the shortfall at today’s contribution', () => {
    expect(action({ today: short })).toEqual({ action: 'See what avoids it', to: '/useraccount/plan/p1' });
  });
  it('opens the calculated plan where the year’s plan runs short, else any other that does not', () => {
    const plans = [failing, other, full];
    expect(action({ fundingReport: below, plan: failing, plans })).toMatchObject({
      to: '/useraccount/plan/p2',
    });
    expect(action({ fundingReport: below, plan: failing, plans: [failing, other] })).toMatchObject({
      to: '/useraccount/plan/p3',
    });
  });
  it('opens all plans where every plan runs short, and the year’s plan where nothing runs short', () => {
    expect(action({ fundingReport: below, plan: failing, plans: [failing] })).toMatchObject({
      action: 'Compare plans',
    });
    expect(action({})).toEqual({ action: 'See the plan', to: '/useraccount/plan/p1' });
    expect(action({}, false)).toBeUndefined();
    expect(action({ plan: null })).toBeUndefined();
  });
});
