import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { annualDeterioration, fullyFundedBalance, fullyFundedBalances } from './fully-funded';

const LIMIT = Number.MAX_SAFE_INTEGER;
const options = { inflationRate: 0 };

describe('fully funded balances', () => {
  it('are those of each boundary, at the rates of components and of single years', () => {
    const lines = [
      component(100, 3, 1),
      component(50, 5, 4, { inflationRate: 7 }),
      component(70, 4, 2, { inflationRate: 7, firstCycleLife: 6 }),
      component(90, 2, 1, { isOneTime: true }),
    ];
    const yearRates = [{ year: 2, rate: 12 }];
    for (const workTiming of ['startOfYear', 'midYear', 'endOfYear'] as const) {
      const rates = { inflationRate: 3, yearRates, workTiming };
      expect(fullyFundedBalances(lines, 9, rates)).toEqual(
        Array.from({ length: 10 }, (_, k) => fullyFundedBalance(lines, k, rates)),
      );
    }
  });

  it.each<[string, () => unknown]>([
    ['inflationRate must be -100', () => fullyFundedBalance([], 0, { inflationRate: -101 })],
    [
      'inflationRate of year 1 must be -100',
      () => fullyFundedBalance([], 0, { ...options, yearRates: [{ year: 1, rate: -101 }] }),
    ],
    ['boundary must be a whole number from 0', () => fullyFundedBalance([], -1, options)],
    ['usefulLife of component', () => fullyFundedBalance([component(1, 0, 0)], 0, options)],
    ['usefulLife of component', () => annualDeterioration([component(1, 0, 0)])],
    [
      'fully funded balance cannot be held',
      () =>
        fullyFundedBalance(
          [1, 2].map(() => component(1, 1, 0, { currentCost: LIMIT })),
          0,
          options,
        ),
    ],
    [
      'fully funded balance cannot be held',
      () =>
        fullyFundedBalances(
          [1, 2].map(() => component(1, 1, 0, { currentCost: LIMIT })),
          1,
          options,
        ),
    ],
    [
      'annual deterioration cannot be held',
      () => annualDeterioration([1, 2].map(() => component(1, 1, 0, { currentCost: LIMIT }))),
    ],
  ])('say what they refuse: %s', (refusal, work) => expect(work).toThrow(refusal));
});
