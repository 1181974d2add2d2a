import { useSyncExternalStore } from 'react';

export type Density = 'compact' | 'default' | 'comfortable';

/** Height of a row in pixels; touch screens never get less than 44. */
export const rowHeights: Record<Density, number> = { compact: 32, default: 38, comfortable: 48 };

const key = 'roofline.density';
const listeners = new Set<() => void>();

function read(): Density {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'compact' || stored === 'comfortable' ? stored : 'default';
  } catch {
    return 'default';
  }
}

/** The reader's row height, kept in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
  return [density, setDensity];
}

/** Keep the choice in this browser and show it at once. */
export function setDensity(density: Density) {
  try {
    localStorage.setItem(key, density);
  } catch {
    // Storage refused: the default stays.
  }
  for (const listener of listeners) listener();
}
