import { repeated } from '../process/background';
import type { DatabaseLog } from '../database';
import type { Deps } from '../deps';
import { deleteOldJobs, dropOldFiles } from './repository';

const HOUR = 60 * 60_000;
/** How long files are stored: they are meant to be downloaded soon, and after a day must be created again. */
export const FILES_KEPT_MS = 24 * HOUR;
/** The kind stored longer: a full archive takes long to make and to download. */
export const FULL_ARCHIVE_JOB = 'fullArchive';
const FULL_ARCHIVES_KEPT_MS = 7 * 24 * HOUR;
export const JOBS_KEPT_MS = 30 * 24 * HOUR;
const EVERY_MS = HOUR;

type SweepDeps = Pick<Deps, 'database' | 'clock'>;

/** Clears references to old files and deletes old jobs. */
export async function sweepJobs(deps: SweepDeps): Promise<void> {
  const { database, clock } = deps;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const kind = FULL_ARCHIVE_JOB;
  await database.system((tx) => dropOldFiles(tx, before(FILES_KEPT_MS), { kind, isOnly: false }));
  await database.system((tx) => dropOldFiles(tx, before(FULL_ARCHIVES_KEPT_MS), { kind, isOnly: true }));
  await database.system((tx) => deleteOldJobs(tx, before(JOBS_KEPT_MS)));
}

/** Sweeps once the service has started, and every hour after that. */
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
