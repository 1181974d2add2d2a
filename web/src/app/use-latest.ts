import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What was drawn last, for a function that is called later and is itself not to change with every frame. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  // With the drawing itself: a press may come before effects that wait for an idle moment.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
