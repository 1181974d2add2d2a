import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

function turn(to: boolean): void {
  if (isPrinting === to) return;
  isPrinting = to;
  // The browser makes the sheets as soon as the event is over: changes for them have to be drawn within it.
  flushSync(() => listeners.forEach((listener) => listener()));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', beginPrinting);
    window.addEventListener('afterprint', endPrinting);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', beginPrinting);
    window.removeEventListener('afterprint', endPrinting);
    isPrinting = false;
  };
}

/** Draws the page for paper; also runs before the browser prints by itself. */
export const beginPrinting = (): void => turn(true);
/** Draws the page for the screen. */
export const endPrinting = (): void => turn(false);

/** Returns true while the page is being printed: lists then draw all of their rows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

/** The most rows of a list that are printed; the sheet says when there are more. */
export const MOST_PRINTED = 2000;
