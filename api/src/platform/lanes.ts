/** So much work of a kind runs at the same moment; the rest waits its turn, first come, first served. */
export class Lanes {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((start) => this.#waiting.push(start));
    try {
      return await work();
    } finally {
      // Whoever waits takes over the lane.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
