import { useEffect, useRef, useSyncExternalStore } from 'react';
import { unread, type Unread } from './unread';

/** The number of unread notifications, and a redraw when it changes. */
export function useUnread(): Unread | null {
  return useSyncExternalStore(unread.subscribe, unread.read);
}

/** Calls `onChange` when notifications came or were read since the caller is on screen: a list reads itself again. */
export function useOnNews(onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    // What was heard first says only how it stood when the list was read.
    let heard = unread.read();
    return unread.subscribe(() => {
      const before = heard;
      heard = unread.read();
      if (before !== null && heard !== null) latest.current();
    });
  }, []);
}
