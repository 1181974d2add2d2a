import { and, count, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { job } from '../../job/tables';
import { rowsOf, type Tx } from '../database';
import { NONE } from '../tables';

export type JobRow = typeof job.$inferSelect;
export type NewJobRow = typeof job.$inferInsert;
export type JobChange = Partial<NewJobRow>;

const LIVE = ['queued', 'running'] as const;
const live = inArray(job.status, [...LIVE]);

/** Any number that only we use: only the process that holds it decides which job comes next. */
const LEASE_LOCK = 7_114_023;

export async function insertJob(tx: Tx, row: NewJobRow): Promise<JobRow> {
  const [made] = await tx.insert(job).values(row).returning();
  return made!;
}

export async function selectJob(tx: Tx, jobId: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(job).where(eq(job.jobId, jobId));
  return row;
}

/** A job that the service does by itself; `workspaceId` null: for no workspace. */
export async function insertServiceJob(
  tx: Tx,
  { workspaceId, ...row }: Omit<NewJobRow, 'workspaceId' | 'userId'> & { workspaceId: string | null },
): Promise<void> {
  await tx.insert(job).values({ ...row, workspaceId: workspaceId ?? NONE, userId: NONE });
}

/** Many of them; one whose key belongs to a job that is not over is left out. */
export async function insertServiceJobs(tx: Tx, rows: readonly Omit<NewJobRow, 'userId'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(job)
    .values(rows.map((row) => ({ ...row, userId: NONE })))
    .onConflictDoNothing();
}

/** The job with this key that is not over, whoever asked for it. */
export async function selectLiveJob(
  tx: Tx,
  of: { workspaceId: string; onceKey: string },
): Promise<JobRow | undefined> {
  const [row] = await tx
    .select()
    .from(job)
    .where(and(eq(job.workspaceId, of.workspaceId), eq(job.onceKey, of.onceKey), live));
  return row;
}

/** How many jobs of a user are not over. Held until the transaction ends, so that two do not count the same. */
export async function countLiveJobs(tx: Tx, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, ${LEASE_LOCK}))`);
  const [row] = await tx
    .select({ n: count() })
    .from(job)
    .where(and(eq(job.userId, userId), live));
  return row?.n ?? 0;
}

/** Changes a job that is in one of these states; undefined where it is not. */
export async function changeJob(
  tx: Tx,
  at: Pick<JobRow, 'workspaceId' | 'jobId'>,
  from: readonly JobRow['status'][],
  change: JobChange,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(job)
    .set(change)
    .where(and(eq(job.workspaceId, at.workspaceId), eq(job.jobId, at.jobId), inArray(job.status, [...from])))
    .returning();
  return row;
}

/** Changes a job while its lease is held; undefined where it was taken over or is over. */
export async function changeHeldJob(
  tx: Tx,
  at: { jobId: string; leaseId: string },
  change: JobChange,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(job)
    .set(change)
    .where(and(eq(job.jobId, at.jobId), eq(job.leaseId, at.leaseId), eq(job.status, 'running')))
    .returning();
  return row;
}

/** Which jobs may come next. */
export interface JobChoice {
  now: Date;
  /** How many of a user may be under way. */
  runningOfUser: number;
  /** Only these kinds, or all but these; left out: any. */
  kinds?: { named: readonly string[]; isOnly: boolean };
}

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/**
 * The job that comes next: due or left behind by its holder, of a user who does not have enough under way, round the
 * workspaces and within them the users; what the service does by itself is nobody's. Deciding is done by one process at a time, so that none of the counts is passed.
 */
async function nextJobId(tx: Tx, { now, runningOfUser, kinds }: JobChoice): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LEASE_LOCK})`);
  const at = sql`${now.toISOString()}::timestamptz`;
  const [found] = await rowsOf<{ job_id: string }>(
    tx,
    sql`select j.job_id from job j
      where ((j.status = 'queued' and j.run_after <= ${at}) or (j.status = 'running' and j.lease_until <= ${at}))
        and ${kinds === undefined ? sql`true` : sql`(j.kind = any (${textArray(kinds.named)})) = ${kinds.isOnly}`}
        and (j.user_id = ${NONE} or ${runningOfUser} >
          (select count(*) from job r where r.user_id = j.user_id and r.status = 'running' and r.lease_until > ${at}))
      order by (select max(o.started_at) from job o where o.workspace_id = j.workspace_id) nulls first,
        (select max(o.started_at) from job o where o.user_id = j.user_id) nulls first, j.created_at, j.job_id
      limit 1 for update of j skip locked`,
  );
  return found?.job_id ?? null;
}

/** Takes the next job; null where none is due. */
export async function leaseJob(
  tx: Tx,
  lease: JobChoice & { leaseId: string; until: Date },
): Promise<JobRow | null> {
  const jobId = await nextJobId(tx, lease);
  if (jobId === null) return null;
  const [row] = await tx
    .update(job)
    .set({
      status: 'running',
      leaseId: lease.leaseId,
      leaseUntil: lease.until,
      startedAt: lease.now,
      attempts: sql`${job.attempts} + 1`,
    })
    .where(eq(job.jobId, jobId))
    .returning();
  return row ?? null;
}

/** Gives free what was under way: for whoever knows that nobody does it any more. The try counts. */
export async function releaseJobs(tx: Tx, now: Date): Promise<void> {
  await tx.update(job).set({ leaseUntil: now }).where(eq(job.status, 'running'));
}

/** Lets go of files that were kept long enough. */
export async function dropOldFiles(tx: Tx, endedBefore: Date): Promise<void> {
  await tx
    .update(job)
    .set({ blobId: null })
    .where(and(isNotNull(job.blobId), lt(job.endedAt, endedBefore)));
}

export async function deleteOldJobs(tx: Tx, endedBefore: Date): Promise<void> {
  await tx.delete(job).where(lt(job.endedAt, endedBefore));
}
