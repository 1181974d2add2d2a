import { z } from 'zod';
import { workActor } from '../../platform/actor';
import type { DatabaseLog } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { repeated } from '../../platform/process/background';
import { notifyAll } from '../notify';
import { deleteNotifications } from '../repository/mailing';
import { selectWithoutJob } from '../repository/reminders';
import { remindersOf } from './dates';

const REMINDERS_JOB = 'reminders';
const HOUR_MS = 60 * 60_000;
const KEPT_MS = 400 * 24 * HOUR_MS;
const PLACES_A_STATEMENT = 100;
const ROWS_A_STATEMENT = 500;

/** Tells what the days bring in a workspace. Doing it again tells nobody anything twice. */
export const remindersJob: NamedJobKind = serviceKind({
  name: REMINDERS_JOB,
  input: z.object({ workspaceId: z.uuid(), today: z.iso.date() }),
  patience: PATIENCE,
  run: async ({ hold }, { workspaceId, today }, { database, clock }) => {
    await database.tenant(workActor([workspaceId]), async (tx) => {
      await hold(tx);
      const found = await remindersOf(tx, { workspaceId, today });
      const at = clock.now();
      const all = found.map(({ place, event }) => ({
        place: { ...place, workspaceId, actor: null, at },
        events: [event],
      }));
      for (let i = 0; i < all.length; i += PLACES_A_STATEMENT)
        await notifyAll(tx, all.slice(i, i + PLACES_A_STATEMENT));
    });
  },
  // The next day brings what is still near.
  giveUp: async () => undefined,
});

type RemindDeps = Pick<Deps, 'database' | 'clock'>;

/** Asks for the reminders of the day, once for each workspace; answers how many. They take turns between workspaces. */
export async function askForReminders({ database, clock }: RemindDeps): Promise<number> {
  const [now, today] = [clock.now(), clock.today()];
  const onceKey = `${REMINDERS_JOB}:${today}`;
  return database.system(async (tx) => {
    const workspaceIds = await selectWithoutJob(tx, onceKey);
    const job = { kind: REMINDERS_JOB, onceKey, now, runAfter: now };
    await askServiceOnce(
      tx,
      workspaceIds.map((workspaceId) => ({ ...job, workspaceId, input: { workspaceId, today } })),
    );
    return workspaceIds.length;
  });
}

/** Forgets notifications of more than 400 days ago; answers how many. */
export async function sweepNotifications(
  { database, clock }: RemindDeps,
  stopping?: AbortSignal,
): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  let forgotten = 0;
  for (;;) {
    const rows = await database.system((tx) => deleteNotifications(tx, before, ROWS_A_STATEMENT));
    forgotten += rows;
    if (rows < ROWS_A_STATEMENT || stopping?.aborted) return forgotten;
  }
}

/** Looks every hour whether a day has begun, and forgets what is old, while the service listens. */
export function keepReminding(
  log: Pick<DatabaseLog, 'error'>,
  deps: RemindDeps & Pick<Deps, 'background'>,
): void {
  const pass = async (stopping: AbortSignal) => {
    await askForReminders(deps);
    await sweepNotifications(deps, stopping);
  };
  const onFault = (error: unknown) =>
    log.error({ err: error as object }, 'The reminders could not be asked for');
  deps.background.add(repeated({ everyMs: HOUR_MS, atOnce: true, pass, onFault }));
}
