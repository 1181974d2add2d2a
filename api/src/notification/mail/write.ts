import { EMAIL_FREQUENCIES, type NotificationPreferences } from '@roofline/schema/notification/notification';
import { workActor, type Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { Tx } from '../../platform/database';
import { actorOfUser } from '../../platform/identity/session';
import type { NotificationLetter } from '../../platform/mailer';
import { findUser } from '../../platform/repository/identity';
import { readPreferences } from '../preferences';
import { presentNotification, sightsOf } from '../read';
import { noteMailed, selectForMail, takeWaiting } from '../repository/mailing';
import type { NotificationRow } from '../repository/notifications';
import { dueBefore, heldUntil } from './due';

/** More are only counted: a mail is read on a phone. */
const MOST_LISTED = 30;

export type MailDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'mail'>;

/** Who is written to, in one workspace. */
export interface Addressee {
  workspaceId: string;
  userId: string;
}

interface Reader {
  /** As they are now, in this workspace and no other. */
  actor: Actor;
  firstName: string;
}

/** The addressee with the rights of now; null for somebody who was deactivated or has left the workspace. */
function readerOf({ database }: MailDeps, { workspaceId, userId }: Addressee): Promise<Reader | null> {
  return database.system(
    async (tx) => {
      const user = await findUser(tx, userId);
      if (!user?.isActive) return null;
      const actor = await actorOfUser(tx, user);
      if (!actor.workspaceIds.includes(workspaceId)) return null;
      const memberships = actor.memberships.filter((one) => one.workspaceId === workspaceId);
      return { actor: { ...actor, memberships, workspaceIds: [workspaceId] }, firstName: user.firstName };
    },
    { readOnly: true },
  );
}

const SPANS = new Map<number, NotificationLetter['span']>([
  [EMAIL_FREQUENCIES.Individual, 'now'],
  [EMAIL_FREQUENCIES.WeeklyDigest, 'week'],
  [EMAIL_FREQUENCIES.MonthlyDigest, 'month'],
]);

function letterOf(
  { workspaceId, userId }: Addressee,
  { actor, firstName }: Reader,
  { channelSetting }: NotificationPreferences,
  rows: readonly NotificationRow[],
): NotificationLetter {
  const shown = rows.map((row) => ({ ...presentNotification(row), propertyId: row.propertyId }));
  const categories = new Set(shown.map(({ category }) => category));
  const workspaceName = actor.memberships[0]?.name ?? 'Roofline';
  return {
    workspaceId,
    workspaceName,
    userId,
    to: { email: actor.email, firstName },
    span: SPANS.get(channelSetting.emailFrequencyId) ?? 'now',
    items: shown
      .slice(0, MOST_LISTED)
      .map(({ titleTemplate: title, bodyTemplate, propertyName, link, propertyId }) => ({
        title,
        detail: [bodyTemplate, propertyName].filter(Boolean).join(' · '),
        link,
        propertyId,
      })),
    count: rows.length,
    category: categories.size === 1 ? shown[0]!.category : null,
    // A notification is in one mail only, so no other mail can begin with it.
    onceKey: `notification:${rows[0]!.userNotificationId}`,
  };
}

/** Categories that somebody wants mail about. */
function wantedOf({ channelSetting, taskSettings }: NotificationPreferences): number[] {
  if (!channelSetting.email) return [];
  return taskSettings.flatMap(({ email, notificationCategoryId }) => (email ? [notificationCategoryId] : []));
}

/** Takes what waits and writes the mail, in one transaction as the reader: there is both of it or nothing. */
async function writeAs(tx: Tx, deps: MailDeps, to: Addressee, reader: Reader): Promise<boolean> {
  const now = deps.clock.now();
  const preferences = await readPreferences(tx, reader.actor);
  const wanted = wantedOf(preferences);
  // Whoever wants no mail waits for no digest: it is put away as it comes.
  const frequency =
    wanted.length > 0 ? preferences.channelSetting.emailFrequencyId : EMAIL_FREQUENCIES.Individual;
  const until = heldUntil(frequency, now, dueBefore(now, deps.config.TIME_ZONE));
  const taken = await takeWaiting(tx, to, until);
  if (taken.length === 0 || wanted.length === 0) return false;
  const rows = await selectForMail(tx, taken, {
    sights: sightsOf(reader.actor),
    categories: wanted,
    // What was read in the meantime is no news; a digest says what happened.
    isUnread: frequency === EMAIL_FREQUENCIES.Individual,
  });
  if (rows.length === 0) return false;
  await noteMailed(
    tx,
    rows.map(({ userNotificationId }) => userNotificationId),
  );
  await deps.mail.notifications(tx, letterOf(to, reader, preferences, rows));
  return true;
}

/**
 * Writes the mail that somebody should have now; false where there is nothing to say. `hold` is the first statement of
 * the transaction: whoever lost the job writes nothing.
 */
export async function writeMail(
  deps: MailDeps,
  to: Addressee,
  hold: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const reader = await readerOf(deps, to);
  const actor = reader?.actor ?? { ...workActor([to.workspaceId]), userId: to.userId };
  return deps.database.tenant(actor, async (tx) => {
    await hold(tx);
    if (reader) return writeAs(tx, deps, to, reader);
    await takeWaiting(tx, to, deps.clock.now());
    return false;
  });
}
