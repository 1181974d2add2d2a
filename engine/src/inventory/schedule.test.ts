import { describe, expect, it } from 'vitest';
import { cents, component } from '../../fixtures/inventory';
import { AssumptionsOutOfRangeError, InvalidInputError } from '../errors';
import { componentAge, fullyFundedBalance, fundingBand, percentFunded } from './fully-funded';
import { project } from '../projection/projection';
import { buildSchedule, expendituresByCategory, occurrenceYears } from './schedule';

const options = { years: 10, inflationRate: 0 };
const years = (...args: Parameters<typeof component>) =>
  buildSchedule([component(...args)], options).occurrences.map(({ t }) => t);

describe('occurrences', () => {
  it('repeat every useful life from the remaining one', () => {
    expect(years(100, 3, 1)).toEqual([1, 4, 7]);
    expect(years(100, 1, 7)).toEqual([7, 8, 9]);
    expect(years(100, 5, 10)).toEqual([]);
    expect(years(100, 3, 1, { isOneTime: true })).toEqual([1]);
    expect(years(100, 3, 5)).toEqual([5, 8]);
  });

  it("are inflated to the chosen day of the year, by a component's own rate if it has one", () => {
    const costOf = (inflationTiming: 'startOfYear' | 'midYear' | 'endOfYear', own?: number) =>
      buildSchedule([component(1_000, 20, 2, { inflationRate: own })], {
        years: 3,
        inflationRate: 4,
        inflationTiming,
      }).expenditures[2];
    expect(costOf('startOfYear')).toBe(Math.round(100_000 * 1.04 ** 2));
    expect(costOf('midYear')).toBe(Math.round(100_000 * 1.04 ** 2.5));
    expect(costOf('endOfYear')).toBe(Math.round(100_000 * 1.04 ** 3));
    expect(costOf('startOfYear', 7)).toBe(Math.round(100_000 * 1.07 ** 2));
    expect(costOf('startOfYear', 0)).toBe(100_000);
  });

  it('of one year are in the order of the inventory', () => {
    const schedule = buildSchedule([component(1, 5, 4), component(2, 5, 0), component(3, 5, 4)], options);
    expect(schedule.occurrences.map(({ t, cost }) => [t, cost])).toEqual([
      [0, 200],
      [4, 100],
      [4, 300],
      [5, 200],
      [9, 100],
      [9, 300],
    ]);
  });

  it('sum by category over years that are both included, largest first', () => {
    const lines = [component(1, 1, 0, { category: 'Pools' }), component(5, 3, 2, { category: 'Roofing' })];
    const schedule = buildSchedule(lines, options);
    expect(expendituresByCategory(schedule, 1, 2)).toEqual([
      { category: 'Roofing', total: 500, occurrences: 1 },
      { category: 'Pools', total: 200, occurrences: 2 },
    ]);
    expect(expendituresByCategory(schedule, 40, 50)).toEqual([]);
  });

  it('sum by category in the order of names where sums are the same', () => {
    const lines = ['Pools', 'Roofing', 'Fences'].map((category) => component(1, 1, 0, { category }));
    const categories = expendituresByCategory(buildSchedule(lines, options), 0, 1).map(
      ({ category }) => category,
    );
    expect(categories).toEqual(['Fences', 'Pools', 'Roofing']);
  });

  it('are those that the years of a component say', () => {
    for (const line of [
      component(1, 3, 1),
      component(1, 5, 10),
      component(1, 3, 1, { isOneTime: true }),
      component(1, 1, 9),
    ])
      expect(occurrenceYears(line, 10)).toEqual(buildSchedule([line], options).occurrences.map(({ t }) => t));
    expect(occurrenceYears(component(1, 3, 1), 7)).toEqual([1, 4]);
  });

  const LIMIT = Number.MAX_SAFE_INTEGER;
  const most = (category = 'General') => component(1, 1, 0, { currentCost: LIMIT, category });
  it.each<[string, () => unknown]>([
    ['years must be a whole number from 1 to 60', () => buildSchedule([], { ...options, years: 61 })],
    ['years must be a whole number from 1 to 60', () => buildSchedule([], { ...options, years: 0 })],
    ['inflationRate must be -100', () => buildSchedule([], { ...options, inflationRate: -101 })],
    [
      'inflationRate of year 2 must be -100',
      () => buildSchedule([], { ...options, yearRates: [{ year: 2, rate: -101 }] }),
    ],
    ['usefulLife of component', () => buildSchedule([component(1, 0, 0)], options)],
    ['cost of a component cannot be held', () => buildSchedule([most()], { years: 2, inflationRate: 100 })],
    [
      'expenditures of a year cannot be held',
      () => buildSchedule([most(), most()], { years: 1, inflationRate: 0 }),
    ],
    [
      'total current cost cannot be held',
      () =>
        buildSchedule(
          [1, 2].map(() => component(1, 9, 9, { currentCost: LIMIT - 1 })),
          { years: 1, inflationRate: 0 },
        ),
    ],
    [
      'expenditures of a category cannot be held',
      () => expendituresByCategory(buildSchedule([most()], { years: 2, inflationRate: 0 }), 0, 1),
    ],
  ])('say what they refuse: %s', (refusal, work) => expect(work).toThrow(refusal));
});

