import { askUnread, type Asked } from './ask-unread';
import { takeTurn } from './turn';
import { unread, type Unread } from './unread';

export const EVERY_MS = 10_000;
export const MOST_MS = 300_000;

/** Returns the pause before the next request: doubled by each failure, and spread so that browsers ask at different times. */
export function restAfter(
  failures: number,
  retryAfterMs: number,
  random: () => number = Math.random,
): number {
  if (failures === 0) return EVERY_MS;
  const longest = Math.min(MOST_MS, EVERY_MS * 2 ** failures);
  return Math.min(MOST_MS, Math.max(retryAfterMs, longest * (0.5 + random() / 2)));
}

const isAwake = () => document.visibilityState === 'visible' && navigator.onLine;

interface Heard extends Unread {
  userId: string;
}

/**
 * Asks every ten seconds how many notifications are unread, as long as the page is visible and online; only one of
 * several tabs asks and passes the answer on to the others. Ends when no one is signed in any more.
 */
export class Poller {
  readonly #over = new AbortController();
  readonly #name: string;
  readonly #channel: BroadcastChannel | null;
  #etag: string | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #isAskedAgain = false;
  #hasTurn = false;
  #endTurn: (() => void) | null = null;

  constructor(private readonly userId: string) {
    this.#name = `roofline.unread.${userId}`;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(this.#name) : null;
  }

  start(): void {
    const { signal } = this.#over;
    const wake = () => this.#wake();
    document.addEventListener('visibilitychange', wake, { signal });
    window.addEventListener('online', wake, { signal });
    window.addEventListener('offline', wake, { signal });
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
      const { userId, unreadCount, latest } = data;
      if (userId === this.userId) unread.put({ unreadCount, latest });
    });
    signal.addEventListener(
      'abort',
      unread.onAsk(() => void this.#ask()),
    );
    wake();
  }

  stop(): void {
    this.#over.abort();
    this.#sleep();
    this.#channel?.close();
  }

  #wake(): void {
    if (!isAwake()) return this.#sleep();
    this.#endTurn ??= takeTurn(this.#name, () => {
      this.#hasTurn = true;
      void this.#ask();
    });
  }

  #sleep(): void {
    clearTimeout(this.#timer);
    this.#hasTurn = false;
    this.#endTurn?.();
    this.#endTurn = null;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    // The answer to the running request may lack a change that came after it was sent.
    this.#isAskedAgain = this.#isAsking;
    if (this.#isAsking) return;
    this.#isAsking = true;
    const asked = await askUnread(this.#etag, this.#over.signal);
    this.#isAsking = false;
    if (this.#over.signal.aborted) return;
    this.#take(asked);
    if (this.#isAskedAgain && asked.is !== 'failed') return this.#ask();
    this.#isAskedAgain = false;
    const rest = restAfter(this.#failures, asked.is === 'failed' ? asked.retryAfterMs : 0);
    if (this.#hasTurn) this.#timer = setTimeout(() => void this.#ask(), rest);
  }

  #take(asked: Asked): void {
    if (asked.is === 'signedOut') return this.stop();
    this.#failures = asked.is === 'failed' ? this.#failures + 1 : 0;
    if (asked.is !== 'changed') return;
    this.#etag = asked.etag;
    unread.put(asked.unread);
    this.#channel?.postMessage({ userId: this.userId, ...asked.unread } satisfies Heard);
  }
}
