import { useEffect, useRef } from 'react';

/** What a part of a page reads before it is printed: the rows that the screen does not show. */
export interface Preparation {
  /** How many rows (or photos) are still to be read or drawn. */
  missing: number;
  /** Reads them, and calls `onRead` with how many it has read so far. */
  load: (onRead: (count: number) => void, signal: AbortSignal) => Promise<void>;
}

type Current = { readonly current: Preparation };
const registered = new Set<Current>();

/** Has the page read the rest of its rows before Roofline prints it. */
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

/** The parts of the page that need rows. */
export const preparations = (): Preparation[] =>
  [...registered].map(({ current }) => current).filter(({ missing }) => missing > 0);
