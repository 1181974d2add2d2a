import type { Tx } from '../database';

type Read<A extends readonly unknown[], T> = (tx: Tx, ...asked: A) => Promise<T>;

/** What was read in each view: by what reads it, then by what was asked. */
const views = new WeakMap<Tx, Map<unknown, Map<string, Promise<unknown>>>>();

/** The transaction sees the same rows until it ends. */
export function openView(tx: Tx): void {
  views.set(tx, new Map());
}

/**
 * Reads once in a view: a read-only transaction sees the same rows throughout, so who asks the same again gets what was read
 * before. In a transaction that may write it is read each time. What is given is shared, so nobody may change it; what is asked
 * is plain values.
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
    // A query of the builder is sent each time that somebody waits for it: only this one is.
    const now = (async () => read(tx, ...asked))();
    known.set(key, now);
    return now;
  };
}

/**
 * Asks now for what will be read later in a view, so that it travels with what is asked beside it. In a transaction that may write
 * nothing is asked ahead, as a write may come before its reader.
 */
export function ahead(tx: Tx, ...reads: (() => Promise<unknown>)[]): void {
  if (!views.has(tx)) return;
  // Whoever reads it hears of its failure.
  for (const read of reads) void read().catch(() => undefined);
}
