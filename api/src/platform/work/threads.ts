import type { WorkKind } from './kind';
import { WorkThread, type ThreadOptions } from './thread';

/** Threads that work, and those that wait for some for a while. How many work at once is up to who asks. */
export class Threads {
  readonly #options: ThreadOptions & { idleMs: number };
  /** Threads without work, with the timer that ends them. */
  readonly #idle = new Map<WorkThread, NodeJS.Timeout>();

  constructor(options: ThreadOptions & { idleMs: number }) {
    this.#options = options;
  }

  async work<S, A>(
    { name: kind, endsThread }: Pick<WorkKind<S, A>, 'name' | 'endsThread'>,
    subject: S,
    signal: AbortSignal,
  ): Promise<A> {
    signal.throwIfAborted();
    const thread = this.#take();
    try {
      // A thread does what the kind of this name says.
      return (await thread.work({ kind, subject }, signal)) as A;
    } finally {
      if (endsThread) await thread.end();
      if (!thread.isOver)
        this.#idle.set(thread, setTimeout(() => void this.#retire(thread), this.#options.idleMs).unref());
    }
  }

  #take(): WorkThread {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      // One may have died since it had work.
      if (!thread.isOver) return thread;
    }
    return new WorkThread(this.#options);
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
