import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

function turn(to: boolean): void {
  isPrinting = to;
  // The sheets are made as soon as the event is over: what changes for them has to be drawn within it.
  flushSync(() => listeners.forEach((listener) => listener()));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const begin = () => turn(true);
const end = () => turn(false);

/** True while the page is being printed: lists then have all of their rows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

/** More rows than this are not printed; the sheet says so. */
export const MOST_PRINTED = 2000;
