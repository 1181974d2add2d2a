import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FundingPoint } from '../../../ui/funding-plot/funding-data';
import { eased, pointsOf, redirected } from '../outcome/chart/tween';
import { useTweenedPoints } from '../outcome/chart/use-tweened-points';

const at = (balance: number): FundingPoint[] => [{ x: 2026, balance, target: 100, spent: 10, saved: null }];
const [low, high, higher] = [at(0), at(100), at(400)];

let now = 0;
let waiting: FrameRequestCallback[] = [];
/** Draws the next frame, `after` milliseconds later. */
function frame(after: number) {
  now += after;
  const callbacks = waiting;
  waiting = [];
  act(() => callbacks.forEach((callback) => callback(now)));
}
let wantsNoMotion = false;

beforeEach(() => {
  [now, waiting, wantsNoMotion] = [0, [], false];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wantsNoMotion && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function chart() {
  const { result, rerender } = renderHook(
    ({ points, leaps }: { points: FundingPoint[]; leaps: number }) => useTweenedPoints(points, leaps),
    { initialProps: { points: low, leaps: 0 } },
  );
  return { balance: () => result.current[0]!.balance, show: rerender };
}

describe('marks of the chart', () => {
  it('move in the same frame while the user drags a slider', () => {
    const { balance, show } = chart();
    show({ points: high, leaps: 0 });
    expect(balance()).toBe(100);
    expect(waiting).toHaveLength(0);
  });

  it('glide on a leap from their old place, and arrive within 240 ms', () => {
    const { balance, show } = chart();
    show({ points: high, leaps: 1 });
    expect(balance()).toBe(0);
    frame(16);
    frame(100);
    const onTheWay = balance();
    expect(onTheWay).toBeGreaterThan(0);
    expect(onTheWay).toBeLessThan(100);
    frame(140);
    expect(balance()).toBe(100);
    expect(waiting).toHaveLength(0);
  });

  it('jump to the end when the user drags a slider during a glide', () => {
    const { balance, show } = chart();
    show({ points: high, leaps: 1 });
    frame(16);
    frame(50);
    show({ points: higher, leaps: 1 });
    expect(balance()).toBe(400);
    frame(50);
    expect(balance()).toBe(400);
  });

  it('do not glide for a slider after an undo without effect', () => {
    const { balance, show } = chart();
    show({ points: low, leaps: 1 });
    show({ points: high, leaps: 1 });
    expect(balance()).toBe(100);
  });

  it('do not glide for users who prefer reduced motion', () => {
    wantsNoMotion = true;
    const { balance, show } = chart();
    show({ points: high, leaps: 1 });
    expect(balance()).toBe(100);
    expect(waiting).toHaveLength(0);
  });
});

describe('a tween', () => {
  it('follows the easing of the product', () => {
    expect([eased(0), eased(1)]).toEqual([expect.closeTo(0, 4), expect.closeTo(1, 4)]);
    // cubic-bezier(.2, 0, 0, 1) covers most of the way in half of the time.
    expect(eased(0.5)).toBeCloseTo(0.885, 1);
    expect(eased(0.25)).toBeLessThan(eased(0.5));
  });

  it('starts at the same height when the axis changes', () => {
    const begun = redirected({ from: high, to: high, share: 1 }, higher);
    // 100 on an axis to 100 is as high as 400 on an axis to 400.
    expect(pointsOf(begun)[0]!.balance).toBe(400);
    expect(pointsOf({ ...begun, share: 1 })).toBe(higher);
  });

  it('does not run between charts with different numbers of years', () => {
    expect(pointsOf(redirected({ from: high, to: high, share: 1 }, [...high, ...high]))).toHaveLength(2);
  });
});
