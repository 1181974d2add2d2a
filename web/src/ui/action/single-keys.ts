import { useSyncExternalStore } from 'react';

const key = 'roofline.singleKeys';
const listeners = new Set<() => void>();

/** Returns whether keys without a modifier act on the page. People who use speech input turn them off (WCAG 2.1.4). */
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
    // The browser refuses storage: the setting stays as it is.
  }
  for (const listener of listeners) listener();
}

/** Returns the user's choice, stored in this browser, and its setter. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
  return [on, setSingleKeys];
}
