import { SESSION_TOO_OLD } from '@roofline/schema/problem/sentences';
import type { Actor } from '../actor';
import type { Deps } from '../deps';
import { forbidden, Problem } from '../problem';

// Who may enter the area of internal staff. A role in a workspace opens none of it.

const HOUR = 3_600_000;

/** Portfolios and users of all of them want a session that began less than this long ago. */
export const STAFF_SESSION = 12 * HOUR;

/** Throws 403 for everyone who is no internal staff. */
export function requireStaff(actor: Actor): void {
  if (!actor.isStaff) throw forbidden();
}

/** The same, and 403 `sessionTooOld` where the session began twelve hours ago or earlier. */
export function requireRecentStaff(actor: Actor, now: Date): void {
  requireStaff(actor);
  const began = actor.sessionBeganAt?.getTime();
  if (began !== undefined && now.getTime() - began < STAFF_SESSION) return;
  throw new Problem(403, [SESSION_TOO_OLD]);
}

/** `first` of a route for internal staff with a session of less than twelve hours. */
export const recentStaff = ({ actor, deps }: { actor: Actor; deps: Deps }): void =>
  requireRecentStaff(actor, deps.clock.now());
