import { setImmediate as otherWork } from 'node:timers/promises';
import { z } from 'zod';
import type { DatabaseLog, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PATIENCE, serviceKind, type NamedJobKind, type ServiceRun } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { repeated } from '../../platform/process/background';
import { selectChosenZones, selectUsersDue, selectWorkspacesDue } from '../repository/mailing';
import { dueByZone, type DueByZone } from './due';
import { writeMails, type Addressees } from './write';

const MAILS_JOB = 'notificationMails';
const USERS_A_LOOK = 1000;
/** Mails that are written together. Few, since reads wait for them: twenty take half the time, but double that wait. */
const MAILS_AT_ONCE = 5;

type LookDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

const dueNow = async (tx: Tx, { clock, config }: LookDeps): Promise<DueByZone> =>
  dueByZone(clock.now(), config.TIME_ZONE, await selectChosenZones(tx));

/** Yields the users of a workspace to whom a mail is due, some at a time. */
async function* usersDue(deps: Deps, workspaceId: string): AsyncGenerator<string[], void> {
  const due = await deps.database.system((tx) => dueNow(tx, deps), { readOnly: true });
  let after: string | null = null;
  for (;;) {
    const asked = { workspaceId, due, after, limit: USERS_A_LOOK };
    const userIds: string[] = await deps.database.system((tx) => selectUsersDue(tx, asked), {
      readOnly: true,
    });
    for (let at = 0; at < userIds.length; at += MAILS_AT_ONCE) yield userIds.slice(at, at + MAILS_AT_ONCE);
    if (userIds.length < USERS_A_LOOK) return;
    after = userIds.at(-1)!;
  }
}

/** Writes some mails; where that fails, each by itself, so that a bad one holds up no other. Returns the faults. */
async function writeSome(
  deps: Deps,
  { workspaceId, userIds }: Addressees,
  { hold, signal }: ServiceRun,
): Promise<unknown[]> {
  const faultOf = async (some: readonly string[]): Promise<unknown[]> => {
    signal.throwIfAborted();
    try {
      await writeMails(deps, { workspaceId, userIds: some }, hold);
      return [];
    } catch (fault) {
      signal.throwIfAborted();
      return [fault];
    }
  };
  const faults = await faultOf(userIds);
  if (faults.length === 0 || userIds.length === 1) return faults;
  const each: unknown[] = [];
  for (const userId of userIds) each.push(...(await faultOf([userId])));
  return each;
}

/** Writes all mails that are due in a workspace. */
async function writeAll(run: ServiceRun, deps: Deps, workspaceId: string): Promise<void> {
  const faults: unknown[] = [];
  for await (const userIds of usersDue(deps, workspaceId)) {
    faults.push(...(await writeSome(deps, { workspaceId, userIds }, run)));
    // Lets other work run between two batches.
    await otherWork();
  }
  if (faults.length > 0) throw faults[0];
}

/** The job that puts notifications as mails into the outbox. It can run again, since those taken no longer wait. */
export const notificationMailsJob: NamedJobKind = serviceKind({
  name: MAILS_JOB,
  input: z.object({ workspaceId: z.uuid() }),
  patience: PATIENCE,
  run: (job, { workspaceId }, deps) => writeAll(job, deps, workspaceId),
  // The next look finds the notifications that still wait.
  giveUp: async () => undefined,
});

/** Queues the job of every workspace with due mails and returns how many. With `since`, looks only at what came later. */
export async function askForMails(deps: LookDeps, since: Date | null = null): Promise<number> {
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    const workspaceIds = await selectWorkspacesDue(tx, await dueNow(tx, deps), since);
    const job = { kind: MAILS_JOB, onceKey: MAILS_JOB, now, runAfter: now };
    await askServiceOnce(
      tx,
      workspaceIds.map((workspaceId) => ({ ...job, workspaceId, input: { workspaceId } })),
    );
    return workspaceIds.length;
  });
}

const SECOND = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND;
/** New notifications are looked for often; those that wait for a digest, or were missed, now and then. */
const LOOKS = [
  { everyMs: 15 * SECOND, sinceMs: DAY_MS },
  { everyMs: 5 * 60 * SECOND, sinceMs: null },
];

/** Keeps looking for due mails while the service runs. */
export function keepMailsAsked(
  log: Pick<DatabaseLog, 'error'>,
  deps: LookDeps & Pick<Deps, 'background'>,
): void {
  for (const { everyMs, sinceMs } of LOOKS) {
    const since = () => (sinceMs === null ? null : new Date(deps.clock.now().getTime() - sinceMs));
    const pass = () => askForMails(deps, since());
    const onFault = (error: unknown) =>
      log.error({ err: error as object }, 'The notifications to mail could not be read');
    deps.background.add(repeated({ everyMs, atOnce: true, pass, onFault }));
  }
}
