/** Longest pause between two files of one upload. */
export const PAUSE_MS = 300;
/** Uploads longer than this are slow or have many files: after it, jobs run alongside them. */
const LONGEST_MS = 10_000;

/** Tracks whether files are arriving in this process, so that jobs that can wait let them go first. */
export class Uploads {
  readonly #onOver: () => void;
  #arriving = 0;
  /** When the first file of the current uploads began, including those that ended a moment ago. */
  #since: number | null = null;
  #pause: NodeJS.Timeout | undefined;

  constructor(onOver: () => void) {
    this.#onOver = onOver;
  }

  /** Whether jobs that can wait should wait for uploads now. */
  get goFirst(): boolean {
    return this.#since !== null && performance.now() - this.#since < LONGEST_MS;
  }

  /** Notes that a body with files begins to arrive. Call the returned function once the body has been handled. */
  begin(): () => void {
    clearTimeout(this.#pause);
    this.#arriving += 1;
    this.#since ??= performance.now();
    return () => {
      this.#arriving -= 1;
      if (this.#arriving === 0) this.#pause = setTimeout(() => this.#end(), PAUSE_MS).unref();
    };
  }

  #end(): void {
    this.#since = null;
    this.#onOver();
  }
}
