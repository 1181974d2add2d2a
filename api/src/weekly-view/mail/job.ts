import { setImmediate as otherWork } from 'node:timers/promises';
import { z } from 'zod';
import { lastMonday, zoneOr } from '../../notification/service';
import type { DatabaseLog, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PATIENCE, serviceKind, type NamedJobKind, type ServiceRun } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { repeated } from '../../platform/process/background';
import { refreshAll } from '../../portfolio-analytics/service';
import { selectWeeklyDue } from '../repository';
import { writeWeeklyView, type DueView } from './write';

const WEEKLY_JOB = 'weeklyViews';
const LOOK_MS = 5 * 60_000;
/** The zone that is furthest ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 60 * 60_000;

type LookDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

/** Returns views whose Monday has come in their reader's zone. */
async function dueNow(tx: Tx, { clock, config }: LookDeps, workspaceId: string | null): Promise<DueView[]> {
  const now = clock.now();
  const latest = new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10);
  const rows = await selectWeeklyDue(tx, latest, workspaceId);
  return rows
    .map((row) => ({ ...row, monday: lastMonday(now, zoneOr(row.timeZone, config.TIME_ZONE)) }))
    .filter(({ nextOn, monday }) => nextOn <= monday);
}

/** Writes all due views of a workspace; one that fails does not delay others, and is tried again. */
async function writeAll(run: ServiceRun, deps: Deps, workspaceId: string): Promise<void> {
  const due = await deps.database.system((tx) => dueNow(tx, deps, workspaceId), { readOnly: true });
  if (due.length === 0) return;
  await refreshAll(deps, run, workspaceId);
  const faults: unknown[] = [];
  for (const one of due) {
    run.signal.throwIfAborted();
    await writeWeeklyView(deps, run, one).catch((fault: unknown) => faults.push(fault));
    // Lets other work run between two views.
    await otherWork();
  }
  run.signal.throwIfAborted();
  if (faults.length > 0) throw faults[0];
}

const weeklyKind = serviceKind({
  name: WEEKLY_JOB,
  input: z.object({ workspaceId: z.uuid() }),
  patience: PATIENCE,
  run: (job, { workspaceId }, deps) => writeAll(job, deps, workspaceId),
  // Views that are still due are found again.
  giveUp: async () => undefined,
});

/** The job that puts due views into the outbox; a repeat changes nothing. It may compute figures, so it does not delay mails. */
export const weeklyViewsJob: NamedJobKind = { ...weeklyKind, isBrief: false };

/** Starts a job for each workspace with due views; returns the number of workspaces. */
export async function askForWeeklyViews(deps: LookDeps): Promise<number> {
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    const due = await dueNow(tx, deps, null);
    const workspaceIds = [...new Set(due.map(({ workspaceId }) => workspaceId))];
    const job = { kind: WEEKLY_JOB, onceKey: WEEKLY_JOB, now, runAfter: now };
    await askServiceOnce(
      tx,
      workspaceIds.map((workspaceId) => ({ ...job, workspaceId, input: { workspaceId } })),
    );
    return workspaceIds.length;
  });
}

/** Adds the repeated search for due views while the service listens. */
export function keepWeeklyViewsAsked(
  log: Pick<DatabaseLog, 'error'>,
  deps: LookDeps & Pick<Deps, 'background'>,
): void {
  const pass = () => askForWeeklyViews(deps);
  const onFault = (error: unknown) =>
    log.error({ err: error as object }, 'The views to send could not be read');
  deps.background.add(repeated({ everyMs: LOOK_MS, atOnce: true, pass, onFault }));
}
