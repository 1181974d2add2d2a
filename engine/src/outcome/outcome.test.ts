import { describe, expect, it } from 'vitest';
import examples from '../../fixtures/examples.json';
import { cents } from '../../fixtures/inventory';
import { workedPlan } from '../../fixtures/plans';
import { adjustedPlan } from '../what-if/adjustment';
import { outcomeUnit, outcomeValue } from './figure';
import { DEFAULT_SPANS, tornado } from './tornado';

describe('outcome figures', () => {
  it('are whole numbers of their unit', () => {
    expect(outcomeValue(workedPlan, { kind: 'percentFunded', boundary: 0 })).toBe(4_056);
    expect(outcomeValue(workedPlan, { kind: 'percentFunded', boundary: 10 })).toBe(8_343);
    expect(outcomeValue(workedPlan, { kind: 'percentFunded', boundary: 11 })).toBeNull();
    expect(outcomeValue(workedPlan, { kind: 'lowestBalance' })).toBe(3_161_530);
    expect(outcomeValue(workedPlan, { kind: 'endBalance' })).toBe(9_006_687);
    const roundedUp = cents(examples.goals.baseline.solvedFirstYear) + 1;
    expect(outcomeValue(workedPlan, { kind: 'requiredContribution' })).toBe(roundedUp);
    const none = { ...workedPlan, components: [] };
    expect(outcomeValue(none, { kind: 'percentFunded', boundary: 0 })).toBeNull();
    expect(outcomeUnit({ kind: 'percentFunded', boundary: 0 })).toBe('hundredthsOfAPoint');
    expect(outcomeUnit({ kind: 'endBalance' })).toBe('cents');
  });
});

describe('tornado', () => {
  it('moves one input at a time, widest swing first', () => {
    const { base, bars } = tornado(workedPlan, { kind: 'lowestBalance' });
    expect(base).toBe(3_161_530);
    expect(bars.map(({ input }) => input).toSorted()).toEqual([
      'contribution',
      'costs',
      'inflation',
      'interest',
      'lives',
    ]);
    bars.forEach((bar, index) => {
      expect(bar.swing).toBe(Math.abs(bar.high - bar.low));
      expect(bar.swing).toBeLessThanOrEqual(bars[index - 1]?.swing ?? Infinity);
    });
    const bar = (name: string) => bars.find(({ input }) => input === name)!;
    expect(bar('costs').low).toBeGreaterThan(base);
    expect(bar('costs').high).toBeLessThan(base);
    expect(bar('contribution').low).toBeLessThan(base);
    expect(bar('interest').high).toBeGreaterThan(base);
    expect(bar('inflation').high).toBeLessThan(base);
    const moved = (lifeOffset: number) =>
      outcomeValue(adjustedPlan(workedPlan, { lifeOffset }), { kind: 'lowestBalance' });
    expect([bar('lives').low, bar('lives').high]).toEqual([moved(-2), moved(2)]);
  });

  it('moves rates of single years with the general one', () => {
    const ends = (inflation: number, interest: number) => {
      const options = { ...workedPlan.options, yearRates: [{ year: 2, rate: 9 + inflation }] };
      options.inflationRate += inflation;
      const rates = {
        interestRate: Math.max(0, 1.5 + interest),
        yearRates: [{ year: 1, rate: Math.max(0, 0.2 + interest) }],
      };
      return outcomeValue({ ...workedPlan, options, interest: rates }, { kind: 'endBalance' });
    };
    const options = { ...workedPlan.options, yearRates: [{ year: 2, rate: 9 }] };
    const own = {
      ...workedPlan,
      options,
      interest: { interestRate: 1.5, yearRates: [{ year: 1, rate: 0.2 }] },
    };
    const { bars, base } = tornado(own, { kind: 'endBalance' });
    const bar = (name: string) => bars.find(({ input }) => input === name)!;
    expect(base).toBe(ends(0, 0));
    expect(bar('inflation')).toMatchObject({ low: ends(-1.5, 0), high: ends(1.5, 0) });
    expect(bar('interest')).toMatchObject({ low: ends(0, -0.5), high: ends(0, 0.5) });
  });

  it('is flat without spans and has no contribution bar at a contribution of 0', () => {
    const flat = { inflation: 0, interest: 0, costs: 0, lives: 0, contribution: 0 };
    expect(tornado(workedPlan, { kind: 'endBalance' }, flat).bars.every(({ swing }) => swing === 0)).toBe(
      true,
    );
    const free = { ...workedPlan, contributions: { kind: 'simple' as const, firstYear: 0, increaseRate: 3 } };
    expect(tornado(free, { kind: 'endBalance' }).bars).toHaveLength(4);
    expect(() => tornado({ ...free, components: [] }, { kind: 'percentFunded', boundary: 1 })).toThrow(
      'outcome has no figure for this plan',
    );
  });

  it('moves the contribution by its percent, the least cent of one too', () => {
    const contributionOf = (firstYear: number) => {
      const contributions = { kind: 'simple' as const, firstYear, increaseRate: 0 };
      const plan = { ...workedPlan, contributions, interest: { interestRate: 0 } };
      const { bars, base } = tornado(plan, { kind: 'endBalance' });
      const { low, high } = bars.find(({ input }) => input === 'contribution')!;
      return [low - base, high - base];
    };
    expect(contributionOf(1_000_000)).toEqual([-1_000_000, 1_000_000]);
    expect(contributionOf(1)).toEqual([0, 0]);
  });

  it('leaves the contribution as it is where its span is 0', () => {
    const steps = [{ fromYear: 0, setAmount: 2_600_000, increaseRate: 3 }];
    const ladder = { ...workedPlan, contributions: { kind: 'ladder' as const, steps } };
    const spans = { ...DEFAULT_SPANS, contribution: 0 };
    const { bars } = tornado(ladder, { kind: 'endBalance' }, spans);
    expect(bars.find(({ input }) => input === 'contribution')!.swing).toBe(0);
    const none = [{ fromYear: 1, setAmount: 2_600_000, increaseRate: 3 }];
    const late = { ...ladder, contributions: { kind: 'ladder' as const, steps: none } };
    expect(tornado(late, { kind: 'endBalance' }).bars).toHaveLength(4);
  });

  it('is refused where a contribution grows too large', () => {
    const firstYear = Number.MAX_SAFE_INTEGER / 10;
    const huge = { kind: 'simple' as const, firstYear: Math.floor(firstYear * 9.5), increaseRate: -100 };
    const plan = { ...workedPlan, contributions: huge, startingBalance: 0 };
    expect(() => tornado(plan, { kind: 'endBalance' })).toThrow('contribution cannot be held');
  });
});
