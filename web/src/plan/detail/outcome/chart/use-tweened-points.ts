import { useEffect, useState } from 'react';
import type { FundingPoint } from '../../../../ui/funding-plot/funding-data';
import { useMediaQuery } from '../../../../ui/layout/use-media-query';
import { pointsOf, redirected, TWEEN_MS, type Motion } from './tween';

/**
 * Returns the points at which a chart draws its marks. After a leap they glide to the new points; without one, while the
 * user drags a slider, they are there in the same frame, as always for users who prefer reduced motion.
 */
export function useTweenedPoints(points: readonly FundingPoint[], leaps: number): readonly FundingPoint[] {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [motion, setMotion] = useState<Motion & { leaps: number }>({
    from: points,
    to: points,
    share: 1,
    leaps,
  });
  // Set during the render, not in an effect: a frame with the marks at the new points would flash.
  if (motion.to !== points || motion.leaps !== leaps) {
    const isLeap = motion.leaps !== leaps && motion.to !== points && !isStill;
    const next = isLeap ? redirected(motion, points) : { from: points, to: points, share: 1 };
    setMotion({ ...next, leaps });
  }
  const isMoving = motion.share < 1;
  const { to } = motion;
  useEffect(() => {
    if (!isMoving) return undefined;
    let began: number | null = null;
    let frame = 0;
    const step = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / TWEEN_MS);
      setMotion((before) => (before.to === to ? { ...before, share } : before));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isMoving, to]);
  return pointsOf(motion);
}
