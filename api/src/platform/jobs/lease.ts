import type { Deps } from '../deps';
import type { Tx } from '../database';
import { changeHeldJob, type JobChange, type JobRow } from './repository';

/** Ends a running job, with the reason. */
export class JobEnded extends Error {
  constructor(readonly reason: 'canceled' | 'takenOver' | 'stopping') {
    super(`The job was ended: ${reason}`);
    this.name = 'JobEnded';
  }
}

/** How long a job belongs to the process that runs it without a heartbeat. */
export const LEASE_MS = 60_000;
export const HEARTBEAT_MS = 15_000;

/** The right of this process to run a job, until another process takes the job over. */
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

  /** Extends the lease and writes changes. Throws JobEnded if the job was canceled or taken over. */
  async keep(change: JobChange = {}): Promise<void> {
    await this.#deps.database.system((tx) => this.keepIn(tx, change));
  }

  /** Extends the lease in a transaction of the job, which locks the row until it ends. */
  async keepIn(tx: Tx, change: JobChange = {}): Promise<void> {
    this.signal.throwIfAborted();
    const leaseUntil = new Date(this.#deps.clock.now().getTime() + LEASE_MS);
    const row = await changeHeldJob(tx, this.#at, { leaseUntil, ...change });
    if (!row) this.end('takenOver');
    else if (row.isCancelAsked) this.end('canceled');
    this.signal.throwIfAborted();
  }

  /** Ends the lease, writing the last change and anything in `also`; returns false if the job was taken over. */
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
