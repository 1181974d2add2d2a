import type { JobResult } from '@roofline/schema/job';
import type { z } from 'zod';
import type { Actor } from '../actor';
import type { Tx } from '../database';
import type { Deps } from '../deps';

/** A job while it is done. */
export interface JobRun {
  jobId: string;
  /** Whoever asked, as they may now, in the workspace of the job and no other. */
  actor: Actor;
  /** Aborted when it is canceled, taken over by somebody else, or the service stops. */
  signal: AbortSignal;
  /** Tells how far it is. Outside of transactions: the embedded database has one connection. */
  progress(percent: number, step: string): Promise<void>;
  /** First statement of the transaction that writes: throws where the job is canceled or has been taken over. */
  hold(tx: Tx): Promise<void>;
}

/** What a job came to. A file is kept until it is swept. */
export interface JobOutcome {
  result?: JobResult;
  file?: { bytes: Uint8Array; fileName: string; contentType: string };
}

/**
 * A kind of job. A process may end at any moment and another one begins the job again: what a kind writes, it writes in
 * one transaction that begins with `hold`, and where that was committed before, it answers what that came to.
 */
export interface JobKind<I> {
  /** No two kinds have the same. */
  name: string;
  /** Ids and a query, so that it can be kept as JSON and read again. */
  input: z.ZodType<I>;
  run(job: JobRun, input: I, deps: Deps): Promise<JobOutcome>;
}

/** A kind whose input is read from what was kept. */
export interface NamedJobKind {
  name: string;
  run(job: JobRun, input: unknown, deps: Deps): Promise<JobOutcome>;
}

export function jobKind<I>({ name, input: form, run }: JobKind<I>): NamedJobKind {
  return { name, run: async (job, input, deps) => run(job, form.parse(input), deps) };
}
