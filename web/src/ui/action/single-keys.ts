import { useSyncExternalStore } from 'react';

const key = 'roofline.singleKeys';
const listeners = new Set<() => void>();

/** Do keys without a modifier act on the page? People who speak to their computer turn them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function setSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage refused: the keys stay as they are.
  }
  for (const listener of listeners) listener();
}

/** The reader's choice, kept in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
  return [on, setSingleKeys];
}
