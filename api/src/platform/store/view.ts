import type { Tx } from '../database';

type Read<A extends readonly unknown[], T> = (tx: Tx, ...asked: A) => Promise<T>;

/** The results of each view, by the reading function and then by its arguments. */
const views = new WeakMap<Tx, Map<unknown, Map<string, Promise<unknown>>>>();

/** Opens a view for a transaction that sees the same rows until it ends. */
export function openView(tx: Tx): void {
  views.set(tx, new Map());
}

/**
 * Makes `read` run once per view and arguments: a read-only transaction sees the same rows throughout, so equal calls
 * get the first result. A transaction that may write reads each time. Results are shared, so no caller may change them;
 * arguments are plain values.
 */
export function onceAView<A extends readonly unknown[], T>(read: Read<A, T>): Read<A, T> {
  return (tx, ...asked) => {
    const view = views.get(tx);
    if (!view) return read(tx, ...asked);
    const known = view.get(read) ?? new Map<string, Promise<unknown>>();
    view.set(read, known);
    const key = JSON.stringify(asked);
    const before = known.get(key) as Promise<T> | undefined;
    if (before) return before;
    // A query of the builder is sent each time it is awaited: only this function awaits it.
    const now = (async () => read(tx, ...asked))();
    known.set(key, now);
    return now;
  };
}

/**
 * Starts reads that will be needed later in a view, so that they travel with other reads of this moment. Does nothing
 * in a transaction that may write, as a write may come before the later read.
 */
export function ahead(tx: Tx, ...reads: (() => Promise<unknown>)[]): void {
  if (!views.has(tx)) return;
  // The later read gets the failure.
  for (const read of reads) void read().catch(() => undefined);
}
