import type { AdminJob, AdminJobPage, AdminJobsInput } from '@roofline/schema/job/admin-job';
import { MAIL_JOB, retryMail } from '../mail/service';
import { retrySizes, SIZES_JOB } from '../photo/service';
import type { AfterCommit, Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { changeJob, selectJob, type JobRow } from '../platform/jobs/repository';
import { conflict, notFound } from '../platform/problem';
import { sqlStateOf } from '../platform/store/sql-state';
import { workspacesByIds } from '../workspace/service';
import { countJobs, isOfNoWorkspace, selectJobsOfStatus, type ShownJob } from './repository';

// Jobs of all workspaces, for internal staff: waiting ones, failed ones, and their retry.

function present(row: ShownJob, nameOf: ReadonlyMap<string, string>, now: Date): AdminJob {
  return {
    jobId: row.jobId,
    kind: row.kind,
    status: row.status,
    workspaceId: isOfNoWorkspace(row) ? null : row.workspaceId,
    workspaceName: nameOf.get(row.workspaceId) ?? null,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    runAfter: row.runAfter.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    openForSeconds: Math.max(
      0,
      Math.floor(((row.endedAt ?? now).getTime() - row.createdAt.getTime()) / 1000),
    ),
    errorCode: row.problem?.errors[0]?.code ?? null,
    viewerCan: { retry: row.status === 'failed' },
  };
}

async function presentAll(tx: Tx, rows: readonly ShownJob[], now: Date): Promise<AdminJob[]> {
  const workspaces = await workspacesByIds(tx, [...new Set(rows.map(({ workspaceId }) => workspaceId))]);
  const nameOf = new Map(workspaces.map(({ workspaceId, name }) => [workspaceId, name]));
  return rows.map((row) => present(row, nameOf, now));
}

/** The statuses that are always counted, whichever one the page shows. */
const COUNTED = ['queued', 'running', 'failed'] as const;

/** Returns a page of the jobs of a status. Three statements. */
export async function pageOfJobs(
  tx: Tx,
  { status, page, pageSize }: AdminJobsInput,
  now: Date,
): Promise<AdminJobPage> {
  const rows = await selectJobsOfStatus(tx, status, { limit: pageSize, offset: (page - 1) * pageSize });
  const counts = await countJobs(tx, [...new Set([...COUNTED, status])]);
  const { queued, running, failed } = counts;
  return {
    items: await presentAll(tx, rows, now),
    totalCount: counts[status],
    page,
    pageSize,
    counts: { queued, running, failed },
  };
}

/** Kinds that gave up other work when they failed, with a function that resumes it; false if that work is gone. */
const TAKEN_UP: Partial<Record<string, (tx: Tx, input: unknown) => Promise<boolean>>> = {
  [MAIL_JOB]: retryMail,
  [SIZES_JOB]: retrySizes,
};

const notFailed = () =>
  conflict('This job no longer counts as failed: someone else may have started it again.', 'notFailed');

/** Queues the job again, with all its attempts. */
async function queueAgain(tx: Tx, row: JobRow, now: Date): Promise<JobRow | undefined> {
  const change = { attempts: 0, progress: 0, problem: null, endedAt: null, isCancelAsked: false } as const;
  try {
    return await changeJob(tx, row, ['failed'], { ...change, status: 'queued', runAfter: now });
  } catch (error) {
    if (sqlStateOf(error) !== '23505') throw error;
    throw conflict(
      'The same work has been requested again in the meantime and is not done yet.',
      'requestedAgain',
    );
  }
}

/** Starts a failed job again. Its effects are recorded by the job, with the rights that its requester has by then. */
export async function retryJob(
  tx: Tx,
  after: AfterCommit,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  jobId: string,
): Promise<AdminJob> {
  const row = await selectJob(tx, jobId);
  if (!row) throw notFound();
  const now = clock.now();
  const queued = await queueAgain(tx, row, now);
  if (!queued) throw notFailed();
  if ((await TAKEN_UP[row.kind]?.(tx, row.input)) === false)
    throw conflict('Nothing is left for this job to do: it was done or deleted in the meantime.', 'gone');
  after(() => jobs.onAsked());
  return (await presentAll(tx, [queued], now))[0]!;
}
