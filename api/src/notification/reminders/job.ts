import { z } from 'zod';
import { workActor } from '../../platform/actor';
import type { DatabaseLog, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PATIENCE, serviceKind, type NamedJobKind } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { repeated } from '../../platform/process/background';
import { notifyAll } from '../notify';
import { deleteNotifications } from '../repository/mailing';
import { selectZonesOfMembers } from '../repository/readers';
import { selectWithoutJob, selectZonesInUse } from '../repository/reminders';
import { lastMorningDay, zoneOr } from '../zone/wall';
import { remindersOf } from './dates';

const REMINDERS_JOB = 'reminders';
const HOUR_MS = 60 * 60_000;
const LOOK_MS = 5 * 60_000;
const KEPT_MS = 400 * 24 * HOUR_MS;
const PLACES_A_STATEMENT = 100;
const ROWS_A_STATEMENT = 500;

type RemindDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

/** Returns the members of a workspace who live in a time zone. */
async function membersOf(
  { database, config }: RemindDeps,
  workspaceId: string,
  timeZone: string,
): Promise<Set<string>> {
  const members = await database.system((tx) => selectZonesOfMembers(tx, workspaceId), { readOnly: true });
  const inZone = members.filter((one) => zoneOr(one.timeZone, config.TIME_ZONE) === timeZone);
  return new Set(inZone.map(({ userId }) => userId));
}

/** The job that reminds a workspace's members in one time zone. Running it again reminds no one twice. */
export const remindersJob: NamedJobKind = serviceKind({
  name: REMINDERS_JOB,
  input: z.object({ workspaceId: z.uuid(), today: z.iso.date(), timeZone: z.string().optional() }),
  patience: PATIENCE,
  run: async ({ hold }, { workspaceId, today, timeZone }, deps) => {
    const { database, clock, config } = deps;
    const among = await membersOf(deps, workspaceId, timeZone ?? config.TIME_ZONE);
    await database.tenant(workActor([workspaceId]), async (tx) => {
      await hold(tx);
      const found = await remindersOf(tx, { workspaceId, today });
      const at = clock.now();
      const all = found.map(({ place, event }) => ({
        place: { ...place, workspaceId, actor: null, at },
        events: [event],
      }));
      for (let i = 0; i < all.length; i += PLACES_A_STATEMENT)
        await notifyAll(tx, all.slice(i, i + PLACES_A_STATEMENT), among);
    });
  },
  // The next day's job brings the reminders of days that are still near.
  giveUp: async () => undefined,
});

/** Returns each workspace with each zone of its members, and the day whose morning came last there. */
async function morningsOf(tx: Tx, { clock, config }: RemindDeps) {
  const asked = new Map<string, { workspaceId: string; onceKey: string; today: string; timeZone: string }>();
  for (const one of await selectZonesInUse(tx)) {
    const timeZone = zoneOr(one.timeZone, config.TIME_ZONE);
    const today = lastMorningDay(clock.now(), timeZone);
    const onceKey = `${REMINDERS_JOB}:${today}:${timeZone}`;
    asked.set(`${one.workspaceId} ${onceKey}`, { workspaceId: one.workspaceId, onceKey, today, timeZone });
  }
  return [...asked.values()];
}

/**
 * Queues the reminders of a day once its morning has come, one job for each workspace and zone of its members, and
 * returns how many. Workspaces take turns.
 */
export async function askForReminders(deps: RemindDeps): Promise<number> {
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    const due = await selectWithoutJob(tx, await morningsOf(tx, deps));
    await askServiceOnce(
      tx,
      due.map(({ workspaceId, onceKey, today, timeZone }) => ({
        kind: REMINDERS_JOB,
        workspaceId,
        onceKey,
        input: { workspaceId, today, timeZone },
        now,
        runAfter: now,
      })),
    );
    return due.length;
  });
}

/** Deletes notifications of more than 400 days ago and returns how many. */
export async function sweepNotifications(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
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

/** While the service runs, looks for zones where the morning has come, and every hour deletes old notifications. */
export function keepReminding(
  log: Pick<DatabaseLog, 'error'>,
  deps: RemindDeps & Pick<Deps, 'background'>,
): void {
  const add = (everyMs: number, pass: (stopping: AbortSignal) => Promise<unknown>, message: string) => {
    const onFault = (error: unknown) => log.error({ err: error as object }, message);
    deps.background.add(repeated({ everyMs, atOnce: true, pass, onFault }));
  };
  add(LOOK_MS, () => askForReminders(deps), 'The reminders could not be asked for');
  add(HOUR_MS, (stopping) => sweepNotifications(deps, stopping), 'Old notifications could not be forgotten');
}
