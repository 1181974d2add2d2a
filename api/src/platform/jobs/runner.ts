import { setTimeout as wait } from 'node:timers/promises';
import type { Work } from '../process/background';
import type { DatabaseLog } from '../database';
import type { Deps } from '../deps';
import { newId } from '../ids';
import type { NamedJobKind } from './kind';
import { Lease, LEASE_MS } from './lease';
import { perform } from './perform';
import { RUNNING_OF_USER } from './queue';
import { leaseJob, releaseJobs, type JobChoice, type JobRow } from './repository';

export interface RunnerOptions {
  /** How many jobs run at once in this process; their computations wait for a turn in the pool of threads. */
  slots: number;
  /** Separate slots for brief jobs: a mail does not wait for documents. */
  briefSlots: number;
  /** How often it looks for jobs of other processes; a job that was asked for in this process starts at once. */
  pollMs: number;
  /** How long running jobs have to end when the service stops. */
  stopMs: number;
}

const DEFAULTS: RunnerOptions = { slots: 4, briefSlots: 8, pollMs: 2_000, stopMs: 3_500 };

/** Runs the jobs of all workspaces, alongside the runners of other processes on the same database. */
export class JobRunner implements Work {
  readonly #deps: Deps;
  readonly #kinds: ReadonlyMap<string, NamedJobKind>;
  readonly #options: RunnerOptions;
  readonly #log: DatabaseLog;
  readonly #held = new Map<string, { lease: Lease; isBrief: boolean; over: Promise<unknown> }>();
  #isStopping = false;
  #loop: Promise<void> | null = null;
  #isDue = false;
  /** The latest search for a job: a job that it finds after a stop has begun is handed back like the others. */
  #beginning: Promise<boolean> = Promise.resolve(false);
  #onDue: () => void = () => undefined;

  constructor(
    deps: Deps,
    kinds: readonly NamedJobKind[],
    { log, ...options }: Partial<RunnerOptions> & { log: DatabaseLog },
  ) {
    this.#deps = deps;
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    this.#options = { ...DEFAULTS, ...options };
    this.#log = log;
    deps.jobs.onAsked = () => this.wake();
    deps.jobs.onCancel = (jobId) => this.#held.get(jobId)?.lease.end('canceled');
  }

  /** Starts to run due jobs, until `stop`. */
  start(): void {
    this.#loop ??= this.#run();
  }

  /** Makes the runner look for jobs, because one may be due. */
  wake(): void {
    this.#isDue = true;
    this.#onDue();
  }

  /** Hands running jobs back. One that does not end in time is left to be taken over, and can no longer write. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#loop;
    await this.#beginning.catch(() => undefined);
    for (const { lease } of this.#held.values()) lease.end('stopping');
    const giveUp = new AbortController();
    await Promise.race([
      Promise.all([...this.#held.values()].map(({ over }) => over)),
      wait(this.#options.stopMs, undefined, { signal: giveUp.signal }).catch(() => undefined),
    ]);
    giveUp.abort();
  }

  /** Runs all jobs that are due now or become due through them. Returns how many it started. */
  async runDue(): Promise<number> {
    let begun = 0;
    for (;;) {
      this.#isDue = false;
      while (await this.#begin()) begun += 1;
      // A job may have ended during the search: a job that waited for it is due now.
      if (this.#isDue) continue;
      if (this.#held.size === 0) return begun;
      await Promise.race([...this.#held.values()].map(({ over }) => over));
    }
  }

  /** Takes over all running jobs of the embedded database: it has one process at a time, so no other one runs them. */
  async #takeOverAll(): Promise<void> {
    const { database, clock } = this.#deps;
    if (database.kind === 'embedded') await database.system((tx) => releaseJobs(tx, clock.now()));
  }

  async #run(): Promise<void> {
    await this.#takeOverAll().catch((error: unknown) =>
      this.#log.error({ err: error }, 'The jobs in progress could not be read'),
    );
    while (!this.#isStopping) {
      this.#isDue = false;
      const hasBegun = await this.#begin().catch((error: unknown) => {
        this.#log.error({ err: error }, 'The jobs could not be read');
        return false;
      });
      if (!hasBegun && !this.#isDue) await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    const timer = setTimeout(() => this.wake(), this.#options.pollMs).unref();
    await new Promise<void>((due) => (this.#onDue = due));
    clearTimeout(timer);
  }

  /** Returns the kinds that may start: those with a free slot, without those that wait for uploads; null for none. */
  #choice(): Pick<JobChoice, 'kinds'> | null {
    const brief = [...this.#held.values()].filter(({ isBrief }) => isBrief).length;
    const hasBrief = brief < this.#options.briefSlots;
    const hasOther = this.#held.size - brief < this.#options.slots;
    if (!hasBrief && !hasOther) return null;
    const isHeld = (kind: NamedJobKind) => this.#letsUploadsGo && kind.isAfterUploads === true;
    const named = (isNamed: (kind: NamedJobKind) => boolean) =>
      [...this.#kinds.values()].filter(isNamed).map(({ name }) => name);
    // Names the kinds to leave out, so that jobs of kinds that no longer exist are started too, and given up.
    if (hasOther) {
      const out = named((kind) => isHeld(kind) || (!hasBrief && kind.isBrief));
      return out.length === 0 ? {} : { kinds: { named: out, isOnly: false } };
    }
    return { kinds: { named: named((kind) => kind.isBrief && !isHeld(kind)), isOnly: true } };
  }

  /** Whether some kinds wait for uploads now. Only the loop waits; `runDue` does not. */
  get #letsUploadsGo(): boolean {
    return this.#loop !== null && this.#deps.jobs.uploads.goFirst;
  }

  /** Starts the next job; returns false if none is due or no slot is free. */
  #begin(): Promise<boolean> {
    const choice = this.#choice();
    if (this.#isStopping || !choice) return Promise.resolve(false);
    this.#beginning = this.#beginNext(choice);
    return this.#beginning;
  }

  /** Leases the next job of a choice; null if none is due. */
  async #take(choice: Pick<JobChoice, 'kinds'>): Promise<JobRow | null> {
    const { database, clock } = this.#deps;
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const lease = { leaseId: newId(), now, until, runningOfUser: RUNNING_OF_USER, ...choice };
    return database.system((tx) => leaseJob(tx, lease));
  }

  async #beginNext(choice: Pick<JobChoice, 'kinds'>): Promise<boolean> {
    const row = await this.#take(choice);
    if (!row) return false;
    const kind = this.#kinds.get(row.kind);
    const lease = new Lease(this.#deps, row);
    const onFault = (fault: unknown) =>
      this.#log.error({ err: fault, jobId: row.jobId, kind: row.kind, try: row.attempts }, 'A job failed');
    const over = perform(this.#deps, kind, { row, lease }, onFault)
      .then((again) => again && this.#wakeAt(again), onFault)
      .finally(() => {
        this.#held.delete(row.jobId);
        this.wake();
      });
    this.#held.set(row.jobId, { lease, isBrief: kind?.isBrief ?? false, over });
    return true;
  }

  #wakeAt(moment: Date): void {
    const inMs = Math.max(0, moment.getTime() - this.#deps.clock.now().getTime());
    setTimeout(() => this.wake(), inMs).unref();
  }
}
