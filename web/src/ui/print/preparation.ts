import { useEffect, useRef } from 'react';

/** The rows that a part of a page loads before it is printed: those that the screen does not show. */
export interface Preparation {
  /** How many rows (or photos) are still to be loaded or drawn. */
  missing: number;
  /** Loads them, and calls `onRead` with how many are loaded so far. */
  load: (onRead: (count: number) => void, signal: AbortSignal) => Promise<void>;
}

type Current = { readonly current: Preparation };
const registered = new Set<Current>();

/** Registers rows that Roofline loads before it prints the page. */
export function usePreparation(preparation: Preparation): void {
  const latest = useRef(preparation);
  useEffect(() => {
    latest.current = preparation;
  });
  useEffect(() => {
    registered.add(latest);
    return () => void registered.delete(latest);
  }, []);
}

/** Returns the parts of the page that still have to load rows. */
export const preparations = (): Preparation[] =>
  [...registered].map(({ current }) => current).filter(({ missing }) => missing > 0);
