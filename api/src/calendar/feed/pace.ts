/** The most reads within a window of time. */
export interface PaceLimit {
  reads: number;
  inMs: number;
}

/** From this number of windows on, those that are over are deleted. */
const REMEMBERED = 10_000;

/** Counts the reads of each key within windows of time, in this process. Only keys that exist are counted. */
export class FeedPace {
  readonly #limit: PaceLimit;
  readonly #windows = new Map<string, { endsAt: number; reads: number }>();

  constructor(limit: PaceLimit) {
    this.#limit = limit;
  }

  /** Counts a read and returns the milliseconds to wait: 0 where it is within the limit. */
  waitOf(key: string, now: number): number {
    if (this.#windows.size >= REMEMBERED) this.#forget(now);
    const known = this.#windows.get(key);
    const window = known && now < known.endsAt ? known : { endsAt: now + this.#limit.inMs, reads: 0 };
    window.reads += 1;
    this.#windows.set(key, window);
    return window.reads > this.#limit.reads ? window.endsAt - now : 0;
  }

  #forget(now: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
  }
}
