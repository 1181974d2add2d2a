import { useEffect, useRef, type RefObject } from 'react';

/** What was drawn last, for a function that is called later and is itself not to change with every frame. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
