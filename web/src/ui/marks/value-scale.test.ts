import { describe, expect, it } from 'vitest';
import { bandPath, linePath, rangeWithZero, roundTicks, verticalScale } from './value-scale';

describe('a value axis', () => {
  it('has round ticks around everything that is drawn', () => {
    expect(roundTicks({ min: 0, max: 14_000_000 })).toEqual([0, 5_000_000, 10_000_000, 15_000_000]);
    expect(roundTicks({ min: -1_200, max: 3_900 })).toEqual([-2_000, 0, 2_000, 4_000]);
    expect(roundTicks({ min: 0, max: 0.05 }).at(-1)).toBeCloseTo(0.05, 12);
    expect(roundTicks({ min: 0, max: 0 })).toEqual([0]);
  });

  it('has ticks 1, 2, 2.5 or 5 times a power of ten apart, as far as labels can show them', () => {
    const step = (max: number) => roundTicks({ min: 0, max })[1];
    expect([5_000_000, 10_000_000, 11_000_000, 12_500_000, 13_000_000].map(step)).toEqual([
      1_000_000, 2_000_000, 2_500_000, 2_500_000, 5_000_000,
    ]);
    expect([120, 1_200, 12_000, 120_000].map(step)).toEqual([25, 250, 5_000, 25_000]);
    expect([0.12, 12].map(step)).toEqual([0.05, 5]);
  });

  it('always includes zero, and skips missing values', () => {
    expect(rangeWithZero([5, null, 9, undefined])).toEqual({ min: 0, max: 9 });
    expect(rangeWithZero([-3, -1])).toEqual({ min: -3, max: 0 });
    expect(rangeWithZero([])).toEqual({ min: 0, max: 0 });
  });

  it('puts the largest value on top, and nothing outside', () => {
    const y = verticalScale([-2_000, 0, 2_000], 100);
    expect([2_000, 0, -2_000].map(y)).toEqual([0, 50, 100]);
    expect(verticalScale([0], 100)(0)).toBe(100);
  });
});

describe('paths', () => {
  const y = (value: number) => 10 - value;

  it('break where a value is missing', () => {
    expect(linePath([0, 10, 20, 30], [1, 2, null, 4], y)).toBe('M0.0 9.0L10.0 8.0M30.0 6.0');
  });

  it('close a band around the columns that have both ends', () => {
    expect(bandPath([0, 10, 20], [1, 2, null], [3, 4, 5], y)).toBe('M0.0 7.0L10.0 6.0L10.0 8.0L0.0 9.0Z');
    expect(bandPath([0], [null], [null], y)).toBe('');
  });
});
