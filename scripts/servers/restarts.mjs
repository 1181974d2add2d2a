const MINUTE = 60_000;
const MOST_DEATHS = 5;
const WAITS = [200, 500, 1000, 2000];

/** Decides when a server that died is started again, and when no longer. */
export class Restarts {
  #now;
  #random;
  #deaths = [];
  #hasWorked = false;
  #lostStarts = 0;

  constructor({ now = Date.now, random = Math.random } = {}) {
    this.#now = now;
    this.#random = random;
  }

  /**
   * Milliseconds until the next start, or null to give up: after five deaths in a minute, after five failed starts in a row
   * however long each took, and at once when the very first start refuses (a wrong setting stays wrong).
   * @param how Exit code, or the name of the signal that killed it.
   */
  afterDeath({ wasReady, how }) {
    const now = this.#now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < MINUTE), now];
    this.#hasWorked ||= wasReady;
    this.#lostStarts = wasReady ? 0 : this.#lostStarts + 1;
    if (!this.#hasWorked && typeof how === 'number') return null;
    if (this.#deaths.length >= MOST_DEATHS || this.#lostStarts >= MOST_DEATHS) return null;
    const wait = WAITS[Math.max(this.#deaths.length, this.#lostStarts) - 1];
    // Jitter, so that servers that died together do not start together.
    return Math.round(wait * (0.75 + this.#random() / 2));
  }
}
