import type { JobStatus } from '@roofline/schema/job/job';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import type { JobRow } from '../platform/jobs/repository';
import { NONE } from '../platform/tables';
import { job } from './tables';

// Jobs of all workspaces; inside `database.system`.

/** The number at which counting stops. */
const MOST_COUNTED = 10_000;

/** The columns of a job without its input, requester and result. */
const SHOWN = {
  jobId: job.jobId,
  workspaceId: job.workspaceId,
  kind: job.kind,
  status: job.status,
  attempts: job.attempts,
  problem: job.problem,
  createdAt: job.createdAt,
  runAfter: job.runAfter,
  startedAt: job.startedAt,
  endedAt: job.endedAt,
};
export type ShownJob = Pick<JobRow, keyof typeof SHOWN>;

/** Decides whether the service runs a job by itself, for no particular workspace. */
export const isOfNoWorkspace = ({ workspaceId }: Pick<JobRow, 'workspaceId'>): boolean =>
  workspaceId === NONE;

/** Returns jobs of a status: waiting and running ones oldest first, ended ones newest first. */
export function selectJobsOfStatus(
  tx: Tx,
  status: JobStatus,
  window: { limit: number; offset: number },
): Promise<ShownJob[]> {
  const isLive = status === 'queued' || status === 'running';
  return tx
    .select(SHOWN)
    .from(job)
    .where(eq(job.status, status))
    .orderBy(...(isLive ? [asc(job.createdAt), asc(job.jobId)] : [desc(job.endedAt), desc(job.jobId)]))
    .limit(window.limit)
    .offset(window.offset);
}

/** Counts the jobs of each of these statuses, each up to 10,000; one statement. */
export async function countJobs<S extends JobStatus>(
  tx: Tx,
  statuses: readonly S[],
): Promise<Record<S, number>> {
  const list = sql.join(statuses.map((status) => sql`(${status})`), sql`, `); // prettier-ignore
  const rows = await rowsOf<{ status: S; count: number }>(
    tx,
    sql`select s.status, (select count(*)::int from (select 1 from job where job.status = s.status
          limit ${MOST_COUNTED}) counted) as count from (values ${list}) s(status)`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<S, number>;
}
