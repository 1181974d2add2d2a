import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws its children for the first time in slices, between which the browser handles input; shows `until` before that.
 * For large content that appears at once: React would otherwise draw an answer of the service in one piece.
 */
export function InSlices(props: { until: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? props.children : props.until;
}
