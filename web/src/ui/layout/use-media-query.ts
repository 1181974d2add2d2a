import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and draws again when that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Returns whether the window is below 768 px: lists in place of tables, sheets in place of dialogs. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 767px)');
}
