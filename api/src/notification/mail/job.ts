import { z } from 'zod';
import type { DatabaseLog } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PATIENCE, serviceKind, type NamedJobKind, type ServiceRun } from '../../platform/jobs/kind';
import { askServiceOnce } from '../../platform/jobs/queue';
import { repeated } from '../../platform/process/background';
import { selectUsersDue, selectWorkspacesDue } from '../repository/mailing';
import { dueBefore } from './due';
import { writeMail } from './write';

const MAILS_JOB = 'notificationMails';
const USERS_A_LOOK = 200;

/** Who of a workspace should have a mail, some at a time. */
async function* usersDue(deps: Deps, workspaceId: string): AsyncGenerator<string, void> {
  const due = dueBefore(deps.clock.now(), deps.config.TIME_ZONE);
  let after: string | null = null;
  for (;;) {
    const asked = { workspaceId, due, after, limit: USERS_A_LOOK };
    const userIds: string[] = await deps.database.system((tx) => selectUsersDue(tx, asked), {
      readOnly: true,
    });
    yield* userIds;
    if (userIds.length < USERS_A_LOOK) return;
    after = userIds.at(-1)!;
  }
}

/** Writes all mails that are due in a workspace, each by itself: one that fails holds up no other, and is tried again. */
async function writeMails({ hold, signal }: ServiceRun, deps: Deps, workspaceId: string): Promise<void> {
  const faults: unknown[] = [];
  for await (const userId of usersDue(deps, workspaceId)) {
    signal.throwIfAborted();
    await writeMail(deps, { workspaceId, userId }, hold).catch((fault: unknown) => {
      signal.throwIfAborted();
      faults.push(fault);
    });
  }
  if (faults.length > 0) throw faults[0];
}

/** Notifications as mails into the outbox. Beginning again changes nothing: what was taken does not wait any more. */
export const notificationMailsJob: NamedJobKind = serviceKind({
  name: MAILS_JOB,
  input: z.object({ workspaceId: z.uuid() }),
  patience: PATIENCE,
  run: (job, { workspaceId }, deps) => writeMails(job, deps, workspaceId),
  // What still waits is found again.
  giveUp: async () => undefined,
});

type LookDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

/** Asks for the mails of every workspace in which some are due; answers how many. `since`: only for what came after that. */
export async function askForMails(
  { database, clock, config }: LookDeps,
  since: Date | null = null,
): Promise<number> {
  const now = clock.now();
  const due = dueBefore(now, config.TIME_ZONE);
  return database.system(async (tx) => {
    const workspaceIds = await selectWorkspacesDue(tx, due, since);
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
/** What came lately is looked for often; what has waited for its digest, or was left behind, now and then. */
const LOOKS = [
  { everyMs: 15 * SECOND, sinceMs: DAY_MS },
  { everyMs: 5 * 60 * SECOND, sinceMs: null },
];

/** Looks for mails that are due while the service listens. */
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
