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

/** A session ends when it is not used for `idle`, and at `absolute` in any case. */
export const SESSION_LIMITS = {
  persistent: { idle: 30 * DAY, absolute: 90 * DAY },
  browser: { idle: 2 * HOUR, absolute: 12 * HOUR },
} as const;

const limitsOf = (isPersistent: boolean) =>
  isPersistent ? SESSION_LIMITS.persistent : SESSION_LIMITS.browser;

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

/** Ends the session of a token; nothing happens when there is none. */
export async function endSession(tx: Tx, token: string, now: Date): Promise<void> {
  await endSessionOfToken(tx, hashToken(token), now);
}

type SessionOfActor = Pick<Actor, 'sessionId' | 'sessionBeganAt'>;
type Person = Pick<UserRow, 'userId' | 'firstName' | 'lastName' | 'email' | 'isStaff'>;

/** Somebody with the memberships that count; what no role is known for counts for nothing. */
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

/** The same, with every workspace for internal staff. */
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

/** The identity of a user as it is now, outside any session: rights are never remembered between requests. */
export async function actorOfUser(tx: Tx, user: Person): Promise<Actor> {
  const session = { sessionId: '', sessionBeganAt: null };
  return actorWith(tx, user, await findMemberships(tx, user.userId), session);
}

/**
 * Everybody who has let the user in has deactivated the membership since: nothing is left to sign in to. A user who
 * never had a membership, or whose workspace itself is closed, is not meant.
 */
export async function isShutOut(tx: Tx, userId: string): Promise<boolean> {
  const { all, active } = await countMemberships(tx, userId);
  return all > 0 && active === 0;
}

/** Whether the session stands at `now`: not ended, within both of its limits, its user active. */
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

/** A session ends at a fixed time after it was opened, whatever it is used for. */
function sessionOf(row: IdentityRow): SessionOfActor {
  const beganAt = row.expires_ms - limitsOf(row.is_persistent).absolute;
  return { sessionId: row.session_id, sessionBeganAt: new Date(beganAt) };
}

/** The actor behind a session's token, or null when the session is unknown, ended, over a limit or its user deactivated. */
export async function findSessionActor(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<Actor | null> {
  const now = clock.now();
  // It comes before every request: one statement, and a transaction only where there is more to do.
  const row = await findIdentity(database, hashToken(token));
  if (!row || !stands(row, now.getTime())) return null;
  // What a page asks by itself keeps no session alive that nobody uses.
  const isSeenLately = !isUse || now.getTime() - row.last_seen_ms < MINUTE;
  if (isSeenLately && !row.is_staff && row.memberships.length > 0)
    return actorOf(personOf(row), row.memberships, sessionOf(row));
  return database.system(async (tx) => {
    // At most one write a minute: reading must not cost a durable commit each time.
    if (!isSeenLately && database.hasRoom()) await noteSessionSeen(tx, row.session_id, now);
    const actor = await actorWith(tx, personOf(row), row.memberships, sessionOf(row));
    const isOut = actor.workspaceIds.length === 0 && (await isShutOut(tx, row.user_id));
    return isOut ? null : actor;
  });
}
