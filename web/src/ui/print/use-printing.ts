import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

function turn(to: boolean): void {
  if (isPrinting === to) return;
  isPrinting = to;
  // The sheets are made as soon as the event is over: what changes for them has to be drawn within it.
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

/** Draws the page as paper has it; by itself before the browser prints. */
export const beginPrinting = (): void => turn(true);
/** Draws the page as the screen has it. */
export const endPrinting = (): void => turn(false);

/** True while the page is being printed: lists then have all of their rows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

/** More rows than this are not printed; the sheet says so. */
export const MOST_PRINTED = 2000;
