import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { uuidArray } from '../../platform/store/values';

export interface ProjectPlace {
  workspaceId: string;
  projectId: string;
}

/** Makes users followers of a project. A user who decided not to follow is left out, unless `isAgain`. */
export async function insertFollowers(
  tx: Tx,
  { workspaceId, projectId }: ProjectPlace,
  userIds: readonly string[],
  { isAgain, since }: { isAgain: boolean; since: Date },
): Promise<void> {
  const again = sql`update set is_following = true, since = excluded.since where not project_follower.is_following`;
  await tx.execute(
    sql`insert into project_follower (workspace_id, project_id, user_id, is_following, since)
      select ${workspaceId}::uuid, ${projectId}::uuid, u, true, ${since.toISOString()}::timestamptz
      from unnest(${uuidArray(userIds)}) u
      on conflict (workspace_id, project_id, user_id) do ${isAgain ? again : sql`nothing`}`,
  );
}

/** Saves a user's decision about following a project. */
export async function saveFollower(
  tx: Tx,
  { workspaceId, projectId }: ProjectPlace,
  one: { userId: string; isFollowing: boolean; since: Date },
): Promise<void> {
  await tx.execute(
    sql`insert into project_follower (workspace_id, project_id, user_id, is_following, since) values (
        ${workspaceId}::uuid, ${projectId}::uuid, ${one.userId}::uuid, ${one.isFollowing},
        ${one.since.toISOString()}::timestamptz)
      on conflict (workspace_id, project_id, user_id) do update
        set is_following = excluded.is_following, since = excluded.since
        where project_follower.is_following <> excluded.is_following`,
  );
}

/** Returns those of the projects that a user follows. */
export async function selectFollowed(
  tx: Tx,
  userId: string,
  projectIds: readonly string[],
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await rowsOf<{ projectId: string }>(
    tx,
    sql`select project_id as "projectId" from project_follower
      where ${inWorkspaces(tx, sql`workspace_id`)} and user_id = ${userId}::uuid
        and project_id = any(${uuidArray(projectIds)}) and is_following`,
  );
  return rows.map(({ projectId }) => projectId);
}

/** A member of the workspace of an event's place. */
export interface PersonAtPlace {
  /** The number of the place, from 0. */
  place: number;
  userId: string;
  roleId: number;
  isAssigned: boolean;
  isFollowing: boolean;
}

/** Returns the active members of each property's workspace: are they assigned to it, and do they follow the project? */
export function selectPeopleAt(
  tx: Tx,
  places: readonly { propertyId: string; projectId: string | null }[],
): Promise<PersonAtPlace[]> {
  return rowsOf(
    tx,
    sql`select (w.n - 1)::int as place, m.user_id as "userId", m.role_id as "roleId",
        a.user_id is not null as "isAssigned", f.user_id is not null as "isFollowing"
      from unnest(${uuidArray(places.map(({ propertyId }) => propertyId))},
          ${uuidArray(places.map(({ projectId }) => projectId))}) with ordinality as w(property_id, project_id, n)
      join property p on ${inWorkspaces(tx, sql`p.workspace_id`)} and p.property_id = w.property_id and p.is_active
      join membership m on m.workspace_id = p.workspace_id and m.is_active
      left join property_assignment a on a.workspace_id = p.workspace_id
        and a.property_id = p.property_id and a.user_id = m.user_id
      left join project_follower f on f.workspace_id = p.workspace_id
        and f.project_id = w.project_id and f.user_id = m.user_id and f.is_following`,
  );
}
