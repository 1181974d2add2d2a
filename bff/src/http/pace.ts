import { createHash } from 'node:crypto';

const MINUTE = 60_000;
/** Callers that are remembered; the one that was seen first is forgotten first. */
const MOST_KNOWN = 10_000;

/** So many requests of one caller in a minute. */
export class Pace {
  readonly #most: number;
  readonly #now: () => number;
  readonly #known = new Map<string, { count: number; until: number }>();

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts a request; answers the seconds to wait where it is one too many, else 0. */
  waitOf(caller: string): number {
    const now = this.#now();
    const key = createHash('sha256').update(caller).digest('base64');
    const seen = this.#known.get(key);
    if (!seen || seen.until <= now) {
      this.#remember(key, { count: 1, until: now + MINUTE });
      return 0;
    }
    seen.count += 1;
    return seen.count > this.#most ? Math.ceil((seen.until - now) / 1000) : 0;
  }

  #remember(key: string, seen: { count: number; until: number }): void {
    this.#known.delete(key);
    if (this.#known.size >= MOST_KNOWN) {
      const [oldest] = this.#known.keys();
      this.#known.delete(oldest!);
    }
    this.#known.set(key, seen);
  }
}
