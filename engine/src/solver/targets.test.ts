import { describe, expect, it } from 'vitest';
import type { Schedule } from '../inventory/schedule';
import type { Goal } from '../types';
import { firstMissed, goalTargets, tightestBoundary } from './targets';

const schedule = { years: 3, fullyFunded: [100, 200, 300, 400] } as unknown as Schedule;
const targetsOf = (goal: Goal) => goalTargets(goal, schedule);

describe('targets of a goal', () => {
  it.each<[Goal, (number | null)[]]>([
    [{ kind: 'baseline' }, [null, 0, 0, 0]],
    [{ kind: 'thresholdDollars', floor: 50 }, [null, 50, 50, 50]],
    [{ kind: 'thresholdDollars', floor: 50, fromBoundary: 2 }, [null, 0, 50, 50]],
    [{ kind: 'thresholdDollars', floor: 50, fromBoundary: 2, allowNegative: true }, [null, null, 50, 50]],
    [{ kind: 'thresholdPercent', percent: 50 }, [null, 100, 150, 200]],
    [{ kind: 'fullFunding' }, [null, 0, 0, 400]],
    [{ kind: 'fullFunding', byBoundary: 2 }, [null, 0, 300, 0]],
    [{ kind: 'fullFunding', byBoundary: 2, hold: true }, [null, 0, 300, 400]],
    [{ kind: 'targetPercent', percent: 50, byBoundary: 0 }, [50, 0, 0, 0]],
    [{ kind: 'custom', targets: [{ boundary: 1, amount: -5 }], allowNegative: true }, [null, -5, null, null]],
  ])('%j are %j', (goal, targets) => expect(targetsOf(goal)).toEqual(targets));

  it.each<[string, Goal]>([
    ['goal must have finite figures', { kind: 'thresholdDollars', floor: NaN }],
    ['targets must name at least one boundary', { kind: 'custom', targets: [] }],
    ['boundary must be a whole number from 0 to 3', { kind: 'fullFunding', byBoundary: 4 }],
    [
      'boundary must be a whole number from 0 to 3',
      { kind: 'custom', targets: [{ boundary: 4, amount: 1 }] },
    ],
  ])('are refused: %s', (refusal, goal) => expect(() => targetsOf(goal)).toThrow(refusal));

  it('are missed below them, not at them', () => {
    expect(firstMissed([0, 50, 50], [null, 50, 50])).toBeNull();
    expect(firstMissed([0, 50, 49], [null, 50, 50])).toBe(2);
    expect(firstMissed([0, 50], [1, 50])).toBe(0);
  });

  it('are tightest where least is to spare, the earliest on ties', () => {
    expect(tightestBoundary([0, 90, 70, 80], [null, 50, 50, 50])).toBe(2);
    expect(tightestBoundary([0, 90, 70, 70], [null, 50, 50, 50])).toBe(2);
    expect(tightestBoundary([0, 90, 10, 95], [null, 50, null, 50])).toBe(1);
    // Missed by 40, and by 10.
    expect(tightestBoundary([0, 10, 40], [null, 50, 50])).toBe(1);
    expect(tightestBoundary([0, 90], [0, null])).toBe(0);
  });
});
