import { describe, expect, it } from 'vitest';
import { LifeTable, lifeTables } from './life-table';
import { normalOf, PathRandom } from './random';
import { drawnLife } from './spreads';

const LAST = 2 ** 32 - 1;

describe('a table of lives', () => {
  const random = new PathRandom();
  random.start(5, 0);
  const wholes = [0, 1, LAST - 1, LAST, 2 ** 31, ...Array.from({ length: 4_000 }, () => random.whole())];

  it('gives the life that the normal of the same number gives, also where tables would be too long', () => {
    for (const [life, spread, least] of [
      [20, 0.15, 1],
      [1, 0.15, 1],
      [0, 0.15, 0],
      [37, 0, 1],
      [12, 1, 0],
      [999, 0.15, 1],
    ] as const) {
      const table = new LifeTable(life, spread, least);
      const computed = wholes.map((whole) => drawnLife(life, spread, least, normalOf(whole)));
      expect(wholes.map((whole) => table.at(whole))).toEqual(computed);
    }
  });

  it('changes at the very number at which the computed life changes', () => {
    const table = new LifeTable(20, 0.15, 1);
    let below = 0;
    let reached = LAST;
    while (reached - below > 1) {
      const middle = Math.floor((below + reached) / 2);
      if (drawnLife(20, 0.15, 1, normalOf(middle)) >= 21) reached = middle;
      else below = middle;
    }
    expect([table.at(below), table.at(reached)]).toEqual([20, 21]);
  });

  it('is shared by components of the same life and least number of years', () => {
    const table = lifeTables(0.15);
    expect(table(20, 1)).toBe(table(20, 1));
    expect(table(20, 0)).not.toBe(table(20, 1));
  });
});
