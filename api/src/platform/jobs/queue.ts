import type { Actor } from '../actor';
import type { Clock } from '../clock';
import type { AfterCommit, Tx } from '../database';
import { newId } from '../ids';
import { Problem, tooManyRequests } from '../problem';
import { Uploads } from './uploads';
import { countLiveJobs, insertJob, insertServiceJobs, selectLiveJob, type JobRow } from './repository';

/** How many jobs of a user run at once, and how many more may wait. */
export const RUNNING_OF_USER = 2;
export const WAITING_OF_USER = 8;
const RETRY_SECONDS = 5;

/** A job that a user asks for. */
export interface AskedJob {
  workspaceId: string;
  /** The property that the job is about; null if it is not about a single one. */
  propertyId: string | null;
  kind: string;
  input: unknown;
  /** Until a job with this key is over, asking for it again returns that job. */
  onceKey?: string;
}

const oneBusy = () =>
  tooManyRequests(
    RETRY_SECONDS,
    'You have requested a lot at once, and it is still in progress. Wait until some of it is done, then try again.',
  );
const doneByAnother = () =>
  new Problem(
    409,
    [{ code: 'stillRunning', detail: 'Someone else has already started this. Wait until it is done.' }],
    {
      'retry-after': String(RETRY_SECONDS),
    },
  );

/** A job that the service asks of itself. */
export interface ServiceJob {
  /** The workspace whose turn it takes; null for none. */
  workspaceId: string | null;
  kind: string;
  /** Ids or encrypted data: everyone with access to the database can read it. */
  input: unknown;
  now: Date;
  /** The earliest time at which it may run. */
  runAfter: Date;
}

/** Queues a service job; the runner finds it when it next polls after the commit. */
export const askService = (tx: Tx, asked: ServiceJob): Promise<void> => askServiceAll(tx, [asked]);

/** Queues many service jobs by one statement. */
export async function askServiceAll(tx: Tx, all: readonly ServiceJob[]): Promise<void> {
  await insertServiceJobs(
    tx,
    all.map(({ now, ...job }) => ({ ...job, jobId: newId(), createdAt: now })),
  );
}

/** Queues many service jobs, except those whose workspace has an unfinished job with the same key. */
export const askServiceOnce = (
  tx: Tx,
  all: readonly (ServiceJob & { workspaceId: string; onceKey: string })[],
): Promise<void> => askServiceAll(tx, all);

/** Takes requests for jobs, in the caller's transaction. */
export class JobQueue {
  readonly #clock: Clock;
  /** Called when a job may be due. */
  onAsked: () => void = () => undefined;
  /** Called when a job that may be running in this process should end. */
  onCancel: (jobId: string) => void = () => undefined;
  /** The uploads that this process is receiving: some jobs wait for them. */
  readonly uploads = new Uploads(() => this.onAsked());

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Queues a job and returns it, or returns the user's unfinished job with the same key. Problems: 429 for a user with
   * too many unfinished jobs, 409 where the unfinished job is someone else's.
   */
  async ask(tx: Tx, after: AfterCommit, actor: Actor, asked: AskedJob): Promise<JobRow> {
    const { workspaceId, onceKey } = asked;
    const live = onceKey === undefined ? undefined : await selectLiveJob(tx, { workspaceId, onceKey });
    if (live && live.userId !== actor.userId) throw doneByAnother();
    if (live) return live;
    if ((await countLiveJobs(tx, actor.userId)) >= RUNNING_OF_USER + WAITING_OF_USER) throw oneBusy();
    const now = this.#clock.now();
    const row = await insertJob(tx, {
      workspaceId,
      propertyId: asked.propertyId,
      kind: asked.kind,
      input: asked.input,
      onceKey: onceKey ?? null,
      jobId: newId(),
      userId: actor.userId,
      tokenId: actor.token?.tokenId ?? null,
      runAfter: now,
      createdAt: now,
    });
    after(() => this.onAsked());
    return row;
  }
}