describe('ages', () => {
  const ages = (line: ReturnType<typeof component>) =>
    [0, 1, 2, 3, 4, 5, 6].map((k) => componentAge(line, k));

  it('are full when due and 1 a year later', () =>
    expect(ages(component(1, 3, 2))).toEqual([1, 2, 3, 1, 2, 3, 1]));
  it('are full each year at a life of 1', () =>
    expect(ages(component(1, 1, 0))).toEqual([1, 1, 1, 1, 1, 1, 1]));
  it('stay 0 while remaining life is above useful life', () =>
    expect(ages(component(1, 3, 5))).toEqual([0, 0, 0, 1, 2, 3, 1]));
  it('end with the only occurrence', () =>
    expect(ages(component(1, 3, 2, { isOneTime: true }))).toEqual([1, 2, 3, 0, 0, 0, 0]));
  it('run on the first-cycle life until the first replacement', () => {
    const extended = component(100, 3, 2, { firstCycleLife: 4 });
    expect(ages(extended)).toEqual([2, 3, 4, 1, 2, 3, 1]);
    expect(fullyFundedBalance([extended], 0, options)).toBe(cents(50));
    expect(fullyFundedBalance([extended], 3, options)).toBe(Math.round(cents(100) / 3));
  });
});

describe('bands', () => {
  it('compare the unrounded percentage', () => {
    expect([29.999, 30, 69.99999, 70, 130].map((percent) => fundingBand(percent))).toEqual([
      'weak',
      'fair',
      'fair',
      'strong',
      'strong',
    ]);
    expect([fundingBand(-5), fundingBand(null)]).toEqual(['weak', null]);
    const own = { weakBelow: 40, strongFrom: 60, overfundedAbove: 100 };
    expect([39.9, 40, 60].map((percent) => fundingBand(percent, own))).toEqual(['weak', 'fair', 'strong']);
    expect(percentFunded(-50, 100)).toBe(-50);
  });
});

describe('guards', () => {
  it.each([
    { usefulLife: 0 },
    { usefulLife: 2.5 },
    { remainingUsefulLife: -1 },
    { firstCycleLife: 0 },
    { currentCost: 10.5 },
    { currentCost: -1 },
    { inflationRate: NaN },
  ])('refuse a component with %o', (fault) => {
    const line = { ...component(100, 10, 5), ...fault };
    expect(() => buildSchedule([line], options)).toThrow(InvalidInputError);
    expect(() => fullyFundedBalance([line], 0, options)).toThrow(InvalidInputError);
  });

  it.each([0, 61, 1.5])('refuse a horizon of %d years', (horizon) => {
    expect(() => buildSchedule([], { years: horizon, inflationRate: 3 })).toThrow(InvalidInputError);
  });

  it('report assumptions out of range instead of a wrong number', () => {
    const huge = component(99_000_000, 1, 0);
    expect(() => buildSchedule([huge], { years: 30, inflationRate: 99.99 })).toThrow(
      AssumptionsOutOfRangeError,
    );
    const schedule = buildSchedule([], { years: 60, inflationRate: 0 });
    const contributions = { kind: 'simple' as const, firstYear: cents(99_000_000), increaseRate: 99.99 };
    const input = { schedule, startingBalance: 0, contributions, interest: { interestRate: 0 } };
    expect(() => project(input)).toThrow(AssumptionsOutOfRangeError);
    const balances = {
      ...input,
      contributions: { ...contributions, firstYear: 0 },
      startingBalance: cents(1e12),
    };
    expect(() => project({ ...balances, interest: { interestRate: 99 } })).toThrow(
      AssumptionsOutOfRangeError,
    );
    expect(() => project({ ...balances, startingBalance: 0.5 })).toThrow(AssumptionsOutOfRangeError);
  });
});
