/** Between two files of one sender: whoever sends many is not done. */
export const PAUSE_MS = 300;
/** Where files arrive for longer than this, they come slowly or in great numbers: both go on side by side then. */
const LONGEST_MS = 10_000;

/** Whether files are arriving in this process, so that what can wait lets them go first. */
export class Uploads {
  readonly #onOver: () => void;
  #arriving = 0;
  /** When the first file of those that arrive now, or did a moment ago, began. */
  #since: number | null = null;
  #pause: NodeJS.Timeout | undefined;

  constructor(onOver: () => void) {
    this.#onOver = onOver;
  }

  /** Files are to be let go first, at this moment. */
  get goFirst(): boolean {
    return this.#since !== null && performance.now() - this.#since < LONGEST_MS;
  }

  /** A body with files begins to arrive. Call what is answered once it has been dealt with. */
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
