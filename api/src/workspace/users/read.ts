import type { RoleName } from '@roofline/schema/account/account';
import type { Page } from '@roofline/schema/value/page';
import type { WorkspaceUser } from '@roofline/schema/workspace/workspace';
import { peopleByIds, type Person } from '../../account/access';
import { reachesWholeWorkspace, type Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/problem';
import { propertiesOfUsers } from '../../property/service';
import { roleOf } from '../access';
import { requireManaged, workspaceRow, type Managed } from '../managed';
import { userActions } from '../policy';
import { findMembers, findMembership, type MembershipRow } from './repository';

export interface UserQuery {
  search?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  page: number;
  pageSize: number;
}

/** Returns a membership of the actor's workspaces by its id; 404 for any other, 403 if the actor does not manage there. */
export async function requireMembership(
  tx: Tx,
  actor: Actor,
  workspaceUserId: string,
): Promise<{ row: MembershipRow; managed: Managed }> {
  const row = await findMembership(tx, workspaceUserId);
  if (!row) throw notFound();
  return { row, managed: requireManaged(actor, row.workspaceId) };
}

/** A membership with its user and role. */
export interface Member {
  row: MembershipRow;
  person: Person;
  roleName: RoleName;
}

/** Returns members as an administrator of their workspace sees them. */
export async function presentUsers(
  deps: Deps,
  actor: Actor,
  managed: Managed,
  members: readonly Member[],
): Promise<WorkspaceUser[]> {
  const narrow = members.filter(({ roleName }) => !reachesWholeWorkspace(roleName));
  const userIds = narrow.map(({ row }) => row.userId);
  const assigned = await deps.database.tenant(
    actor,
    (tx) => propertiesOfUsers(tx, managed.workspaceId, userIds),
    { readOnly: true },
  );
  return members.map(({ row, person, roleName }) => {
    const { lastActiveAt, isActive, ...shown } = person;
    return {
      ...shown,
      workspaceUserId: row.workspaceUserId,
      workspaceId: row.workspaceId,
      roleId: row.roleId,
      roleName,
      isActive: row.isActive && isActive,
      joinedOn: row.createdAt.toISOString(),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      reachesAllProperties: reachesWholeWorkspace(roleName),
      assignedProperties: assigned.get(row.userId) ?? [],
      version: row.version,
      viewerCan: userActions({ userId: actor.userId, role: managed.role }, { userId: row.userId, roleName }),
    };
  });
}

/** Reads the users of memberships as identity work, so the memberships are read first, in the workspace. */
async function membersOf(deps: Deps, rows: MembershipRow[]): Promise<Member[]> {
  const people = await deps.database.system((tx) =>
    peopleByIds(
      tx,
      rows.map((row) => row.userId),
    ),
  );
  const personOf = new Map(people.map((person) => [person.userId, person]));
  return rows.flatMap((row) => {
    const person = personOf.get(row.userId);
    return person ? [{ row, person, roleName: roleOf(row) }] : [];
  });
}

/** Returns all members of a workspace, including deactivated ones, in no order. */
export async function readMembers(deps: Deps, actor: Actor, { workspaceId }: Managed): Promise<Member[]> {
  const rows = await deps.database.tenant(
    actor,
    async (tx) => {
      await workspaceRow(tx, workspaceId);
      return findMembers(tx, workspaceId);
    },
    { readOnly: true },
  );
  return membersOf(deps, rows);
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Returns a page of the users of a workspace, by name. */
export async function listUsers(
  deps: Deps,
  actor: Actor,
  managed: Managed,
  { search, status, page, pageSize }: UserQuery,
): Promise<Page<WorkspaceUser>> {
  const wanted = fold(search?.trim() ?? '');
  const found = (await readMembers(deps, actor, managed))
    .filter(({ person }) => fold(`${person.fullName}\n${person.email}`).includes(wanted))
    .filter(({ row, person }) => !status || (row.isActive && person.isActive) === (status === 'active'))
    .sort(
      (a, b) => a.person.fullName.localeCompare(b.person.fullName) || (a.row.userId < b.row.userId ? -1 : 1),
    );
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return { items: await presentUsers(deps, actor, managed, shown), totalCount: found.length, page, pageSize };
}

/** Returns one user of a workspace that the actor manages. */
export async function showUser(deps: Deps, actor: Actor, workspaceUserId: string): Promise<WorkspaceUser> {
  const { row, managed } = await deps.database.tenant(
    actor,
    (tx) => requireMembership(tx, actor, workspaceUserId),
    { readOnly: true },
  );
  const [shown] = await presentUsers(deps, actor, managed, await membersOf(deps, [row]));
  if (!shown) throw notFound();
  return shown;
}
