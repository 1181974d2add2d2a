import { describe, expect, it } from 'vitest';
import { CompensatedSums, safeCents } from './cents';
import { exponential, logarithm } from './elementary';
import { percentiles } from './percentiles';
import { proportionOf } from './proportion';
import { wholeShares } from './shares';

const LIMIT = Number.MAX_SAFE_INTEGER;

describe('parts of a sum', () => {
  it('are in proportion, the cents left over going to the largest remainders', () => {
    expect(proportionOf(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(proportionOf(100, [2, 3, 2])).toEqual([29, 43, 28]);
    expect(proportionOf(10, [1, 5, 3])).toEqual([1, 6, 3]);
    // 20/6, 5/6 and 5/6: the largest weight has the smallest remainder.
    expect(proportionOf(5, [4, 1, 1])).toEqual([3, 1, 1]);
    expect(proportionOf(3, [0, 0])).toEqual([2, 1]);
    expect(proportionOf(0, [1, 2])).toEqual([0, 0]);
    expect(proportionOf(5, [])).toEqual([]);
    expect(proportionOf(LIMIT, [LIMIT, LIMIT])).toEqual([(LIMIT + 1) / 2, (LIMIT - 1) / 2]);
    expect(() => proportionOf(2 ** 60, [1])).toThrow('share of a sum cannot be held');
  });

  it('are whole, the cents left over going to the largest fractions', () => {
    expect(wholeShares([1.5, 1.25, 1.25], 4, 'x')).toEqual([2, 1, 1]);
    expect(wholeShares([1.2, 1.7, 1.6, 0.5], 5, 'x')).toEqual([1, 2, 2, 0]);
    expect(wholeShares([0.5, 0.5, 0.5, 0.5], 2, 'x')).toEqual([1, 1, 0, 0]);
    expect(wholeShares([2, 3], 5, 'x')).toEqual([2, 3]);
    expect(() => wholeShares([2 * LIMIT], 2 * LIMIT, 'allocated balance')).toThrow(
      'allocated balance cannot be held',
    );
  });
});

describe('percentiles', () => {
  const of = (values: number[], ...percents: number[]) => percentiles(Float64Array.from(values), percents);

  it('are values by the nearest rank', () => {
    expect(of([15, 20, 35, 40, 50], 5, 20, 21, 30, 40, 50, 100)).toEqual([15, 15, 20, 20, 20, 35, 50]);
    expect(of([50, 15, 40, 20, 35], 100, 1)).toEqual([50, 15]);
  });

  it('are found among values that are close, far apart, or the same', () => {
    const close = Array.from({ length: 3_000 }, (_, n) => (n * 7) % 3_000);
    expect(of(close, 0.1, 10, 50, 99.99, 100)).toEqual([2, 299, 1_499, 2_999, 2_999]);
    expect(of([...close, 1e12], 50, 100)).toEqual([1_500, 1e12]);
    expect(of([-5, -5, -5], 1, 50, 100)).toEqual([-5, -5, -5]);
    expect(of([7], 1, 100)).toEqual([7, 7]);
  });

  it('are none without values', () => expect(of([], 10, 90)).toEqual([null, null]));
});

describe('elementary functions', () => {
  it.each([-700, -20.5, -1, -1e-9, 0, 1e-9, 0.3465, 0.3466, 1, 20.5, 700])('e to the power of %d', (x) =>
    expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(2e-14),
  );

  it('of what is too large or too small are infinite or 0', () =>
    expect([exponential(700.1), exponential(-700.1)]).toEqual([Infinity, 0]));

  it('at the ends of the range of the logarithm are the same to the last bit on every machine', () =>
    expect([Math.SQRT1_2, Math.SQRT2].map(logarithm)).toEqual([-0.3465735902799726, 0.34657359027997275]));

  it.each([1e-300, 0.001, 0.7, 0.7072, 1, 1.4142, 1.4143, 2, 10, 1e300])('the logarithm of %d', (x) =>
    expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThanOrEqual(
      1e-14 * Math.max(1, Math.abs(Math.log(x))),
    ),
  );
});

it('sums stand side by side, and lose no digit of either sign', () => {
  const sums = new CompensatedSums(2);
  for (const value of [1e16, 1, -1e16]) sums.add(0, value);
  for (const value of [1, 1e16, -1e16]) sums.add(1, value);
  expect([sums.at(0), sums.at(1)]).toEqual([1, 1]);
});

it('cents are whole numbers up to the largest that is exact', () => {
  expect([safeCents(LIMIT, 'x'), safeCents(-LIMIT, 'x')]).toEqual([LIMIT, -LIMIT]);
  expect(() => safeCents(0.5, 'fee')).toThrow('fee cannot be held in whole cents');
});
