import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { fullyFundedBalances } from '../inventory/fully-funded';
import { Need, runningCycle } from './need';

const FLAT = new Float64Array(13).fill(1);

function needs(fill: (need: Need) => void): number[] {
  const need = new Need(12);
  fill(need);
  const found = new Float64Array(13);
  need.addTo(found, FLAT);
  return [...found];
}

describe('need of a path', () => {
  it('keeps the past of the running cycle when the work is drawn later or sooner', () => {
    const roof = component(1, 10, 4);
    const later = needs((need) => need.addFirstCycle(runningCycle(roof), 1_200, 6));
    expect(later.slice(0, 8)).toEqual([600, 700, 800, 900, 1_000, 1_100, 1_200, 0]);
    const now = needs((need) => need.addFirstCycle(runningCycle(roof), 1_200, 0));
    expect(now.slice(0, 2)).toEqual([1_200, 0]);
  });

  it('equals that of the inventory when the lives are as assumed', () => {
    for (const [usefulLife, remainingUsefulLife] of [
      [3, 2],
      [1, 0],
      [4, 7],
      [30, 11],
      [5, 40],
    ] as const) {
      const line = component(1_000, usefulLife, remainingUsefulLife);
      const found = needs((need) => {
        need.addFirstCycle(runningCycle(line), line.currentCost, remainingUsefulLife);
        for (let due = remainingUsefulLife; due < 12; due += usefulLife) {
          need.addCycle(line.currentCost, due, usefulLife);
        }
      });
      expect(found.map(Math.round)).toEqual(fullyFundedBalances([line], 12, { inflationRate: 0 }));
    }
  });
});
