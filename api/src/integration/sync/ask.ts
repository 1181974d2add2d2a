import type { Actor } from '../../platform/actor';
import type { AfterCommit, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { JobRow } from '../../platform/jobs/repository';
import { requireFetched } from '../connected-app/service';

export const SYNC_JOB = 'ledgerSync';
export const NIGHTLY_JOB = 'ledgerSyncNightly';

/** Returns the key that allows only one sync of a property at a time. */
export const syncKey = (propertyId: string) => `${SYNC_JOB}:${propertyId}`;

/** Queues a sync of a property, or returns the caller's job that is already syncing it. */
export async function askForSync(
  tx: Tx,
  after: AfterCommit,
  deps: Deps,
  change: { actor: Actor; propertyId: string },
): Promise<JobRow> {
  const { app } = await requireFetched(tx, change);
  const { workspaceId, propertyId } = app;
  return deps.jobs.ask(tx, after, change.actor, {
    workspaceId,
    propertyId,
    kind: SYNC_JOB,
    input: { propertyId },
    onceKey: syncKey(propertyId),
  });
}
