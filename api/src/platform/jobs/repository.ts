import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { job } from '../../job/tables';
import { rowsOf, type Tx } from '../database';
import { LOCK_NUMBERS } from '../store/start/lock-numbers';
import { NONE } from '../tables';

export type JobRow = typeof job.$inferSelect;
export type NewJobRow = typeof job.$inferInsert;
export type JobChange = Partial<NewJobRow>;

const LIVE = ['queued', 'running'] as const;
const live = inArray(job.status, [...LIVE]);

export async function insertJob(tx: Tx, row: NewJobRow): Promise<JobRow> {
  const [made] = await tx.insert(job).values(row).returning();
  return made!;
}

export async function selectJob(tx: Tx, jobId: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(job).where(eq(job.jobId, jobId));
  return row;
}

type NewServiceJob = Omit<NewJobRow, 'workspaceId' | 'userId'> & { workspaceId: string | null };

/**
 * Inserts jobs that the service does by itself; `workspaceId` null: for no workspace. Leaves out a job whose key
 * belongs to an unfinished one.
 */
export async function insertServiceJobs(tx: Tx, rows: readonly NewServiceJob[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(job)
    .values(rows.map((row) => ({ ...row, workspaceId: row.workspaceId ?? NONE, userId: NONE })))
    .onConflictDoNothing();
}

/** Returns the unfinished job with this key, whoever asked for it. */
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

/** Counts a user's unfinished jobs, under a lock until the transaction ends, so that two requests cannot both pass. */
export async function countLiveJobs(tx: Tx, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, ${LOCK_NUMBERS.jobs}))`);
  const [row] = await tx
    .select({ n: count() })
    .from(job)
    .where(and(eq(job.userId, userId), live));
  return row?.n ?? 0;
}

/** Changes a job that is in one of these states; returns undefined if it is not. */
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

/** Changes a job under its lease; returns undefined if the job was taken over or is over. */
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

/** The jobs among which the next one is chosen. */
export interface JobChoice {
  now: Date;
  /** How many jobs of a user may run at once. */
  runningOfUser: number;
  /** Only these kinds, or all but these; any kind by default. */
  kinds?: { named: readonly string[]; isOnly: boolean };
}

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Returns a condition for due jobs, including running ones whose lease is over. */
const isDue = (alias: string, { now, kinds }: JobChoice): SQL => {
  const [j, at] = [sql.raw(alias), sql`${now.toISOString()}::timestamptz`];
  return sql`${j}.status in ('queued', 'running')
    and ((${j}.status = 'queued' and ${j}.run_after <= ${at}) or (${j}.status = 'running' and ${j}.lease_until <= ${at}))
    and ${kinds === undefined ? sql`true` : sql`(${j}.kind = any (${textArray(kinds.named)})) = ${kinds.isOnly}`}`;
};

/**
 * Selects the next job of users who may still start one: in the workspace that was served longest ago, and there of the
 * user who was served longest ago, the oldest. Service jobs belong to no user. The query looks up each workspace once,
 * and users only in the workspace whose turn it is: its cost grows with the number of due jobs, not of finished ones.
 */
export const nextJobQuery = (choice: JobChoice): SQL => sql`
  with busy as (select user_id from job where status = 'running' and lease_until > ${choice.now.toISOString()}::timestamptz
      and user_id <> ${NONE} group by user_id having count(*) >= ${choice.runningOfUser}),
    due as materialized (select d.workspace_id, d.user_id, min(d.created_at) as oldest from job d
      where ${isDue('d', choice)} and d.user_id not in (select user_id from busy) group by 1, 2),
    turn as materialized (select workspace_id from
        (select workspace_id, min(oldest) as oldest from due group by workspace_id) w
      order by (select max(o.started_at) from job o where o.workspace_id = w.workspace_id) nulls first, oldest, workspace_id
      limit 1),
    people as materialized (select user_id, (select max(o.started_at) from job o where o.user_id = due.user_id) as served
      from due where workspace_id = (select workspace_id from turn))
  select j.job_id from job j join people p on p.user_id = j.user_id
  where j.workspace_id = (select workspace_id from turn) and ${isDue('j', choice)}
  order by p.served nulls first, j.created_at, j.job_id limit 1 for update of j skip locked`;

/** Chooses the next job, in one process at a time, so that no user has more jobs running than allowed. */
async function nextJobId(tx: Tx, choice: JobChoice): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.jobs})`);
  const [found] = await rowsOf<{ job_id: string }>(tx, nextJobQuery(choice));
  return found?.job_id ?? null;
}

/** Leases the next job; null if none is due. */
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

/** Ends the leases of all running jobs, when the caller knows that no process runs them any more. The try counts. */
export async function releaseJobs(tx: Tx, now: Date): Promise<void> {
  await tx.update(job).set({ leaseUntil: now }).where(eq(job.status, 'running'));
}

/** Returns a user's newest job of a kind that is unfinished or still has its file; null if there is none. */
export async function selectLatestJob(
  tx: Tx,
  of: Pick<JobRow, 'workspaceId' | 'propertyId' | 'userId' | 'kind'>,
): Promise<JobRow | null> {
  const { workspaceId, propertyId, userId, kind } = of;
  const [row] = await tx
    .select()
    .from(job)
    .where(
      and(
        eq(job.workspaceId, workspaceId),
        propertyId === null ? isNull(job.propertyId) : eq(job.propertyId, propertyId),
        eq(job.userId, userId),
        eq(job.kind, kind),
        or(isNotNull(job.blobId), live),
      ),
    )
    .orderBy(desc(job.createdAt), desc(job.jobId))
    .limit(1);
  return row ?? null;
}

/** Clears the references to files of jobs that ended long enough ago. */
export async function dropOldFiles(
  tx: Tx,
  endedBefore: Date,
  kinds: { kind: string; isOnly: boolean },
): Promise<void> {
  const isOfKind = kinds.isOnly ? eq(job.kind, kinds.kind) : ne(job.kind, kinds.kind);
  await tx
    .update(job)
    .set({ blobId: null })
    .where(and(isNotNull(job.blobId), lt(job.endedAt, endedBefore), isOfKind));
}

export async function deleteOldJobs(tx: Tx, endedBefore: Date): Promise<void> {
  await tx.delete(job).where(lt(job.endedAt, endedBefore));
}
