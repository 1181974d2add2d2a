import type { WorkKind } from './kind';
import { WorkThread, type ThreadOptions } from './thread';

/** How long idle threads live and work waits for threads, in milliseconds. */
export interface ThreadTimes {
  /** After this long without work, a thread ends and frees its memory. */
  idleMs: number;
  /** How long work waits for a busy thread before it starts another one, which takes half a second of computing, and memory. */
  patienceMs: number;
}

/** Busy threads, and idle ones that wait for work for a while. The caller limits how many work at once. */
export class Threads {
  readonly #options: ThreadOptions & ThreadTimes;
  /** Idle threads, with the timers that end them. */
  readonly #idle = new Map<WorkThread, NodeJS.Timeout>();
  /** Work that waits for a thread, the longest wait first. */
  readonly #waiting = new Set<(thread: WorkThread) => void>();
  #working = 0;

  constructor(options: ThreadOptions & ThreadTimes) {
    this.#options = options;
  }

  async work<S, A>(
    { name: kind, endsThread }: Pick<WorkKind<S, A>, 'name' | 'endsThread'>,
    subject: S,
    signal: AbortSignal,
  ): Promise<A> {
    const thread =
      this.#takeIdle() ?? (this.#working > 0 ? await this.#awaitFree() : null) ?? this.#start(signal);
    this.#working += 1;
    try {
      signal.throwIfAborted();
      // The thread runs the kind of this name, whose answer is an `A`.
      return (await thread.work({ kind, subject }, signal)) as A;
    } finally {
      this.#working -= 1;
      if (endsThread) await thread.end();
      if (!thread.isOver) this.#release(thread);
    }
  }

  #takeIdle(): WorkThread | null {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      // An idle thread may have died.
      if (!thread.isOver) return thread;
    }
    return null;
  }

  /** Waits for a thread that ends its work; null if none does within the patience. */
  #awaitFree(): Promise<WorkThread | null> {
    return new Promise((done) => {
      const take = (thread: WorkThread | null) => {
        clearTimeout(timer);
        this.#waiting.delete(take);
        done(thread);
      };
      const timer = setTimeout(() => take(null), this.#options.patienceMs);
      this.#waiting.add(take);
    });
  }

  #start(signal: AbortSignal): WorkThread {
    signal.throwIfAborted();
    return new WorkThread(this.#options);
  }

  /** Gives a thread without work to the longest waiting work, or lets it idle for a while. */
  #release(thread: WorkThread): void {
    const [next] = this.#waiting;
    if (next) next(thread);
    else this.#idle.set(thread, setTimeout(() => void this.#retire(thread), this.#options.idleMs).unref());
  }

  async #retire(thread: WorkThread): Promise<void> {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    await thread.end();
  }

  /** Ends the idle threads. */
  async end(): Promise<void> {
    await Promise.all([...this.#idle.keys()].map((thread) => this.#retire(thread)));
  }
}
