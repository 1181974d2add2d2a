import { describe, expect, it } from 'vitest';
import { deficitPerUnit, feePerUnit, monthlyContributionPerUnit, perUnit } from './per-unit';

const LIMIT = Number.MAX_SAFE_INTEGER;

describe('shares of units', () => {
  it('are rounded once', () => {
    expect(perUnit(100, 3)).toBe(33);
    expect(monthlyContributionPerUnit(100_000, 7)).toBe(1190);
    expect(feePerUnit(100_000, 7, 4)).toBe(3571);
    expect(deficitPerUnit(1_000, 1_500, 2)).toBe(-250);
  });

  it.each<[string, () => unknown]>([
    ['units must be a whole number from 1', () => perUnit(1, 0)],
    ['units must be a whole number from 1', () => monthlyContributionPerUnit(1, 0)],
    ['units must be a whole number from 1', () => feePerUnit(1, 0, 1)],
    ['periods must be a whole number from 1 to 12', () => feePerUnit(1, 1, 13)],
    ['periods must be a whole number from 1 to 12', () => feePerUnit(1, 1, 0)],
    ['amount per unit cannot be held', () => perUnit(2 * LIMIT, 1)],
    ['monthly contribution per unit cannot be held', () => monthlyContributionPerUnit(13 * LIMIT, 1)],
    ['fee per unit cannot be held', () => feePerUnit(2 * LIMIT, 1, 1)],
  ])('say what they refuse: %s', (refusal, work) => expect(work).toThrow(refusal));
});
