import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ROLE_OF, type Actor, type ActorMembership } from '../actor';
import type { Tx } from '../database';
import type { Deps } from '../deps';
import { newId } from '../ids';
import {
  countMemberships,
  endSessionOfToken,
  findIdentity,
  findMemberships,
  findWorkspaceIds,
  insertSession,
  noteSessionSeen,
  type IdentityRow,
  type MembershipRow,
  type UserRow,
} from '../repository/identity';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A session ends when it was not used for `idle`, and after `absolute` in any case. */
export const SESSION_LIMITS = {
  persistent: { idle: 30 * DAY, absolute: 90 * DAY },
  browser: { idle: 2 * HOUR, absolute: 12 * HOUR },
} as const;

const limitsOf = (isPersistent: boolean) =>
  isPersistent ? SESSION_LIMITS.persistent : SESSION_LIMITS.browser;

/** Returns the hash as which secrets are stored. They are random and long, so no salt and no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns the token of `Authorization: Bearer …`, null without one. Never reads a cookie or a query. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** Opens a session and returns its new random token of 256 bits, which is shown once. */
export async function openSession(
  tx: Tx,
  input: { userId: string; isPersistent: boolean; userAgent: string | null; now: Date },
): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(input.now.getTime() + limitsOf(input.isPersistent).absolute);
  await insertSession(tx, {
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

/** Ends the session of a token, if there is one. */
export async function endSession(tx: Tx, token: string, now: Date): Promise<void> {
  await endSessionOfToken(tx, hashToken(token), now);
}

type SessionOfActor = Pick<Actor, 'sessionId' | 'sessionBeganAt'>;
type Person = Pick<UserRow, 'userId' | 'firstName' | 'lastName' | 'email' | 'isStaff'>;

/** Returns a user as an actor; skips memberships with an unknown role. */
function actorOf(user: Person, rows: readonly MembershipRow[], session: SessionOfActor): Actor {
  const memberships = rows.flatMap(({ roleId, ...rest }): ActorMembership[] => {
    const role = ROLE_OF.get(roleId);
    return role ? [{ ...rest, role }] : [];
  });
  return {
    userId: user.userId,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    isStaff: user.isStaff,
    ...session,
    memberships,
    workspaceIds: memberships.map((m) => m.workspaceId),
  };
}

/** Returns a user as an actor, with every workspace for internal staff. */
async function actorWith(
  tx: Tx,
  user: Person,
  rows: readonly MembershipRow[],
  session: SessionOfActor,
): Promise<Actor> {
  const actor = actorOf(user, rows, session);
  if (!user.isStaff) return actor;
  return { ...actor, workspaceIds: await findWorkspaceIds(tx) };
}

/** Returns the actor of a user with current rights, outside any session: rights are never cached between requests. */
export async function actorOfUser(tx: Tx, user: Person): Promise<Actor> {
  const session = { sessionId: '', sessionBeganAt: null };
  return actorWith(tx, user, await findMemberships(tx, user.userId), session);
}

/**
 * Returns whether all of the user's memberships were deactivated, so nothing is left to sign in to. False for a user
 * who never had a membership; a membership in a closed workspace counts as active.
 */
export async function isShutOut(tx: Tx, userId: string): Promise<boolean> {
  const { all, active } = await countMemberships(tx, userId);
  return all > 0 && active === 0;
}

/** Returns whether the session is valid at `now`: not ended, within both of its limits, its user active. */
function stands(row: IdentityRow, now: number): boolean {
  const idleUntil = row.last_seen_ms + limitsOf(row.is_persistent).idle;
  return !row.is_ended && row.is_active && now < Math.min(idleUntil, row.expires_ms);
}

function personOf(row: IdentityRow): Person {
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    isStaff: row.is_staff,
  };
}

/** Computes when the session began: its absolute limit before the time at which it expires. */
function sessionOf(row: IdentityRow): SessionOfActor {
  const beganAt = row.expires_ms - limitsOf(row.is_persistent).absolute;
  return { sessionId: row.session_id, sessionBeganAt: new Date(beganAt) };
}

/** Returns the actor of a session's token; null when the session is unknown, ended, over a limit, or its user shut out. */
export async function findSessionActor(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<Actor | null> {
  const now = clock.now();
  // This runs before every request: one statement, and a transaction only if there is more to do.
  const row = await findIdentity(database, hashToken(token));
  if (!row || !stands(row, now.getTime())) return null;
  // Requests that an open page makes by itself do not keep an unused session alive.
  const isSeenLately = !isUse || now.getTime() - row.last_seen_ms < MINUTE;
  if (isSeenLately && !row.is_staff && row.memberships.length > 0)
    return actorOf(personOf(row), row.memberships, sessionOf(row));
  return database.system(async (tx) => {
    // At most one write a minute: a read must not cost a durable commit each time.
    if (!isSeenLately && database.hasRoom()) await noteSessionSeen(tx, row.session_id, now);
    const actor = await actorWith(tx, personOf(row), row.memberships, sessionOf(row));
    const isOut = actor.workspaceIds.length === 0 && (await isShutOut(tx, row.user_id));
    return isOut ? null : actor;
  });
}
