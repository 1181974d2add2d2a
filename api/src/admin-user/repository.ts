import { ROLES } from '@roofline/schema/account/account';
import type {
  AdminUserMembership,
  AdminUsersInput,
  AdminUserSort,
} from '@roofline/schema/admin-user/admin-user';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { containing, momentText } from '../platform/store/values';

// Users of the installation; inside `database.system`, which sees all of them.

/** A user with their memberships, for a page of users. */
export interface FoundUser {
  userId: string;
  fullName: string;
  email: string;
  isActive: boolean;
  isStaff: boolean;
  createdAt: string;
  lastSignedInAt: string | null;
  memberships: (Omit<AdminUserMembership, 'roleName'> & { roleId: number })[];
  version: number;
}

/** The filter of a page of users; `search` is lower case, '' for all. */
export type UserSearch = Pick<AdminUsersInput, 'search' | 'status' | 'workspaceId' | 'role'>;

/** The same expression as in the index. */
const NAME = sql`lower(u.first_name || ' ' || u.last_name)`;
const SIGNED_IN = sql`(select max(s.created_at) from session s where s.user_id = u.user_id)`;

function isMember({ workspaceId, role }: UserSearch): SQL | null {
  const roleId = role && role !== 'Staff' ? ROLES[role] : null;
  if (workspaceId === undefined && roleId === null) return null;
  const inIt = workspaceId === undefined ? sql`true` : sql`m.workspace_id = ${workspaceId}::uuid`;
  const asIt = roleId === null ? sql`true` : sql`m.role_id = ${roleId}`;
  return sql`exists (select 1 from membership m where m.user_id = u.user_id and ${inIt} and ${asIt})`;
}

function isWanted(wanted: UserSearch): SQL {
  const text = containing(wanted.search);
  const conditions = [
    wanted.search === '' ? null : sql`(${NAME} like ${text} or u.email_key like ${text})`,
    wanted.status ? sql`u.is_active = ${wanted.status === 'active'}` : null,
    wanted.role === 'Staff' ? sql`u.is_staff` : null,
    isMember(wanted),
  ].filter((each) => each !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The columns of a user, read only for the rows of the page. */
const COLUMNS = sql`u.user_id as "userId", trim(u.first_name || ' ' || u.last_name) as "fullName", u.email,
  u.is_active as "isActive", u.is_staff as "isStaff", u.version,
  ${momentText(sql`u.created_at`)} as "createdAt", ${momentText(SIGNED_IN)} as "lastSignedInAt",
  (select coalesce(json_agg(json_build_object('workspaceUserId', m.workspace_user_id, 'workspaceId', m.workspace_id,
      'workspaceName', w.name, 'workspaceCompanyName', w.company_name, 'roleId', m.role_id, 'isActive', m.is_active,
      'isWorkspaceActive', w.is_active, 'version', m.version) order by lower(w.name), w.workspace_id), '[]')
    from membership m join workspace w on w.workspace_id = m.workspace_id where m.user_id = u.user_id) as memberships`;

/** The expressions to sort by. A user who never signed in counts as the one who was away the longest. */
const ORDERS: Record<AdminUserSort, SQL> = {
  name: NAME,
  email: sql`u.email_key`,
  lastSignedInAt: sql`coalesce(${SIGNED_IN}, 'epoch'::timestamptz)`,
};

/** Returns a page of the users that match. */
export function selectUsers(
  tx: Tx,
  search: UserSearch,
  page: { sortBy: AdminUserSort; sortDesc: boolean; limit: number; offset: number },
): Promise<FoundUser[]> {
  const way = page.sortDesc ? sql`desc` : sql`asc`;
  return rowsOf(
    tx,
    sql`select ${COLUMNS} from app_user u where ${isWanted(search)}
      order by ${ORDERS[page.sortBy]} ${way}, u.user_id ${way} limit ${page.limit} offset ${page.offset}`,
  );
}

export async function countUsers(tx: Tx, search: UserSearch): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from app_user u where ${isWanted(search)}`,
  );
  return row?.count ?? 0;
}

/** Returns one user, active or not. */
export async function selectUser(tx: Tx, userId: string): Promise<FoundUser | undefined> {
  const [row] = await rowsOf<FoundUser>(
    tx,
    sql`select ${COLUMNS} from app_user u where u.user_id = ${userId}::uuid`,
  );
  return row;
}
