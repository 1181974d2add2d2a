import { availableParallelism } from 'node:os';
import { Lanes } from '../lanes';
import { Problem } from '../problem';
import type { DocumentKind } from './kind';
import type { DocumentOrder } from './serve';
import { DocumentThread, THREAD_ENTRY, type ThreadOptions } from './thread';

const one = (status: number, code: string, detail: string, headers?: Record<string, string>) =>
  new Problem(status, [{ code, detail }], headers);
const busy = () =>
  one(503, 'unavailable', 'Too many documents are being made at the moment. Try again shortly.', {
    'retry-after': '5',
  });
const stopping = () =>
  one(503, 'unavailable', 'The service is being restarted. Try again shortly.', { 'retry-after': '5' });
const tooSlow = () => one(504, 'tooSlow', 'The document took too long to make');
const left = () => one(499, 'left', 'Nobody waits for this document any more');

/** A document under way. */
interface Job {
  control: AbortController;
  /** It waits no more. */
  isDrawing: boolean;
  done: Promise<unknown>;
}

export interface PressOptions extends ThreadOptions {
  /** Documents at the same moment. */
  threads: number;
  /** Documents that wait beyond them; the next one hears that the service is busy. */
  waiting: number;
  /** How long one may wait, and how long it may take then, in milliseconds. */
  waitMs: number;
  drawMs: number;
  /** A thread without work ends after this, and gives its memory back. */
  idleMs: number;
  /** On a stop, what is being drawn has this long to be finished. */
  stopMs: number;
}

// Waiting and drawing together stay below what the BFF waits for the first byte of a download.
const DEFAULTS: PressOptions = {
  entry: THREAD_ENTRY,
  memoryMb: 1024,
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 20,
  waitMs: 5_000,
  drawMs: 24_000,
  idleMs: 60_000,
  stopMs: 5_000,
};

/**
 * Makes documents away from the thread that answers requests, a few at a time. What goes wrong with one document (time,
 * memory, a crash) is the failure of that one.
 */
export class Press {
  readonly #options: PressOptions;
  readonly #lanes: Lanes;
  /** Threads without work, with the timer that ends them. */
  readonly #idle = new Map<DocumentThread, NodeJS.Timeout>();
  readonly #jobs = new Set<Job>();
  #isStopping = false;

  constructor(options: Partial<PressOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#lanes = new Lanes(this.#options.threads);
  }

  /**
   * The bytes of a document. Problems: 503 where too many wait or the service stops, 504 for one that takes too long.
   * @param gone Aborted when nobody waits for it any more.
   */
  async make<S>(kind: DocumentKind<S>, subject: S, gone?: AbortSignal): Promise<Buffer> {
    if (this.#isStopping) throw stopping();
    if (!this.#lanes.isFree && this.#lanes.waiting >= this.#options.waiting) throw busy();
    const job: Job = { control: new AbortController(), isDrawing: false, done: Promise.resolve() };
    const { signal } = job.control;
    const leave = () => job.control.abort(left());
    if (gone?.aborted) leave();
    gone?.addEventListener('abort', leave, { once: true });
    let timer = setTimeout(() => job.control.abort(busy()), this.#options.waitMs);
    const draw = () => {
      clearTimeout(timer);
      timer = setTimeout(() => job.control.abort(tooSlow()), this.#options.drawMs);
      job.isDrawing = true;
      return this.#draw({ kind: kind.name, subject }, signal);
    };
    const done = this.#lanes.run(draw, signal).finally(() => {
      clearTimeout(timer);
      gone?.removeEventListener('abort', leave);
      this.#jobs.delete(job);
    });
    this.#jobs.add(Object.assign(job, { done }));
    return done;
  }

  async #draw(order: DocumentOrder, signal: AbortSignal): Promise<Buffer> {
    const thread = this.#takeThread();
    try {
      return await thread.make(order, signal);
    } finally {
      if (!thread.isOver)
        this.#idle.set(thread, setTimeout(() => this.#retire(thread), this.#options.idleMs).unref());
    }
  }

  #takeThread(): DocumentThread {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      // One may have died since it had work.
      if (!thread.isOver) return thread;
    }
    return new DocumentThread(this.#options);
  }

  async #retire(thread: DocumentThread): Promise<void> {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    await thread.end();
  }

  /** Refuses what waits and whatever comes, lets what is being drawn be finished for a while, then ends every thread. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { control, isDrawing } of this.#jobs) if (!isDrawing) control.abort(stopping());
    const giveUp = setTimeout(() => {
      for (const { control } of this.#jobs) control.abort(stopping());
    }, this.#options.stopMs);
    await Promise.allSettled([...this.#jobs].map(({ done }) => done));
    clearTimeout(giveUp);
    await Promise.all([...this.#idle.keys()].map((thread) => this.#retire(thread)));
  }
}
