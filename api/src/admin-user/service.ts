import type { AdminUser, AdminUserPage, AdminUsersInput } from '@roofline/schema/admin-user/admin-user';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { roleOf } from '../workspace/access';
import { countUsers, selectUser, selectUsers, type FoundUser } from './repository';

// Users of all portfolios, for internal staff.

function present(actor: Actor, { memberships, ...row }: FoundUser): AdminUser {
  const isOther = row.userId !== actor.userId;
  return {
    ...row,
    memberships: memberships.map(({ roleId, ...membership }) => ({
      ...membership,
      roleName: roleOf({ roleId }),
    })),
    viewerCan: {
      deactivate: row.isActive && isOther,
      reactivate: !row.isActive,
      signOut: row.isActive,
      changeRole: isOther && memberships.some(({ isWorkspaceActive }) => isWorkspaceActive),
    },
  };
}

/** Returns the form in which addresses and names are compared: without regard to case. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Returns a page of search results. Two statements. */
export async function searchUsers(tx: Tx, actor: Actor, asked: AdminUsersInput): Promise<AdminUserPage> {
  const { page, pageSize, sortBy, sortDesc } = asked;
  const search = { ...asked, search: folded(asked.search) };
  const rows = await selectUsers(tx, search, {
    sortBy,
    sortDesc,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const items = rows.map((row) => present(actor, row));
  return { items, totalCount: await countUsers(tx, search), page, pageSize };
}

/** Returns one user, or 404. */
export async function readUser(tx: Tx, actor: Actor, userId: string): Promise<AdminUser> {
  const row = await selectUser(tx, userId);
  if (!row) throw notFound();
  return present(actor, row);
}
