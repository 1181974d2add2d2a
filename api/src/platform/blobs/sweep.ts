import { repeated } from '../process/background';
import type { DatabaseLog } from '../database';
import type { Deps } from '../deps';
import type { Storage } from '../files/storage';
import { workspaceActors } from '../repository/workspaces';
import { sweepFree } from './repository/free';
import { setByteCount, unmeasured } from './repository';
import { strayFiles } from './stray';

/** How long bytes stay that nothing refers to: far longer than an upload or a download takes. */
export const BLOBS_KEPT_MS = 60 * 60_000;
const EVERY_MS = 60 * 60_000;
const ROWS_A_STATEMENT = 500;
export interface SweepDeps extends Pick<Deps, 'database' | 'clock'> {
  storage: Storage;
}

/** Yields sweeps of parts of the rows, each with the role that sees every row that may refer to them. */
async function* partsOf({ database, clock }: SweepDeps): AsyncGenerator<() => Promise<string[]>> {
  const now = clock.now();
  const forgetting = { now, before: new Date(now.getTime() - BLOBS_KEPT_MS), limit: ROWS_A_STATEMENT };
  for await (const actor of workspaceActors(database))
    yield () => database.tenant(actor, (tx) => sweepFree(tx, 'ofWorkspaces', forgetting));
  yield () => database.system((tx) => sweepFree(tx, 'ofOthers', forgetting));
}

/** Removes bytes without a row, which a crash or an unavailable store has left. */
async function sweepBytes(deps: SweepDeps): Promise<number> {
  const before = deps.clock.now().getTime() - BLOBS_KEPT_MS;
  let removed = 0;
  for await (const { key, modifiedAt } of strayFiles(deps)) {
    if (modifiedAt.getTime() >= before) continue;
    await deps.storage.remove(key);
    removed += 1;
  }
  return removed;
}

/** Stores the byte counts of rows that are older than the table. */
async function measure({ database, storage }: SweepDeps): Promise<void> {
  for (;;) {
    const rows = await database.system((tx) => unmeasured(tx, ROWS_A_STATEMENT));
    if (rows.length === 0) return;
    for (const row of rows) {
      const size = (await storage.size(row.storageKey)) ?? 0;
      await database.system((tx) => setByteCount(tx, row, size));
    }
  }
}

/** Removes rows and bytes that nothing refers to. Returns the number of removed files. */
export async function sweepBlobs(deps: SweepDeps): Promise<number> {
  let removed = 0;
  for await (const sweepPart of partsOf(deps))
    for (;;) {
      const keys = await sweepPart();
      if (keys.length === 0) break;
      // The rows are deleted for good: if removing bytes fails now, the next run finds them below.
      for (const key of keys) await deps.storage.remove(key);
      removed += keys.length;
    }
  removed += await sweepBytes(deps);
  await measure(deps);
  return removed;
}

/** Sweeps once the service has started, and every hour after that. */
export function keepBlobsSwept(
  log: Pick<DatabaseLog, 'error'>,
  deps: SweepDeps & Pick<Deps, 'background'>,
): void {
  deps.background.add(
    repeated({
      everyMs: EVERY_MS,
      atOnce: true,
      pass: () => sweepBlobs(deps),
      onFault: (error) => log.error({ err: error as object }, 'The sweep of files failed'),
    }),
  );
}
