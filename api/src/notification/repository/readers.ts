import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';

/** An active user who gets mail, as they are now. */
export interface ReaderRow {
  userId: string;
  address: string;
  firstName: string;
  isStaff: boolean;
  /** Their role and the name of the workspace; null where they do not belong to it, or it is closed. */
  roleId: number | null;
  workspaceName: string | null;
  /** Their preferences; null where none were saved. */
  preferences: {
    email: boolean;
    emailFrequencyId: number;
    taskSettings: unknown;
    timeZone: string | null;
    version: number;
  } | null;
}

/** Returns those of the users who are active, with their role in a workspace. Inside `database.system`. */
export function selectReaders(tx: Tx, workspaceId: string, userIds: readonly string[]): Promise<ReaderRow[]> {
  return rowsOf(
    tx,
    sql`select u.user_id as "userId", u.email as address, u.first_name as "firstName", u.is_staff as "isStaff",
        m.role_id as "roleId", w.name as "workspaceName",
        case when f.user_id is not null then json_build_object('email', f.email, 'emailFrequencyId', f.email_frequency_id,
          'taskSettings', f.task_settings, 'timeZone', f.time_zone, 'version', f.version) end as preferences
      from app_user u
      left join workspace w on w.workspace_id = ${workspaceId}::uuid and w.is_active
      left join membership m on m.workspace_id = w.workspace_id and m.user_id = u.user_id and m.is_active
      left join notification_preference f on f.user_id = u.user_id
      where u.user_id = any(${uuidArray(userIds)}) and u.is_active`,
  );
}

/** Returns the active members of a workspace, each with their chosen zone. Inside `database.system`. */
export function selectZonesOfMembers(
  tx: Tx,
  workspaceId: string,
): Promise<{ userId: string; timeZone: string | null }[]> {
  return rowsOf(
    tx,
    sql`select m.user_id as "userId", f.time_zone as "timeZone" from membership m
      left join notification_preference f on f.user_id = m.user_id
      where m.workspace_id = ${workspaceId}::uuid and m.is_active`,
  );
}
