import { useSyncExternalStore } from 'react';
import { readFromDevice, storeOnDevice } from '../device/device-memory';

const key = 'roofline.singleKeys';
const listeners = new Set<() => void>();

/** Returns whether keys without a modifier act on the page. People who use speech input turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => readFromDevice(key) !== 'off';

function setSingleKeys(on: boolean) {
  storeOnDevice(key, on ? null : 'off');
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
