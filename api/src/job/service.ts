import { isJobOver, jobKind, type Job } from '@roofline/schema/job/job';
import { roleIn, type Actor } from '../platform/actor';
import { findBlob, type BlobRow } from '../platform/blobs/repository';
import type { AfterCommit, Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { changeJob, selectJob, type JobRow } from '../platform/jobs/repository';
import { conflict, forbidden, notFound, Problem } from '../platform/problem';
import { reachedProperties } from '../property/access';

export { countJobs } from './repository';
export { askedOf, DOCUMENT_NAMES } from './document';

/** Returns a job as its requester sees it. */
export function presentJob(row: JobRow): Job {
  return {
    jobId: row.jobId,
    kind: jobKind.parse(row.kind),
    status: row.status,
    progress: row.progress,
    step: row.step,
    result: row.status === 'succeeded' ? row.result : null,
    errors: row.problem?.errors ?? [],
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    viewerCan: { cancel: !isJobOver(row), download: row.blobId !== null },
  };
}

/** Returns the actor's own job, or 404: no one else sees it. */
export async function requireJob(tx: Tx, actor: Actor, jobId: string): Promise<JobRow> {
  const row = await selectJob(tx, jobId);
  if (!row || row.userId !== actor.userId) throw notFound();
  return row;
}

/** Cancels a waiting job at once. A running job is asked to stop, and stops unless it has saved its result. */
export async function cancelJob(
  tx: Tx,
  after: AfterCommit,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  found: JobRow,
): Promise<Job> {
  const ended = { status: 'canceled', endedAt: clock.now(), step: null } as const;
  const canceled = await changeJob(tx, found, ['queued'], ended);
  if (canceled) return presentJob(canceled);
  const asked = await changeJob(tx, found, ['running'], { isCancelAsked: true });
  if (asked) after(() => jobs.onCancel(asked.jobId));
  return presentJob(asked ?? (await requireSame(tx, found)));
}

async function requireSame(tx: Tx, { jobId }: JobRow): Promise<JobRow> {
  const row = await selectJob(tx, jobId);
  if (!row) throw notFound();
  return row;
}

/** A file that a job made, for a user who may still have it. */
export interface KeptFile {
  blob: BlobRow;
  fileName: string;
  contentType: string;
}

/**
 * Returns the file of a job that succeeded. The file reflects the rights of that moment: a user whose role has
 * changed, or who no longer reaches the property, has to request it again.
 */
export async function fileOf(tx: Tx, actor: Actor, jobId: string): Promise<KeptFile> {
  const row = await requireJob(tx, actor, jobId);
  if (!isJobOver(row)) throw conflict('The file is not ready yet. Wait until its job is done.', 'notReady');
  const file = row.result?.file;
  if (!file) throw notFound();
  if (row.blobId === null)
    throw new Problem(410, [
      { code: 'gone', detail: 'The file is no longer available. Request the document again.' },
    ]);
  if (row.propertyId !== null && !(await reachedProperties(tx, actor, [row.propertyId])).has(row.propertyId))
    throw notFound();
  if (roleIn(actor, row.workspaceId) !== row.madeAs)
    throw forbidden('Your role has changed since this was created. Request the document again.');
  const { workspaceId, blobId } = row;
  return { blob: await findBlob(tx, { workspaceId, blobId }), ...file };
}
