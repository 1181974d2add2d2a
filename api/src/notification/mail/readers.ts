import { EMAIL_FREQUENCIES, type NotificationPreferences } from '@roofline/schema/notification/notification';
import { ROLE_OF, type ActorRole } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { Recipient } from '../../platform/mailer';
import { preferencesOf } from '../preferences';
import { selectReaders, type ReaderRow } from '../repository/readers';
import { zoneOr } from '../zone/wall';
import { dueBefore, heldUntil } from './due';

/** A recipient of mails, with their present rights in one workspace. */
export interface Reader {
  userId: string;
  to: Recipient;
  workspaceName: string;
  role: ActorRole;
  /** The categories that they want mail about. */
  wanted: readonly number[];
  frequencyId: number;
  /** A mail written now holds the notifications before this moment. */
  until: Date;
}

/** Returns the categories that someone wants mail about. */
function wantedOf({ channelSetting, taskSettings }: NotificationPreferences): number[] {
  if (!channelSetting.email) return [];
  return taskSettings.flatMap(({ email, notificationCategoryId }) => (email ? [notificationCategoryId] : []));
}

const roleOf = ({ isStaff, roleId }: ReaderRow): ActorRole | null =>
  isStaff ? 'Staff' : (roleId !== null && ROLE_OF.get(roleId)) || null;

/** An active user who may get mail, with their present role in a workspace. */
export interface Addressee {
  userId: string;
  to: Recipient;
  /** null where they do not belong to the workspace, or it is closed. */
  role: ActorRole | null;
  workspaceName: string;
}

/** Returns the users as they are now, without those who were deactivated, in one statement. */
export async function addresseesOf(
  { database }: Pick<Deps, 'database'>,
  workspaceId: string,
  userIds: readonly string[],
): Promise<Addressee[]> {
  const rows = await database.system((tx) => selectReaders(tx, workspaceId, userIds), { readOnly: true });
  return rows.map((row) => ({
    userId: row.userId,
    to: { email: row.address, firstName: row.firstName },
    role: row.workspaceName === null ? null : roleOf(row),
    workspaceName: row.workspaceName ?? 'Roofline',
  }));
}

type ReaderDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

function readerOf({ clock, config }: ReaderDeps, row: ReaderRow): Reader[] {
  const role = roleOf(row);
  if (role === null) return [];
  const now = clock.now();
  const preferences = preferencesOf(row.preferences);
  const wanted = wantedOf(preferences);
  // For a user who wants no mail, notifications are left out at once rather than held for a digest.
  const frequencyId =
    wanted.length > 0 ? preferences.channelSetting.emailFrequencyId : EMAIL_FREQUENCIES.Individual;
  const due = dueBefore(now, zoneOr(preferences.timeZone, config.TIME_ZONE));
  return [
    {
      userId: row.userId,
      to: { email: row.address, firstName: row.firstName },
      workspaceName: row.workspaceName ?? 'Roofline',
      role,
      wanted,
      frequencyId,
      until: heldUntil(frequencyId, now, due),
    },
  ];
}

/** Returns the users as readers, without those who were deactivated or have left the workspace, in one statement. */
export async function readersOf(
  deps: ReaderDeps,
  workspaceId: string,
  userIds: readonly string[],
): Promise<Reader[]> {
  const rows = await deps.database.system((tx) => selectReaders(tx, workspaceId, userIds), {
    readOnly: true,
  });
  return rows.flatMap((row) => readerOf(deps, row));
}
