import type { Actor } from '../actor';
import type { Clock } from '../clock';
import type { AfterCommit, Tx } from '../database';
import { newId } from '../ids';
import { Problem, tooManyRequests } from '../problem';
import { Uploads } from './uploads';
import { countLiveJobs, insertJob, insertServiceJobs, selectLiveJob, type JobRow } from './repository';

/** Jobs of a user at the same moment, and jobs that wait for them. */
export const RUNNING_OF_USER = 2;
export const WAITING_OF_USER = 8;
const RETRY_SECONDS = 5;

/** What is asked for. */
export interface AskedJob {
  workspaceId: string;
  /** What it is about, where that is one property. */
  propertyId: string | null;
  kind: string;
  input: unknown;
  /** While one with this key is not over, it is the answer. */
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

/** What the service is to do by itself. */
export interface ServiceJob {
  /** Whose turn it takes; null: nobody's in particular. */
  workspaceId: string | null;
  kind: string;
  /** Ids, or what is locked: it may be read by whoever reads the database. */
  input: unknown;
  now: Date;
  /** Not before this moment. */
  runAfter: Date;
}

/** Has the service do something once the transaction is kept; the runner finds it at its next look. */
export const askService = (tx: Tx, asked: ServiceJob): Promise<void> => askServiceAll(tx, [asked]);

/** The same of many, by one statement. */
export async function askServiceAll(tx: Tx, all: readonly ServiceJob[]): Promise<void> {
  await insertServiceJobs(
    tx,
    all.map(({ now, ...job }) => ({ ...job, jobId: newId(), createdAt: now })),
  );
}

/** The same of many, each left out while one with its key and workspace is not over. */
export const askServiceOnce = (
  tx: Tx,
  all: readonly (ServiceJob & { workspaceId: string; onceKey: string })[],
): Promise<void> => askServiceAll(tx, all);

/** Where jobs are asked for, in the transaction of whoever asks. */
export class JobQueue {
  readonly #clock: Clock;
  /** Called when a job may be due. */
  onAsked: () => void = () => undefined;
  /** Called when a job that may be under way here should end. */
  onCancel: (jobId: string) => void = () => undefined;
  /** Files that arrive in this process: some jobs let them go first. */
  readonly uploads = new Uploads(() => this.onAsked());

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The job, queued, or the one with the same key that is under way. Problems: 429 for a user who waits for too much, 409
   * where somebody else is having the same done.
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
