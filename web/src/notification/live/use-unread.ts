import { useEffect, useRef, useSyncExternalStore } from 'react';
import { unread, type Unread } from './unread';

/** Returns the number of unread notifications, and redraws when it changes. */
export function useUnread(): Unread | null {
  return useSyncExternalStore(unread.subscribe, unread.read);
}

/** Calls `onChange` when notifications came or were read after the caller was drawn, so that a list loads again. */
export function useOnNews(onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    // The first answer only gives the state in which the list was loaded.
    let heard = unread.read();
    return unread.subscribe(() => {
      const before = heard;
      heard = unread.read();
      if (before !== null && heard !== null) latest.current();
    });
  }, []);
}
