import { describe, expect, it } from 'vitest';
import { exponential, logarithm } from '../numeric/elementary';
import { percentiles } from '../numeric/percentiles';
import { normalQuantile, PathRandom } from './random';
import { drawnCostFactor, drawnInflation, drawnInterest, logSpread } from './spreads';

function stream(seed: number, path: number): PathRandom {
  const random = new PathRandom();
  random.start(seed, path);
  return random;
}

describe('random numbers', () => {
  it('are those of the seed and the path on every machine', () => {
    const first = (seed: number, path: number) => {
      const random = stream(seed, path);
      return [random.whole(), random.whole(), random.whole()];
    };
    expect(first(1, 0)).toEqual(KNOWN);
    expect(first(1, 1)).not.toEqual(KNOWN);
    expect(first(2, 0)).not.toEqual(KNOWN);
    expect(first(1 + 2 ** 32, 0)).not.toEqual(KNOWN);
  });

  it('turn a probability into its normal quantile', () => {
    for (const [p, z] of [
      [0.5, 0],
      [0.8413447460685429, 1],
      [0.975, 1.959963984540054],
      [0.995, 2.5758293035489004],
      [1e-6, -4.753424308822899],
      [1e-9, -5.9978070150076865],
    ] as const) {
      expect(normalQuantile(p)).toBeCloseTo(z, 12);
    }
  });

  it('are normal with mean 0 and deviation 1 over many paths', () => {
    const count = 40_000;
    let sum = 0;
    let squares = 0;
    let beyondTwo = 0;
    for (let path = 0; path < count; path++) {
      const z = stream(7, path).normal();
      sum += z;
      squares += z * z;
      if (Math.abs(z) > 2) beyondTwo++;
    }
    expect(Math.abs(sum / count)).toBeLessThan(0.02);
    expect(Math.abs(squares / count - 1)).toBeLessThan(0.03);
    expect(Math.abs(beyondTwo / count - 0.0455)).toBeLessThan(0.005);
  });
});

describe('draws', () => {
  it('give cost factors of mean 1 and the requested spread', () => {
    const random = stream(3, 0);
    const spread = logSpread(15);
    const factors = Array.from({ length: 40_000 }, () => drawnCostFactor(spread, random));
    const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
    const variance = factors.reduce((sum, factor) => sum + (factor - mean) ** 2, 0) / factors.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.003);
    expect(Math.abs(Math.sqrt(variance) - 0.15)).toBeLessThan(0.003);
    expect(Math.min(...factors)).toBeGreaterThan(0);
  });

  it('cut inflation to -5 to 20 points and interest at 0', () => {
    expect(drawnInflation(3, 1.5, 100)).toBe(20);
    expect(drawnInflation(3, 1.5, -100)).toBe(-5);
    expect(drawnInflation(3, 1.5, 1)).toBe(4.5);
    expect(drawnInflation(25, 0, 2)).toBe(25);
    expect(drawnInterest(1, -2)).toBe(0);
    expect(drawnInterest(1, 0.25)).toBe(1.25);
    expect(drawnInterest(99, 50)).toBeLessThan(100);
  });
});

describe('own elementary functions', () => {
  it('agree with the built-in ones', () => {
    for (const x of [-30, -2.5, -0.3, -1e-9, 0, 1e-9, 0.34, 0.35, 1, 5.5, 80]) {
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
    }
    for (const x of [1e-12, 0.001, 0.5, 0.9999, 1, 1.0225, 1.5, 2, 10, 1e9]) {
      expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThanOrEqual(
        1e-14 * Math.max(1, Math.abs(Math.log(x))),
      );
    }
    expect(exponential(0)).toBe(1);
    expect([exponential(1_000), exponential(-1_000)]).toEqual([Infinity, 0]);
  });
});

describe('percentiles', () => {
  it('are the nearest ranks of the sorted values', () => {
    const random = stream(5, 1);
    for (const count of [1, 2, 19, 20, 21, 1_000]) {
      const values = Float64Array.from({ length: count }, () => Math.round(random.normal() * 50));
      const sorted = values.toSorted();
      const asked = [1, 5, 25, 50, 75, 90, 95, 100];
      expect(percentiles(values, asked)).toEqual(asked.map((q) => sorted[Math.ceil((q * count) / 100) - 1]));
    }
    expect(percentiles(new Float64Array(0), [50])).toEqual([null]);
    expect(percentiles(Float64Array.from([4, 4, 4]), [5, 95])).toEqual([4, 4]);
  });
});

/** First numbers of seed 1, path 0, worked out apart in arbitrary-precision integers. */
const KNOWN = [3998148024, 1268818706, 918481109];
