import type { WorkKind } from './kind';
import { WorkThread, type ThreadOptions } from './thread';

/** How long threads are kept and waited for, in milliseconds. */
export interface ThreadTimes {
  /** A thread without work ends after this, and gives its memory back. */
  idleMs: number;
  /** For so long work waits for a thread that works before it has another one started, which takes half a second of computing, and memory. */
  patienceMs: number;
}

/** Threads that work, and those that wait for some for a while. How many work at once is up to who asks. */
export class Threads {
  readonly #options: ThreadOptions & ThreadTimes;
  /** Threads without work, with the timer that ends them. */
  readonly #idle = new Map<WorkThread, NodeJS.Timeout>();
  /** Work that waits for a thread, the longest first. */
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
      // A thread does what the kind of this name says.
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
      // One may have died since it had work.
      if (!thread.isOver) return thread;
    }
    return null;
  }

  /** A thread that has ended its work in the meantime; null where none has ended it for long enough. */
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

  /** Gives a thread that has ended its work to whoever waits for one, or keeps it for a while. */
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

  /** Ends those without work. */
  async end(): Promise<void> {
    await Promise.all([...this.#idle.keys()].map((thread) => this.#retire(thread)));
  }
}
