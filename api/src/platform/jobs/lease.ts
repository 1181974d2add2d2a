import type { Deps } from '../deps';
import type { Tx } from '../database';
import { changeHeldJob, type JobChange, type JobRow } from './repository';

/** Why a job that is under way ends. */
export class JobEnded extends Error {
  constructor(readonly reason: 'canceled' | 'takenOver' | 'stopping') {
    super(`The job was ended: ${reason}`);
    this.name = 'JobEnded';
  }
}

/** So long a job belongs to whoever does it without a word from them. */
export const LEASE_MS = 60_000;
export const HEARTBEAT_MS = 15_000;

/** A job that this process does, for as long as nobody has taken it over. */
export class Lease {
  readonly control = new AbortController();
  readonly #deps: Pick<Deps, 'database' | 'clock'>;
  readonly #at: { jobId: string; leaseId: string };

  constructor(deps: Pick<Deps, 'database' | 'clock'>, row: JobRow) {
    this.#deps = deps;
    this.#at = { jobId: row.jobId, leaseId: row.leaseId! };
  }

  get signal(): AbortSignal {
    return this.control.signal;
  }

  end(reason: JobEnded['reason']): void {
    this.control.abort(new JobEnded(reason));
  }

  /** Keeps it, and writes what is new. Throws JobEnded where it is canceled or was taken over. */
  async keep(change: JobChange = {}): Promise<void> {
    await this.#deps.database.system((tx) => this.keepIn(tx, change));
  }

  /** The same within a transaction of whoever does it: the row is held until that ends. */
  async keepIn(tx: Tx, change: JobChange = {}): Promise<void> {
    this.signal.throwIfAborted();
    const leaseUntil = new Date(this.#deps.clock.now().getTime() + LEASE_MS);
    const row = await changeHeldJob(tx, this.#at, { leaseUntil, ...change });
    if (!row) this.end('takenOver');
    else if (row.isCancelAsked) this.end('canceled');
    this.signal.throwIfAborted();
  }

  /** Gives it up with its last word, and with what else is to be written then; false where it was taken over. */
  async finish(
    change: JobChange | ((tx: Tx) => Promise<JobChange>),
    also: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    return this.#deps.database.system(async (tx) => {
      const last = typeof change === 'function' ? await change(tx) : change;
      const row = await changeHeldJob(tx, this.#at, { leaseId: null, leaseUntil: null, ...last });
      if (row) await also(tx);
      return row !== undefined;
    });
  }
}
