import type { JobResult } from '@roofline/schema/job/job';
import type { z } from 'zod';
import { roleIn, type Actor, type ActorRole } from '../actor';
import type { NewBlob } from '../blobs/store';
import type { Tx } from '../database';
import type { Deps } from '../deps';
import { askerOf } from './asker';
import type { JobRow } from './repository';

/** A running job. */
export interface ServiceRun {
  jobId: string;
  /** How often the job was started, including this time. */
  attempt: number;
  /** Aborted when the job is canceled or taken over by another process, or the service stops. */
  signal: AbortSignal;
  /** Reports the progress. Call it outside transactions: the embedded database has one connection. */
  progress(percent: number, step: string): Promise<void>;
  /** Locks the job, as the first statement of a transaction that writes; throws if it was canceled or taken over. */
  hold(tx: Tx): Promise<void>;
}

/** A running job that a user asked for. */
export interface JobRun extends ServiceRun {
  /** The user who asked, with their current rights, only in the job's workspace. */
  actor: Actor;
}

/** The result of a job. Its file is stored until it is swept. */
export interface JobOutcome {
  result?: JobResult;
  file?: { source: NewBlob['source']; fileName: string; contentType: string };
}

/** Thrown by a job that continues later and lets others run until then; it does not count as a failed try. */
export class JobPaused extends Error {
  constructor(readonly runAfter: Date) {
    super('The job goes on later');
    this.name = 'JobPaused';
  }
}

/** How often a job is tried before it is given up, and how many milliseconds it waits after its nth try. */
export interface Patience {
  tries: number;
  waitAfter(tries: number): number;
}

const SECOND = 1000;
const LONGEST_WAIT = 5 * 60 * SECOND;

/** Six tries, with waits of 1, 4, 16 seconds …, at most 5 minutes. */
export const PATIENCE: Patience = {
  tries: 6,
  waitAfter: (tries) => Math.min(SECOND * 4 ** (tries - 1), LONGEST_WAIT),
};

/**
 * A kind of job. A process may end at any moment, and another one starts the job again. So a kind writes everything in
 * one transaction that begins with `hold`, and if an earlier try committed it, returns that try's result. Work on many
 * independent things may have a transaction for each: it skips those that are done and goes on with the others.
 */
export interface JobKind<I> {
  /** Unique among kinds. */
  name: string;
  /** Schema of the input: ids and a query, so that it can be stored as JSON and read again. */
  input: z.ZodType<I>;
  run(job: JobRun, input: I, deps: Deps): Promise<JobOutcome>;
}

/** A kind of job that the service does by itself, such as sending a mail: no user's rights are checked. */
export interface ServiceKind<I> extends Pick<JobKind<I>, 'name' | 'input'> {
  patience: Patience;
  run(job: ServiceRun, input: I, deps: Deps): Promise<void>;
  /** Runs in the transaction that gives the job up. */
  giveUp(tx: Tx, input: I, deps: Deps): Promise<void>;
}

/** A kind of job that parses its input from the stored row. */
export interface NamedJobKind {
  name: string;
  patience: Patience;
  /** It waits for other services and computes nothing, so it has separate slots and never waits for documents. */
  isBrief: boolean;
  /** It starts once no files are arriving, so as not to slow uploads down; after a while it starts even so. */
  isAfterUploads?: boolean;
  /** Runs the job; `madeAs` is the role that its file was made with. */
  run(job: ServiceRun, row: JobRow, deps: Deps): Promise<JobOutcome & { madeAs: ActorRole | null }>;
  giveUp(tx: Tx, row: JobRow, deps: Deps): Promise<void>;
}

/** Returns a kind of job that runs with the current rights of the user who asked for it. */
export function jobKind<I>({ name, input: form, run }: JobKind<I>): NamedJobKind {
  return {
    name,
    patience: PATIENCE,
    isBrief: false,
    run: async (job, row, deps) => {
      const actor = await askerOf(deps, row);
      const outcome = await run({ ...job, actor }, form.parse(row.input), deps);
      return { ...outcome, madeAs: roleIn(actor, row.workspaceId) };
    },
    giveUp: async () => undefined,
  };
}

/** Returns a kind of job of the service itself, all of which are brief today. */
export function serviceKind<I>({ name, input: form, patience, run, giveUp }: ServiceKind<I>): NamedJobKind {
  return {
    name,
    patience,
    isBrief: true,
    run: async (job, row, deps) => {
      await run(job, form.parse(row.input), deps);
      return { madeAs: null };
    },
    giveUp: (tx, row, deps) => giveUp(tx, form.parse(row.input), deps),
  };
}
