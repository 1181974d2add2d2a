import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { accessToken, appUser, session } from '../../account/tables';
import { membership, workspace } from '../../workspace/tables';
import type { ActorMembership } from '../actor';
import { rowsOf, type Database, type Tx } from '../database';

// Queries of users, sessions and memberships before a request reaches any domain, to be run inside `database.system`.

export type UserRow = typeof appUser.$inferSelect;
export type TokenRow = typeof accessToken.$inferSelect;
/** An active membership of an active workspace, with its role's number. */
export type MembershipRow = Omit<ActorMembership, 'role'> & { roleId: number };

export async function findUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.userId, userId));
  return row ?? null;
}

/** Returns a user's active memberships of active workspaces, by name. */
export async function findMemberships(tx: Tx, userId: string): Promise<MembershipRow[]> {
  const [row] = await rowsOf<{ memberships: MembershipRow[] }>(
    tx,
    sql`select coalesce(json_agg(json_build_object('workspaceId', ${membership.workspaceId},
        'workspaceUserId', ${membership.workspaceUserId}, 'roleId', ${membership.roleId}, 'name', ${workspace.name},
        'companyName', ${workspace.companyName}) order by lower(${workspace.name}), ${workspace.workspaceId}), '[]')
        as memberships
      from ${membership} join ${workspace} on ${workspace.workspaceId} = ${membership.workspaceId}
      where ${membership.userId} = ${userId}::uuid and ${membership.isActive} and ${workspace.isActive}`,
  );
  return row!.memberships;
}

/** Counts a user's memberships, all of them and the active ones, closed workspaces included. */
export async function countMemberships(tx: Tx, userId: string): Promise<{ all: number; active: number }> {
  const [row] = await tx
    .select({ all: count(), active: sql<number>`count(*) filter (where ${membership.isActive})::int` })
    .from(membership)
    .where(eq(membership.userId, userId));
  return row!;
}

/** Returns the ids of all workspaces of the instance, closed ones included. */
export async function findWorkspaceIds(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: workspace.workspaceId }).from(workspace);
  return rows.map(({ id }) => id);
}

/** A row of the database function `session_identity`; times are in milliseconds since 1970. */
export interface IdentityRow extends Record<string, unknown> {
  session_id: string;
  is_persistent: boolean;
  last_seen_ms: number;
  expires_ms: number;
  is_ended: boolean;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  is_staff: boolean;
  is_active: boolean;
  memberships: MembershipRow[];
}

/** Finds the session of a token's hash with its user and memberships, by one statement outside any transaction. */
export async function findIdentity(
  database: Pick<Database, 'single'>,
  tokenHash: string,
): Promise<IdentityRow | null> {
  const [row] = await database.single<IdentityRow>(sql`select * from session_identity(${tokenHash})`);
  return row ?? null;
}

export async function insertSession(tx: Tx, row: typeof session.$inferInsert): Promise<void> {
  await tx.insert(session).values(row);
}

export async function noteSessionSeen(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(session).set({ lastSeenAt: now }).where(eq(session.sessionId, sessionId));
}

/** Ends the session of a token's hash, if there is one. */
export async function endSessionOfToken(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.endedAt)));
}

/** Finds a personal access token by its id, revoked or not. */
export async function findToken(tx: Tx, tokenId: string): Promise<TokenRow | null> {
  const [row] = await tx.select().from(accessToken).where(eq(accessToken.tokenId, tokenId));
  return row ?? null;
}

/** Finds the personal access token of a secret's hash, unless it was revoked, with its user. */
export async function findTokenBySecret(
  tx: Tx,
  secretHash: string,
): Promise<{ token: TokenRow; user: UserRow } | null> {
  const [row] = await tx
    .select({ token: accessToken, user: appUser })
    .from(accessToken)
    .innerJoin(appUser, eq(appUser.userId, accessToken.userId))
    .where(and(eq(accessToken.tokenHash, secretHash), isNull(accessToken.endedAt)));
  return row ?? null;
}

export async function noteTokenUsed(tx: Tx, tokenId: string, now: Date): Promise<void> {
  await tx.update(accessToken).set({ lastUsedAt: now }).where(eq(accessToken.tokenId, tokenId));
}
