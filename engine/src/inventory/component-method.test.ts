import { describe, expect, it } from 'vitest';
import { cents, component } from '../../fixtures/inventory';
import { componentMethod } from './component-method';

describe('component method', () => {
  it('covers the earliest work first on request', () => {
    const lines = [component(100, 10, 5), component(300, 10, 1), component(50, 10, 3)];
    const result = componentMethod(lines, {
      startingBalance: cents(320),
      inflationRate: 0,
      allocation: 'earliestFirst',
    });
    expect(result.rows.map((row) => row.allocated)).toEqual([0, cents(300), cents(20)]);
    expect(result.rows.map((row) => row.annualContribution)).toEqual([cents(20), 0, cents(10)]);
  });

  it('uses the cost in the year of the work on request', () => {
    const options = { startingBalance: 0, inflationRate: 10, cost: 'inflated' as const };
    expect(componentMethod([component(100, 10, 2)], options).rows[0]).toMatchObject({
      cost: cents(121),
      annualContribution: cents(60.5),
    });
  });

  it('falls back to costs when nothing is needed yet', () => {
    const options = { startingBalance: cents(40), inflationRate: 0 };
    const { rows } = componentMethod([component(100, 10, 10), component(300, 10, 10)], options);
    expect(rows.map((row) => row.allocated)).toEqual([cents(10), cents(30)]);
  });

  it('gives nothing where nothing costs anything', () => {
    const free = { startingBalance: cents(40), inflationRate: 0 };
    const { rows, total, unallocated } = componentMethod([component(0, 10, 10)], free);
    expect(rows.map((row) => row.allocated)).toEqual([0]);
    expect([total, unallocated]).toEqual([0, cents(40)]);
  });

  it('leaves unallocated what the earliest work does not need', () => {
    const earliest = { startingBalance: cents(320), inflationRate: 0, allocation: 'earliestFirst' as const };
    expect(componentMethod([component(100, 10, 5)], earliest).unallocated).toBe(cents(220));
  });

  it("inflates at a component's own rate, or at those of single years", () => {
    const yearRates = [{ year: 0, rate: 50 }];
    const options = { startingBalance: 0, inflationRate: 10, yearRates, cost: 'inflated' as const };
    const { rows } = componentMethod(
      [component(100, 10, 2), component(100, 10, 2, { inflationRate: 20 })],
      options,
    );
    expect(rows.map(({ cost }) => cost)).toEqual([cents(165), cents(144)]);
  });

  it.each<[string, () => unknown]>([
    [
      'cost of a component cannot be held',
      () =>
        componentMethod([component(1, 10, 2, { currentCost: Number.MAX_SAFE_INTEGER })], {
          startingBalance: 0,
          inflationRate: 10,
          cost: 'inflated',
        }),
    ],
    [
      'total annual contribution cannot be held',
      () =>
        componentMethod(
          [1, 2].map(() =>
            component(1, 10, 0, { currentCost: Number.MAX_SAFE_INTEGER / 2 + 0.5, firstCycleLife: 10 }),
          ),
          {
            startingBalance: -2,
            inflationRate: 0,
          },
        ),
    ],
  ])('says what it refuses: %s', (refusal, work) => expect(work).toThrow(refusal));
});
