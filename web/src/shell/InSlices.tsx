import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws for the first time in slices, between which the browser answers to the hand; `until` stands until all of it is
 * there. For what comes at once and is large, as answers of the service are drawn in one piece otherwise.
 */
export function InSlices(props: { until: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? props.children : props.until;
}
