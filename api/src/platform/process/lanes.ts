/** Limits how much work of a kind runs at once; the rest waits its turn, first come, first served. */
export class Lanes {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** How many works wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Runs work when its turn comes. Work aborted before that leaves the queue and rejects with the signal's reason. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      // The next work in the queue takes over the lane.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(signal?: AbortSignal): Promise<void> {
    return new Promise((start, refuse) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        start();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        refuse(signal!.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(enter);
    });
  }
}
