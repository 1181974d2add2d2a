import { CHANGES_KEPT_DAYS } from '@roofline/schema/change/change';
import type { DatabaseLog } from '../platform/database';
import type { Deps } from '../platform/deps';
import { repeated } from '../platform/process/background';
import { forgetBatches, forgetGoneWorkspaces } from './repository';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const AT_ONCE = 2_000;

/** Deletes changes after their retention time, in batches, and those of deleted workspaces. */
export async function sweepChanges({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await database.system(forgetGoneWorkspaces);
  const before = new Date(clock.now().getTime() - CHANGES_KEPT_DAYS * DAY);
  while ((await database.system((tx) => forgetBatches(tx, before, AT_ONCE))) === AT_ONCE);
}

export function keepChangesSwept(
  log: Pick<DatabaseLog, 'error'>,
  deps: Pick<Deps, 'database' | 'clock' | 'background'>,
): void {
  const work = repeated({
    everyMs: HOUR,
    atOnce: true,
    pass: () => sweepChanges(deps),
    onFault: (error) => log.error({ err: error as object }, 'The sweep of changes failed'),
  });
  deps.background.add(work);
}
