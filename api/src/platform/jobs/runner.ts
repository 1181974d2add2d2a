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
  /** Jobs at the same moment in this process; what they compute waits its turn in the pool of threads. */
  slots: number;
  /** The same for brief ones, which have their own: a mail does not wait for documents. */
  briefSlots: number;
  /** What others left behind is looked for this often; a job that was asked for here is begun at once. */
  pollMs: number;
  /** On a stop, what is under way has this long to end. */
  stopMs: number;
}

const DEFAULTS: RunnerOptions = { slots: 4, briefSlots: 8, pollMs: 2_000, stopMs: 3_500 };

/** Does the jobs of all workspaces, beside those that do it in other processes on the same database. */
export class JobRunner implements Work {
  readonly #deps: Deps;
  readonly #kinds: ReadonlyMap<string, NamedJobKind>;
  readonly #options: RunnerOptions;
  readonly #log: DatabaseLog;
  readonly #held = new Map<string, { lease: Lease; isBrief: boolean; over: Promise<unknown> }>();
  #isStopping = false;
  #loop: Promise<void> | null = null;
  #isDue = false;
  /** The last look for a job: one that is found after a stop has begun is handed back like the others. */
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

  /** From now on what is due is done. */
  start(): void {
    this.#loop ??= this.#run();
  }

  /** A job may be due. */
  wake(): void {
    this.#isDue = true;
    this.#onDue();
  }

  /** Hands back what is under way. What does not end in time is left to whoever takes it over: it can write no more. */
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

  /** Does all that is due now, and what becomes due by it. Answers how many were begun. */
  async runDue(): Promise<number> {
    let begun = 0;
    for (;;) {
      this.#isDue = false;
      while (await this.#begin()) begun += 1;
      // One may have ended while the next was looked for: what that one held up is due now.
      if (this.#isDue) continue;
      if (this.#held.size === 0) return begun;
      await Promise.race([...this.#held.values()].map(({ over }) => over));
    }
  }

  /** The embedded database has one process at a time: what was under way when this one began is nobody's any more. */
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

  /** Which kinds may begin: those with a slot, without those that let uploads go first; null where there is none. */
  #choice(): Pick<JobChoice, 'kinds'> | null {
    const brief = [...this.#held.values()].filter(({ isBrief }) => isBrief).length;
    const hasBrief = brief < this.#options.briefSlots;
    const hasOther = this.#held.size - brief < this.#options.slots;
    if (!hasBrief && !hasOther) return null;
    const isHeld = (kind: NamedJobKind) => this.#letsUploadsGo && kind.isAfterUploads === true;
    const named = (isNamed: (kind: NamedJobKind) => boolean) =>
      [...this.#kinds.values()].filter(isNamed).map(({ name }) => name);
    // A row of a kind that there is none of any more is begun too, to be given up: so what is left out is named.
    if (hasOther) {
      const out = named((kind) => isHeld(kind) || (!hasBrief && kind.isBrief));
      return out.length === 0 ? {} : { kinds: { named: out, isOnly: false } };
    }
    return { kinds: { named: named((kind) => kind.isBrief && !isHeld(kind)), isOnly: true } };
  }

  /** Work that was asked for by name waits for nothing: only the loop does. */
  get #letsUploadsGo(): boolean {
    return this.#loop !== null && this.#deps.jobs.uploads.goFirst;
  }

  /** Begins the next job; false where none is due or no slot is free. */
  #begin(): Promise<boolean> {
    const choice = this.#choice();
    if (this.#isStopping || !choice) return Promise.resolve(false);
    this.#beginning = this.#beginNext(choice);
    return this.#beginning;
  }

  /** Takes the next job of a choice; null where none is due. */
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
