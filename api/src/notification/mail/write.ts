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

/** More are only counted: a mail is read on a phone. */
const MOST_LISTED = 30;

export type MailDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'mail'>;

/** Who is written to, in one workspace. */
export interface Addressees {
  workspaceId: string;
  userIds: readonly string[];
}

const SPANS = new Map<number, NotificationLetter['span']>([
  [EMAIL_FREQUENCIES.Individual, 'now'],
  [EMAIL_FREQUENCIES.WeeklyDigest, 'week'],
  [EMAIL_FREQUENCIES.MonthlyDigest, 'month'],
]);

/** Digests of one morning are all written before the first of them is sent: sending would take its turns between them. */
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
    // A notification is in one mail only, so no other mail can begin with it.
    onceKey: `notification:${rows[0]!.userNotificationId}`,
    dueAt: frequencyId === EMAIL_FREQUENCIES.Individual ? now : new Date(now.getTime() + DIGEST_RESTS_MS),
  };
}

/** Readers by what they see: those of a role see alike. */
function bySight(workspaceId: string, readers: readonly Reader[]): Readers[] {
  return [...new Set(readers.map(({ role }) => role))].map((role) => ({
    sight: sightOf(workspaceId, role),
    userIds: readers.filter((reader) => reader.role === role).map(({ userId }) => userId),
  }));
}

/** What of that goes into a reader's mail. What was read in the meantime is no news; a digest says what happened. */
const isMailed = ({ wanted, frequencyId }: Reader, row: WaitingRow): boolean =>
  row.isVisible &&
  wanted.includes(row.category) &&
  !(row.isRead && frequencyId === EMAIL_FREQUENCIES.Individual);

/** A reader's mail, and what stands in it. */
interface Mail {
  letter: NotificationLetter;
  ids: string[];
}

const idsOf = (rows: readonly NotificationRow[]) => rows.map(({ userNotificationId }) => userNotificationId);

/** The mails of readers, and what waited and is in none of them. */
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

/** Mails whose notifications were all taken just now; those of which another service took all are its own. */
function ownOf(mails: readonly Mail[], taken: ReadonlySet<string>): NotificationLetter[] {
  const own = mails.filter(({ ids }) => ids.some((id) => taken.has(id)));
  if (own.some(({ ids }) => !ids.every((id) => taken.has(id))))
    throw new Error('Another service has written a mail with some of these notifications');
  return own.map(({ letter }) => letter);
}

/**
 * Writes the mails that users of a workspace should have now, each as its reader may see what waits; answers how many. One
 * transaction takes what waited and puts the mails into the outbox: there is all of it or nothing. What costs longer, reading and
 * drawing, comes before it, so that it is short. `hold` is its first statement: whoever lost the job writes nothing.
 */
export async function writeMails(
  deps: MailDeps,
  { workspaceId, userIds }: Addressees,
  hold: (tx: Tx) => Promise<void>,
): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  const readers = await readersOf(deps, workspaceId, userIds);
  // What waits for somebody who is gone is put away.
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
