import type { JobResult } from '@roofline/schema/job/job';
import type { z } from 'zod';
import { roleIn, type Actor, type ActorRole } from '../actor';
import type { NewBlob } from '../blobs/store';
import type { Tx } from '../database';
import type { Deps } from '../deps';
import { askerOf } from './asker';
import type { JobRow } from './repository';

/** A job while it is done. */
export interface ServiceRun {
  jobId: string;
  /** How often it was begun, this time included. */
  attempt: number;
  /** Aborted when it is canceled, taken over by somebody else, or the service stops. */
  signal: AbortSignal;
  /** Tells how far it is. Outside of transactions: the embedded database has one connection. */
  progress(percent: number, step: string): Promise<void>;
  /** First statement of the transaction that writes: throws where the job is canceled or has been taken over. */
  hold(tx: Tx): Promise<void>;
}

/** A job that somebody asked for, while it is done. */
export interface JobRun extends ServiceRun {
  /** Whoever asked, as they may now, in the workspace of the job and no other. */
  actor: Actor;
}

/** What a job came to. A file is kept until it is swept. */
export interface JobOutcome {
  result?: JobResult;
  file?: { source: NewBlob['source']; fileName: string; contentType: string };
}

/** Thrown by a job that goes on later and lets others have their turn until then: that is no failed try. */
export class JobPaused extends Error {
  constructor(readonly runAfter: Date) {
    super('The job goes on later');
    this.name = 'JobPaused';
  }
}

/** How often a job is begun before it is given up, and the milliseconds it waits after its nth try. */
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
 * A kind of job. A process may end at any moment and another one begins the job again: what a kind writes, it writes in
 * one transaction that begins with `hold`, and where that was committed before, it answers what that came to. What consists of many
 * things, each whole by itself, may have a transaction each: it finds those that are there, and goes on with the others.
 */
export interface JobKind<I> {
  /** No two kinds have the same. */
  name: string;
  /** Ids and a query, so that it can be kept as JSON and read again. */
  input: z.ZodType<I>;
  run(job: JobRun, input: I, deps: Deps): Promise<JobOutcome>;
}

/** The same for what the service does by itself, such as sending a mail: nobody's rights are asked. */
export interface ServiceKind<I> extends Pick<JobKind<I>, 'name' | 'input'> {
  patience: Patience;
  run(job: ServiceRun, input: I, deps: Deps): Promise<void>;
  /** Written in the transaction that gives it up. */
  giveUp(tx: Tx, input: I, deps: Deps): Promise<void>;
}

/** A kind whose input is read from what was kept. */
export interface NamedJobKind {
  name: string;
  patience: Patience;
  /** It waits for others and computes nothing, so it has slots of its own and never waits for documents. */
  isBrief: boolean;
  /** It begins once no file arrives any more, so that uploads are not slowed down; where they go on and on, after a while. */
  isAfterUploads?: boolean;
  /** `madeAs`: the role that the file was made with. */
  run(job: ServiceRun, row: JobRow, deps: Deps): Promise<JobOutcome & { madeAs: ActorRole | null }>;
  giveUp(tx: Tx, row: JobRow, deps: Deps): Promise<void>;
}

/** Work that somebody asked for, done as they may now. */
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

/** Work of the service itself, all of which is brief today. */
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
