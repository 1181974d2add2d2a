import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FundingPoint } from '../../../ui/funding-plot/funding-data';
import { eased, pointsOf, redirected } from '../outcome/chart/tween';
import { useTweenedPoints } from '../outcome/chart/use-tweened-points';

const at = (balance: number): FundingPoint[] => [{ x: 2026, balance, target: 100, spent: 10, saved: null }];
const [low, high, higher] = [at(0), at(100), at(400)];

let now = 0;
let waiting: FrameRequestCallback[] = [];
/** Draws the next frame, so many milliseconds later. */
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
  it('are there in the same frame while a slider is pulled', () => {
    const { balance, show } = chart();
    show({ points: high, leaps: 0 });
    expect(balance()).toBe(100);
    expect(waiting).toHaveLength(0);
  });

  it('glide on a leap, from where they stood, and arrive within 240 ms', () => {
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

  it('a slider that is taken hold of on the way ends it at once', () => {
    const { balance, show } = chart();
    show({ points: high, leaps: 1 });
    frame(16);
    frame(50);
    show({ points: higher, leaps: 1 });
    expect(balance()).toBe(400);
    frame(50);
    expect(balance()).toBe(400);
  });

  it('an undo of nothing keeps no leap for the slider after it', () => {
    const { balance, show } = chart();
    show({ points: low, leaps: 1 });
    show({ points: high, leaps: 1 });
    expect(balance()).toBe(100);
  });

  it('do not move for readers who want no motion', () => {
    wantsNoMotion = true;
    const { balance, show } = chart();
    show({ points: high, leaps: 1 });
    expect(balance()).toBe(100);
    expect(waiting).toHaveLength(0);
  });
});

describe('a tween', () => {
  it('eases as the product does', () => {
    expect([eased(0), eased(1)]).toEqual([expect.closeTo(0, 4), expect.closeTo(1, 4)]);
    // cubic-bezier(.2, 0, 0, 1) has done most of the way by its middle.
    expect(eased(0.5)).toBeCloseTo(0.885, 1);
    expect(eased(0.25)).toBeLessThan(eased(0.5));
  });

  it('begins at the same height where the axis changes', () => {
    const begun = redirected({ from: high, to: high, share: 1 }, higher);
    // 100 of an axis to 100 stands as high as 400 of one to 400.
    expect(pointsOf(begun)[0]!.balance).toBe(400);
    expect(pointsOf({ ...begun, share: 1 })).toBe(higher);
  });

  it('is none between charts of other years', () => {
    expect(pointsOf(redirected({ from: high, to: high, share: 1 }, [...high, ...high]))).toHaveLength(2);
  });
});
