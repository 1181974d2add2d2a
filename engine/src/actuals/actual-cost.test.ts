import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, SEED, holds } from '../../fixtures/arbitraries';
import { proportionOf } from '../numeric/proportion';
import { actualCosts } from './actual-cost';

const work = (...lines: [named: number, estimate: number][]) =>
  lines.map(([named, estimate]) => ({ named, estimate }));
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

describe('what the work on each component cost', () => {
  it('is what was paid in proportion to the estimates, the last cents to the largest remainders', () => {
    expect(actualCosts(work([0, 300_00], [0, 300_00], [0, 400_00]), { paid: 100_01 })).toEqual([
      30_00, 30_00, 40_01,
    ]);
    expect(actualCosts(work([0, 100], [0, 100], [0, 100]), { paid: 200 })).toEqual([67, 67, 66]);
  });

  it('is the payments that name a component; the rest belongs to the others', () => {
    expect(actualCosts(work([70_00, 1], [0, 500_00], [0, 500_00]), { paid: 100_00 })).toEqual([
      70_00, 15_00, 15_00,
    ]);
  });

  it('spreads what names none over all, where payments name each', () => {
    expect(actualCosts(work([60_00, 100], [30_00, 300]), { paid: 100_00 })).toEqual([62_50, 37_50]);
  });

  it('is the contract where less was paid so far, and only for what no payment names', () => {
    expect(actualCosts(work([0, 1]), { paid: 50_00, contracted: 100_00 })).toEqual([100_00]);
    expect(actualCosts(work([50_00, 1]), { paid: 50_00, contracted: 100_00 })).toEqual([50_00]);
    expect(actualCosts(work([0, 1]), { paid: 120_00, contracted: 100_00 })).toEqual([120_00]);
  });

  it('is spread in equal parts without estimates, and nothing where there is no money', () => {
    expect(actualCosts(work([0, 0], [0, 0]), { paid: 101 })).toEqual([51, 50]);
    expect(actualCosts(work([0, 5], [0, 7]), { paid: 0 })).toEqual([0, 0]);
    expect(actualCosts([], { paid: 500 })).toEqual([]);
  });
});

describe(`properties of spreading (seed ${SEED}, ${RUNS} runs each)`, () => {
  const cents = fc.integer({ min: 0, max: 9_900_000_000 });

  it('adds up to the cent, and no share is a cent away from its proportion', () => {
    const drawn = fc.record({ amount: cents, weights: fc.array(cents, { minLength: 1, maxLength: 40 }) });
    holds(drawn, ({ amount, weights }) => {
      const shares = proportionOf(amount, weights);
      expect(sum(shares)).toBe(amount);
      const total = sum(weights);
      shares.forEach((share, index) => {
        const exact = total === 0 ? amount / weights.length : (amount * weights[index]!) / total;
        expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-5);
      });
    });
  });

  it('spreads all that was paid, and never less to a component than the payments that name it', () => {
    const line = fc.record({ named: fc.oneof(fc.constant(0), cents), estimate: cents });
    const drawn = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 20 }),
      beside: cents,
      contracted: cents,
    });
    holds(drawn, ({ lines, beside, contracted }) => {
      const paid = sum(lines.map(({ named }) => named)) + beside;
      expect(sum(actualCosts(lines, { paid }))).toBe(paid);
      const costs = actualCosts(lines, { paid, contracted });
      const isOpen = lines.some(({ named }) => named === 0);
      expect(sum(costs)).toBe(isOpen ? Math.max(paid, contracted) : paid);
      costs.forEach((cost, index) => expect(cost).toBeGreaterThanOrEqual(lines[index]!.named));
    });
  });
});
