import { describe, expect, it } from 'vitest';
import { AssumptionsOutOfRangeError } from '../errors';
import { compensatedSum, roundCents, sumCents } from './cents';
import { growthFactor, power } from './growth';

describe('cents', () => {
  it('round half away from zero, and never to minus zero', () => {
    expect([0.5, 1.49, 2.5, -0.5, -2.5, -2.4].map((value) => roundCents(value, 'x'))).toEqual([
      1, 1, 3, -1, -3, -2,
    ]);
    expect(Object.is(roundCents(-0.2, 'x'), 0)).toBe(true);
  });

  it.each([2 ** 53, -(2 ** 53), NaN, Infinity])('refuse %d', (value) => {
    expect(() => roundCents(value, 'x')).toThrow(AssumptionsOutOfRangeError);
    expect(() => sumCents([value, 0], 'x')).toThrow(AssumptionsOutOfRangeError);
  });

  it('sum floats without regard to their order', () => {
    expect(compensatedSum([1e16, 1, -1e16])).toBe(1);
    expect(compensatedSum([0.1, 0.2, 0.3])).toBe(compensatedSum([0.3, 0.2, 0.1]));
  });
});

describe('growth', () => {
  it('multiplies whole years and takes the root for a half', () => {
    expect([power(3, 0), power(3, 5)]).toEqual([1, 243]);
    expect(growthFactor(3, 30)).toBeCloseTo(1.03 ** 30, 13);
    expect(growthFactor(3, 7.5)).toBeCloseTo(1.03 ** 7.5, 14);
    expect(growthFactor(-100, 2)).toBe(0);
  });
});
