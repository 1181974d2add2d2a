import { createHash, randomBytes } from 'node:crypto';
import { ROLES, type RoleName } from '@roofline/schema/account';
import { and, count, eq, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { appUser, session } from '../account/tables';
import { membership, workspace } from '../workspace/tables';
import type { Actor, ActorMembership } from './actor';
import { rowsOf, type Tx } from './database';
import type { Deps } from './deps';
import { newId } from './ids';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A session ends when it is not used for `idle`, and at `absolute` in any case. */
export const SESSION_LIMITS = {
  persistent: { idle: 30 * DAY, absolute: 90 * DAY },
  browser: { idle: 2 * HOUR, absolute: 12 * HOUR },
} as const;

const limitsOf = (isPersistent: boolean) =>
  isPersistent ? SESSION_LIMITS.persistent : SESSION_LIMITS.browser;
const ROLE_NAMES = new Map<number, RoleName>(
  Object.entries(ROLES).map(([name, id]) => [id, name as RoleName]),
);

/** Secrets are stored only as this. They are random and long, so no salt and no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of `Authorization: Bearer …`, null without one. Never read from a cookie or a query. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** Opens a session with a new random id; 256 bits, shown once. */
export async function openSession(
  tx: Tx,
  input: { userId: string; isPersistent: boolean; userAgent: string | null; now: Date },
): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(input.now.getTime() + limitsOf(input.isPersistent).absolute);
  await tx.insert(session).values({
    sessionId: newId(),
    userId: input.userId,
    tokenHash: hashToken(token),
    isPersistent: input.isPersistent,
    userAgent: input.userAgent?.slice(0, 300) ?? null,
    createdAt: input.now,
    lastSeenAt: input.now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Ends the session of a token; nothing happens when there is none. */
export async function endSession(tx: Tx, token: string, now: Date): Promise<void> {
  await tx
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.tokenHash, hashToken(token)), isNull(session.endedAt)));
}

type MembershipRow = Omit<ActorMembership, 'role'> & { roleId: number };

/** The memberships of a user that count, by name, as one value beside whatever else is read of the user. */
const membershipsOf = (userId: SQL | AnyColumn) =>
  sql<MembershipRow[]>`(select coalesce(json_agg(json_build_object('workspaceId', ${membership.workspaceId},
      'workspaceUserId', ${membership.workspaceUserId}, 'roleId', ${membership.roleId}, 'name', ${workspace.name},
      'companyName', ${workspace.companyName}) order by lower(${workspace.name}), ${workspace.workspaceId}), '[]')
    from ${membership} join ${workspace} on ${workspace.workspaceId} = ${membership.workspaceId}
    where ${membership.userId} = ${userId} and ${membership.isActive} and ${workspace.isActive})`;

type Person = Pick<typeof appUser.$inferSelect, 'userId' | 'firstName' | 'lastName' | 'email' | 'isStaff'>;

async function actorWith(
  tx: Tx,
  user: Person,
  rows: readonly MembershipRow[],
  sessionId: string,
): Promise<Actor> {
  const memberships = rows.flatMap(({ roleId, ...rest }): ActorMembership[] => {
    const role = ROLE_NAMES.get(roleId);
    return role ? [{ ...rest, role }] : [];
  });
  const all = user.isStaff ? await tx.select({ id: workspace.workspaceId }).from(workspace) : null;
  return {
    userId: user.userId,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    isStaff: user.isStaff,
    sessionId,
    memberships,
    workspaceIds: all ? all.map((w) => w.id) : memberships.map((m) => m.workspaceId),
  };
}

/** The identity of a user as it is now: rights are never remembered between requests. */
export async function actorOfUser(tx: Tx, user: Person, sessionId: string): Promise<Actor> {
  const rows = rowsOf<{ memberships: MembershipRow[] }>(
    tx,
    sql`select ${membershipsOf(sql`${user.userId}::uuid`)} as memberships`,
  );
  return actorWith(tx, user, (await rows)[0]!.memberships, sessionId);
}

/**
 * Everybody who has let the user in has deactivated the membership since: nothing is left to sign in to. A user who
 * never had a membership, or whose workspace itself is closed, is not meant.
 */
export async function isShutOut(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ all: count(), active: sql<number>`count(*) filter (where ${membership.isActive})::int` })
    .from(membership)
    .where(eq(membership.userId, userId));
  return row !== undefined && row.all > 0 && row.active === 0;
}

/** The actor behind a session's token, or null when the session is unknown, ended, over a limit or its user deactivated. */
export async function findSessionActor(
  deps: Pick<Deps, 'database' | 'clock'>,
  token: string,
): Promise<Actor | null> {
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    // One statement: it comes before every request.
    const { userId, firstName, lastName, email, isStaff, isActive } = appUser;
    const [row] = await tx
      .select({
        session: {
          sessionId: session.sessionId,
          isPersistent: session.isPersistent,
          lastSeenAt: session.lastSeenAt,
          expiresAt: session.expiresAt,
          endedAt: session.endedAt,
        },
        user: { userId, firstName, lastName, email, isStaff, isActive },
        memberships: membershipsOf(userId),
      })
      .from(session)
      .innerJoin(appUser, eq(appUser.userId, session.userId))
      .where(eq(session.tokenHash, hashToken(token)));
    if (!row || row.session.endedAt || !row.user.isActive) return null;
    const idleUntil = row.session.lastSeenAt.getTime() + limitsOf(row.session.isPersistent).idle;
    if (now.getTime() >= Math.min(idleUntil, row.session.expiresAt.getTime())) return null;
    // At most one write a minute: reading must not cost a durable commit each time.
    if (now.getTime() - row.session.lastSeenAt.getTime() >= MINUTE)
      await tx.update(session).set({ lastSeenAt: now }).where(eq(session.sessionId, row.session.sessionId));
    const actor = await actorWith(tx, row.user, row.memberships, row.session.sessionId);
    const isOut = actor.workspaceIds.length === 0 && (await isShutOut(tx, row.user.userId));
    return isOut ? null : actor;
  });
}
