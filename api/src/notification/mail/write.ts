import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { workActor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { NotificationLetter } from '../../platform/mailer';
import { presentNotification, sightOf } from '../read';
import {
  readForUsers,
  selectWaiting,
  takeWaiting,
  type Readers,
  type WaitingRow,
} from '../repository/mailing';
import type { NotificationRow } from '../repository/notifications';
import { readersOf, type Reader } from './readers';

/** A mail lists at most so many and counts the rest, since people read it on a phone. */
const MOST_LISTED = 30;

export type MailDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'mail'>;

/** The users to write to, in one workspace. */
export interface Addressees {
  workspaceId: string;
  userIds: readonly string[];
}

const SPANS = new Map<number, NotificationLetter['span']>([
  [EMAIL_FREQUENCIES.Individual, 'now'],
  [EMAIL_FREQUENCIES.WeeklyDigest, 'week'],
  [EMAIL_FREQUENCIES.MonthlyDigest, 'month'],
]);

/** Digests wait so long, so that all of one morning are written before sending takes turns with the writing. */
const DIGEST_RESTS_MS = 60_000;

function letterOf(
  { workspaceId, now }: { workspaceId: string; now: Date },
  { userId, to, workspaceName, frequencyId }: Reader,
  rows: readonly NotificationRow[],
): NotificationLetter {
  const listed = rows
    .slice(0, MOST_LISTED)
    .map((row) => ({ ...presentNotification(row), propertyId: row.propertyId }));
  const categories = new Set(rows.map(({ category }) => category));
  return {
    workspaceId,
    workspaceName,
    userId,
    to,
    span: SPANS.get(frequencyId) ?? 'now',
    items: listed.map(({ titleTemplate: title, bodyTemplate, propertyName, link, propertyId }) => ({
      title,
      detail: [bodyTemplate, propertyName].filter(Boolean).join(' · '),
      link,
      propertyId,
    })),
    count: rows.length,
    category: categories.size === 1 ? listed[0]!.category : null,
    // A notification is in only one mail, so no other mail has this key.
    onceKey: `notification:${rows[0]!.userNotificationId}`,
    dueAt: frequencyId === EMAIL_FREQUENCIES.Individual ? now : new Date(now.getTime() + DIGEST_RESTS_MS),
  };
}

/** Groups readers by their role, since those of a role see the same. */
function bySight(workspaceId: string, readers: readonly Reader[]): Readers[] {
  return [...new Set(readers.map(({ role }) => role))].map((role) => ({
    sight: sightOf(workspaceId, role),
    userIds: readers.filter((reader) => reader.role === role).map(({ userId }) => userId),
  }));
}

/** Decides whether a mail has a notification. An individual mail leaves out what was read; a digest reports it, too. */
const isMailed = ({ wanted, frequencyId }: Reader, row: WaitingRow): boolean =>
  row.isVisible &&
  wanted.includes(row.category) &&
  !(row.isRead && frequencyId === EMAIL_FREQUENCIES.Individual);

/** A reader's mail, and the ids of its notifications. */
interface Mail {
  letter: NotificationLetter;
  ids: string[];
}

const idsOf = (rows: readonly NotificationRow[]) => rows.map(({ userNotificationId }) => userNotificationId);

/** Returns the mails of readers, and the ids of waiting notifications that are in none of them. */
function mailsOf(
  at: { workspaceId: string; now: Date },
  readers: readonly Reader[],
  rows: readonly WaitingRow[],
): { mails: Mail[]; left: string[] } {
  const mails = readers.flatMap((reader): Mail[] => {
    const own = rows.filter((row) => row.userId === reader.userId && isMailed(reader, row));
    return own.length > 0 ? [{ letter: letterOf(at, reader, own), ids: idsOf(own) }] : [];
  });
  const mailed = new Set(mails.flatMap(({ ids }) => ids));
  return { mails, left: idsOf(rows).filter((id) => !mailed.has(id)) };
}

/** Returns the mails whose notifications this transaction took; another service writes those of which it took all. */
function ownOf(mails: readonly Mail[], taken: ReadonlySet<string>): NotificationLetter[] {
  const own = mails.filter(({ ids }) => ids.some((id) => taken.has(id)));
  if (own.some(({ ids }) => !ids.every((id) => taken.has(id))))
    throw new Error('Another service has written a mail with some of these notifications');
  return own.map(({ letter }) => letter);
}

/**
 * Writes the due mails of a workspace's users, each with what its reader may see, and returns how many. One transaction
 * takes the waiting notifications and puts the mails into the outbox, all or nothing. Reading comes before it, so that
 * it is short. `hold` is its first statement: a runner that lost the job writes nothing.
 */
export async function writeMails(
  deps: MailDeps,
  { workspaceId, userIds }: Addressees,
  hold: (tx: Tx) => Promise<void>,
): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  const readers = await readersOf(deps, workspaceId, userIds);
  // Notifications of users who are gone are left out of mails for good.
  const before = new Map([
    ...userIds.map((userId) => [userId, now] as const),
    ...readers.map(({ userId, until }) => [userId, until] as const),
  ]);
  const actor = workActor([workspaceId]);
  const rows = await database.tenant(
    actor,
    async (tx) => {
      await readForUsers(tx, userIds);
      return selectWaiting(tx, { workspaceId, before, readers: bySight(workspaceId, readers) });
    },
    { readOnly: true },
  );
  if (rows.length === 0) return 0;
  const { mails, left } = mailsOf({ workspaceId, now }, readers, rows);
  return database.tenant(actor, async (tx) => {
    await hold(tx);
    await readForUsers(tx, userIds);
    const taken = await takeWaiting(tx, { mailed: mails.flatMap(({ ids }) => ids), left });
    const letters = ownOf(mails, taken);
    await deps.mail.notifications(tx, letters);
    return letters.length;
  });
}
