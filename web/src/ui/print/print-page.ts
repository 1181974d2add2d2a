import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../feedback/toast';
import { hasUnreadPictures, readPictures } from './pictures';
import { preparations } from './preparation';
import { beginPrinting, endPrinting } from './use-printing';

/** How many rows are loaded for paper, and how to stop that. */
export interface PrintProgress {
  read: number;
  of: number;
  cancel: () => void;
}

let progress: PrintProgress | null = null;
const listeners = new Set<() => void>();

function show(next: PrintProgress | null): void {
  progress = next;
  flushSync(() => listeners.forEach((listener) => listener()));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the progress of loading before the page is printed; null while nothing is loading. */
export const usePrintProgress = (): PrintProgress | null => useSyncExternalStore(subscribe, () => progress);

/** Waits for two frames: parts that are drawn in response to other parts are there by then, too. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

async function readRows(signal: AbortSignal, cancel: () => void): Promise<void> {
  const needed = preparations();
  const of = needed.reduce((sum, { missing }) => sum + missing, 0);
  let before = 0;
  show({ read: 0, of, cancel });
  for (const { missing, load } of needed) {
    const start = before;
    const onRead = (count: number) => show({ read: start + Math.min(count, missing), of, cancel });
    // One after the other: printing can wait, and other users of the service should not have to.
    // oxlint-disable-next-line no-await-in-loop
    await load(onRead, signal);
    before += missing;
  }
}

/** Loads all rows and pictures of the page, then opens the browser's print dialog. */
export async function printPage(): Promise<void> {
  if (progress) return;
  const control = new AbortController();
  const { signal } = control;
  try {
    await readRows(signal, () => control.abort());
    signal.throwIfAborted();
    beginPrinting();
    await drawn();
    await readPictures(signal);
    signal.throwIfAborted();
    show(null);
    await drawn();
  } catch {
    endPrinting();
    if (!signal.aborted)
      toast.failure('The page was not printed, since not all of its rows could be loaded. Try again.');
    return;
  } finally {
    show(null);
  }
  // Browsers say when they are done; where one does not, the user's next press or key ends printing.
  for (const event of ['afterprint', 'pointerdown', 'keydown'])
    window.addEventListener(event, endPrinting, { once: true });
  window.print();
}

const isPrintKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'p';

/** Prints all rows and pictures on Ctrl or Cmd P, stops loading on Escape; leaves the key to the browser if all are loaded. */
export function usePrintKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return progress?.cancel();
      if (!isPrintKey(event)) return;
      if (!progress && preparations().length === 0 && !hasUnreadPictures()) return;
      event.preventDefault();
      void printPage();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
