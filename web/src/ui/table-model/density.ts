import { useSyncExternalStore } from 'react';
import { readFromDevice, storeOnDevice } from '../device/device-memory';

export type Density = 'compact' | 'default' | 'comfortable';

/** Height of a row in pixels; touch screens never get less than 44. */
export const rowHeights: Record<Density, number> = { compact: 32, default: 38, comfortable: 48 };

const key = 'roofline.density';
const listeners = new Set<() => void>();

function read(): Density {
  const stored = readFromDevice(key);
  return stored === 'compact' || stored === 'comfortable' ? stored : 'default';
}

/** Returns the user's row height, stored in this browser, and its setter. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
  return [density, setDensity];
}

/** Stores the choice in this browser and shows it at once. */
export function setDensity(density: Density) {
  storeOnDevice(key, density);
  for (const listener of listeners) listener();
}
