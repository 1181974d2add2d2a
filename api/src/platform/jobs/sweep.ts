import { repeated } from '../background';
import type { DatabaseLog } from '../database';
import type { Deps } from '../deps';
import { sweepFiles } from '../images/sweep';
import { deleteOldJobs, takeOldFiles, usedFileKeys } from './repository';
import { JOB_FILES } from './perform';

const HOUR = 60 * 60_000;
/** Files are made to be fetched at once: after a day they are made anew. */
export const FILES_KEPT_MS = 24 * HOUR;
export const JOBS_KEPT_MS = 30 * 24 * HOUR;
const EVERY_MS = HOUR;
const FILES_A_STATEMENT = 200;

type SweepDeps = Pick<Deps, 'database' | 'clock' | 'storage'>;

/** Forgets old files and old jobs, and removes files that a crash has left without a job. */
export async function sweepJobs(deps: SweepDeps): Promise<void> {
  const { database, clock, storage } = deps;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  for (;;) {
    const keys = await database.system((tx) => takeOldFiles(tx, before(FILES_KEPT_MS), FILES_A_STATEMENT));
    if (keys.length === 0) break;
    for (const key of keys) await storage.remove(key);
  }
  await database.system((tx) => deleteOldJobs(tx, before(JOBS_KEPT_MS)));
  await sweepFiles(deps, {
    prefixes: [JOB_FILES],
    usedKeys: (keys) => database.system((tx) => usedFileKeys(tx, keys)),
  });
}

/** Sweeps when the service has started, and every hour after. */
export function keepJobsSwept(
  log: Pick<DatabaseLog, 'error'>,
  deps: SweepDeps & Pick<Deps, 'background'>,
): void {
  const work = repeated({
    everyMs: EVERY_MS,
    atOnce: true,
    pass: () => sweepJobs(deps),
    onFault: (error) => log.error({ err: error as object }, 'The sweep of jobs failed'),
  });
  deps.background.add(work);
}
