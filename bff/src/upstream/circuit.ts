/** The route failed too often recently; it is not called until a probe succeeds. */
export class CircuitOpenError extends Error {
  constructor() {
    super('circuit open');
  }
}

interface State {
  failures: number;
  openedAt: number;
  isProbing: boolean;
}

export interface CircuitOptions {
  /** Consecutive failures that open it. */
  threshold: number;
  /** How long it stays open before one call is let through as a probe. */
  probeAfterMs: number;
  now: () => number;
}

/**
 * Circuit breakers by key. A slow route must not take the others down with it, so each route template has its own;
 * failures to connect count for the whole upstream.
 */
export class Circuits {
  readonly #states = new Map<string, State>();
  readonly #options: CircuitOptions;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** Call before the request: throws while the circuit is open. */
  enter(key: string): void {
    const state = this.#states.get(key);
    if (!state || state.failures < this.#options.threshold) return;
    const isDue = this.#options.now() - state.openedAt >= this.#options.probeAfterMs;
    if (!isDue || state.isProbing) throw new CircuitOpenError();
    state.isProbing = true;
  }

  /** Keys of those that let nothing but a probe through. */
  open(): string[] {
    const { threshold } = this.#options;
    return [...this.#states].flatMap(([key, { failures }]) => (failures < threshold ? [] : key));
  }

  /** The upstream answered: close. */
  succeed(key: string): void {
    this.#states.delete(key);
  }

  /** The upstream did not answer, or not properly. */
  fail(key: string): void {
    const state = this.#states.get(key) ?? { failures: 0, openedAt: 0, isProbing: false };
    this.#states.set(key, { failures: state.failures + 1, openedAt: this.#options.now(), isProbing: false });
  }

  /** The call ended without information about the upstream, for example because the caller disconnected. */
  release(key: string): void {
    const state = this.#states.get(key);
    if (state) state.isProbing = false;
  }
}
