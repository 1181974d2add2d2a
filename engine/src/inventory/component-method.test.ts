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
});
