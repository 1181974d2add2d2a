import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { job } from '../../job/tables';
import type { Tx } from '../../platform/database';
import type { JobRow } from '../../platform/jobs/repository';
import { FULL_ARCHIVE_JOB } from '../../platform/jobs/sweep';
import type { Scope } from './catalogue';

/** The newest archive of a user that is being made or still there; null where there is none. */
export async function findLatest(
  tx: Tx,
  { workspaceId, propertyId }: Scope,
  userId: string,
): Promise<JobRow | null> {
  const [row] = await tx
    .select()
    .from(job)
    .where(
      and(
        eq(job.workspaceId, workspaceId),
        propertyId === null ? isNull(job.propertyId) : eq(job.propertyId, propertyId),
        eq(job.userId, userId),
        eq(job.kind, FULL_ARCHIVE_JOB),
        or(isNotNull(job.blobId), sql`status in ('queued', 'running')`),
      ),
    )
    .orderBy(desc(job.createdAt))
    .limit(1);
  return row ?? null;
}
