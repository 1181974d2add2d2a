import { fundingRange, type FundingPoint } from '../../../../ui/funding-plot/funding-data';
import { axisOf } from '../../../../ui/marks/ColumnPlot';

export const TWEEN_MS = 240;

/** Returns the progress after this share of the time, by cubic-bezier(.2, 0, 0, 1), the easing of all of Roofline. */
export function eased(share: number): number {
  if (share <= 0) return 0;
  const at = (one: number, other: number, u: number) =>
    3 * one * u * (1 - u) ** 2 + 3 * other * u ** 2 * (1 - u) + u ** 3;
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 20; turn += 1) {
    const middle = (low + high) / 2;
    if (at(0.2, 0, middle) < share) low = middle;
    else high = middle;
  }
  return at(0, 1, (low + high) / 2);
}

type Points = readonly FundingPoint[];

/** Returns the points on the next axis, at the height that they had: the axis changes at once, the marks glide. */
function onAxisOf(points: Points, own: Points, next: Points): Points {
  const [low, high] = axisOf(fundingRange(own), true).ends;
  const [nextLow, nextHigh] = axisOf(fundingRange(next), true).ends;
  if (low === nextLow && high === nextHigh) return points;
  const scale = (nextHigh - nextLow) / (high - low || 1);
  const moved = <Value extends number | null | undefined>(value: Value) =>
    value == null ? value : nextLow + (value - low) * scale;
  return points.map((point) => ({
    ...point,
    balance: moved(point.balance),
    target: moved(point.target),
    spent: moved(point.spent),
    saved: moved(point.saved),
  }));
}

/** Marks of a chart on their way from one place to another. */
export interface Motion {
  from: Points;
  to: Points;
  /** The share of the time that has passed; 1 at rest. */
  share: number;
}

/** Returns the points at which the marks are drawn now. */
export function pointsOf({ from, to, share }: Motion): Points {
  if (share >= 1) return to;
  const way = eased(share);
  const between = <Value extends number | null | undefined>(before: Value, after: Value) =>
    before == null || after == null ? after : before + (after - before) * way;
  return to.map((point, index) => {
    const before = from[index]!;
    return {
      ...point,
      balance: between(before.balance, point.balance),
      target: between(before.target, point.target),
      spent: between(before.spent, point.spent),
      saved: between(before.saved, point.saved),
    };
  });
}

/** Returns the motion from the present place of `motion` to `to`; already at rest there if the number of years differs. */
export function redirected(motion: Motion, to: Points): Motion {
  if (motion.to.length !== to.length) return { from: to, to, share: 1 };
  return { from: onAxisOf(pointsOf(motion), motion.to, to), to, share: 0 };
}
