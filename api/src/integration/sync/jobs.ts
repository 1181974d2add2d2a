import { z } from 'zod';
import { workActor } from '../../platform/actor';
import type { DatabaseLog } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { jobKind, PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { repeated } from '../../platform/process/background';
import { workspaceActors } from '../../platform/repository/workspaces';
import { selectDue } from '../connected-app/repository';
import { NIGHTLY_JOB, SYNC_JOB, syncKey } from './ask';
import { syncProperty } from './run';

/** The job of a sync that a person asked for, with their rights. It mostly waits, so it does not delay documents. */
export const syncJob: NamedJobKind = {
  ...jobKind({
    name: SYNC_JOB,
    input: z.object({ propertyId: z.uuid() }),
    run: async ({ actor, ...job }, { propertyId }, deps) => {
      await syncProperty(deps, job, { actor, propertyId, isNightly: false });
      return {};
    },
  }),
  isBrief: true,
};

/** The job of a nightly sync, within its workspace. */
export const nightlySyncJob: NamedJobKind = serviceKind({
  name: NIGHTLY_JOB,
  input: z.object({ workspaceId: z.uuid(), propertyId: z.uuid() }),
  patience: PATIENCE,
  run: (job, { workspaceId, propertyId }, deps) =>
    syncProperty(deps, job, { actor: workActor([workspaceId]), propertyId, isNightly: true }),
  // Does nothing: the sync has stored the reason, and the next night tries again.
  giveUp: async () => undefined,
});

const EVERY_MS = 5 * 60_000;
const DUE_A_PASS = 200;

type NightDeps = Pick<Deps, 'database' | 'clock'>;

/** Queues the syncs that are due, each once, workspace by workspace; returns how many. */
export async function askForNightlySyncs({ database, clock }: NightDeps): Promise<number> {
  const now = clock.now();
  let asked = 0;
  for await (const actor of workspaceActors(database)) {
    const due = await database.tenant(actor, (tx) => selectDue(tx, now, DUE_A_PASS), { readOnly: true });
    asked += due.length;
    const job = { kind: NIGHTLY_JOB, now, runAfter: now };
    const jobs = due.map(({ workspaceId, propertyId }) => {
      const input = { workspaceId, propertyId };
      return { ...job, workspaceId, propertyId, input, onceKey: syncKey(propertyId) };
    });
    if (jobs.length > 0) await database.system((tx) => askServiceOnce(tx, jobs));
  }
  return asked;
}

/** Queues due syncs every five minutes while the service runs. */
export function keepSyncing(
  log: Pick<DatabaseLog, 'error'>,
  deps: NightDeps & Pick<Deps, 'background'>,
): void {
  const onFault = (error: unknown) => log.error({ err: error as object }, 'The syncs could not be asked for');
  deps.background.add(repeated({ everyMs: EVERY_MS, pass: () => askForNightlySyncs(deps), onFault }));
}
