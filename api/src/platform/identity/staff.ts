import { SESSION_TOO_OLD } from '@roofline/schema/problem/sentences';
import type { Actor } from '../actor';
import type { Deps } from '../deps';
import { forbidden, Problem } from '../problem';

// Access to the area of internal staff. No role in a workspace opens any of it.

const HOUR = 3_600_000;

/** Managing all portfolios and their users requires a session that began less than this long ago. */
export const STAFF_SESSION = 12 * HOUR;

/** Throws 403 for everyone who is not internal staff. */
export function requireStaff(actor: Actor): void {
  if (!actor.isStaff) throw forbidden();
}

/** Throws 403 for everyone but internal staff, and 403 `sessionTooOld` if the session began 12 or more hours ago. */
export function requireRecentStaff(actor: Actor, now: Date): void {
  requireStaff(actor);
  const began = actor.sessionBeganAt?.getTime();
  if (began !== undefined && now.getTime() - began < STAFF_SESSION) return;
  throw new Problem(403, [SESSION_TOO_OLD]);
}

/** The `first` check of routes for internal staff with a session of less than twelve hours. */
export const recentStaff = ({ actor, deps }: { actor: Actor; deps: Deps }): void =>
  requireRecentStaff(actor, deps.clock.now());
