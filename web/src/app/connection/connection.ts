/** Time between two tries. */
const TRY_EVERY_S = 5;
/** A try that is not answered within this time has failed. */
const ANSWER_MS = 10_000;

export interface ConnectionState {
  isLost: boolean;
  /** Seconds until the next try; 0 during a try. */
  secondsLeft: number;
}

const FOUND: ConnectionState = { isLost: false, secondsLeft: 0 };

/** Returns whether the service is ready, and everything behind it. */
async function isReady(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch('/health/ready', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * The connection to Roofline. A request without an answer calls `lose`; from then on it tries every five seconds, and
 * at once when the browser is online again, until Roofline answers: then listeners load failed data again.
 */
export class Connection {
  #state = FOUND;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #seen = new Set<() => void>();
  readonly #waiting = new Set<() => void>();

  constructor(private readonly ask: () => Promise<boolean> = isReady) {}

  readonly read = (): ConnectionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#seen.add(listener);
    return () => this.#seen.delete(listener);
  };

  /** Adds a listener that is called each time that Roofline can be reached again. */
  onFound(listener: () => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  /** Reports that a request was not answered. */
  lose(): void {
    if (this.#state.isLost) return;
    window.addEventListener('online', this.tryNow);
    this.#wait(TRY_EVERY_S);
  }

  readonly tryNow = (): void => {
    if (!this.#state.isLost || this.#state.secondsLeft === 0) return;
    clearTimeout(this.#timer);
    this.#show({ isLost: true, secondsLeft: 0 });
    void this.ask().then((isThere) => (isThere ? this.#find() : this.#wait(TRY_EVERY_S)));
  };

  #wait(secondsLeft: number): void {
    this.#show({ isLost: true, secondsLeft });
    this.#timer = setTimeout(() => (secondsLeft > 1 ? this.#wait(secondsLeft - 1) : this.tryNow()), 1000);
  }

  #find(): void {
    window.removeEventListener('online', this.tryNow);
    this.#show(FOUND);
    for (const listener of this.#waiting) listener();
  }

  #show(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#seen) listener();
  }
}

export const connection = new Connection();
