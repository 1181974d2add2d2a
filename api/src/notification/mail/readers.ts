import { EMAIL_FREQUENCIES, type NotificationPreferences } from '@roofline/schema/notification/notification';
import { ROLE_OF, type ActorRole } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { Recipient } from '../../platform/mailer';
import { preferencesOf } from '../preferences';
import { selectReaders, type ReaderRow } from '../repository/readers';
import { zoneOr } from '../zone/wall';
import { dueBefore, heldUntil } from './due';

/** Somebody who is written to, with their rights of now in one workspace and no other. */
export interface Reader {
  userId: string;
  to: Recipient;
  workspaceName: string;
  role: ActorRole;
  /** Categories that they want mail about. */
  wanted: readonly number[];
  frequencyId: number;
  /** Their mail of now holds what came before. */
  until: Date;
}

/** Categories that somebody wants mail about. */
function wantedOf({ channelSetting, taskSettings }: NotificationPreferences): number[] {
  if (!channelSetting.email) return [];
  return taskSettings.flatMap(({ email, notificationCategoryId }) => (email ? [notificationCategoryId] : []));
}

const roleOf = ({ isStaff, roleId }: ReaderRow): ActorRole | null =>
  isStaff ? 'Staff' : (roleId !== null && ROLE_OF.get(roleId)) || null;

/** Somebody active who may be written to, as they are now in a workspace. */
export interface Addressee {
  userId: string;
  to: Recipient;
  /** null where they do not belong to it, or it is closed. */
  role: ActorRole | null;
  workspaceName: string;
}

/** The users as they are now; without those who were deactivated. One statement. */
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
  // Whoever wants no mail waits for no digest: it is put away as it comes.
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

/** The users as readers; without those who were deactivated or have left the workspace. One statement. */
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
