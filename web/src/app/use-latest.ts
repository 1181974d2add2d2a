import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the value drawn last, for a function that is called later and must not change with each drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  // Set with the drawing itself: a press may come before effects that wait for an idle moment.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
