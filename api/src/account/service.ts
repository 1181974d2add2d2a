import type { SignInAnswer, SignInInput, Viewer } from '@roofline/schema/account';
import { eq } from 'drizzle-orm';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { Problem, unauthenticated } from '../platform/problem';
import { actorOfUser, endSession, openSession } from '../platform/session';
import { attemptSucceeded, beginAttempt } from './attempts';
import { isPassword } from './passwords';
import { managesWorkspace, viewerCan } from './policy';
import { appUser } from './tables';

type UserRow = typeof appUser.$inferSelect;

/** An address without regard to case: the form that is unique. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

const signInFailed = () => new Problem(401, [{ code: 'signInFailed', detail: 'Sign in failed' }]);

/** The signed-in user, as every screen needs it. */
function viewerOf(user: UserRow, actor: Actor): Viewer {
  return {
    userId: user.userId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: actor.fullName,
    phone: user.phone,
    joinedOn: user.createdAt.toISOString(),
    imageUrl: user.imageKey ? '/api/user/profile-photo' : null,
    isStaff: user.isStaff,
    workspaceCount: actor.workspaceIds.length,
    memberships: actor.memberships.map(({ role, ...rest }) => ({
      ...rest,
      roleName: role,
      canManage: managesWorkspace(role),
    })),
    viewerCan: viewerCan(actor),
  };
}

export interface SignInContext {
  address: string;
  userAgent: string | null;
  /** A session that the caller already had: it ends, whatever becomes of the new one's use. */
  previousToken: string | null;
}

/** Signs in. Unknown address, wrong password and deactivated user: the same answer after the same work. */
export async function signIn(deps: Deps, input: SignInInput, context: SignInContext): Promise<SignInAnswer> {
  const emailKey = emailKeyOf(input.email);
  const attempt = await beginAttempt(deps, emailKey, context.address);
  const [user] = await deps.database.system((tx) =>
    tx.select().from(appUser).where(eq(appUser.emailKey, emailKey)),
  );
  const isRight = await isPassword(user?.passwordHash ?? null, input.password);
  if (!user || !isRight || !user.isActive) throw signInFailed();
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    await attemptSucceeded(tx, attempt);
    if (context.previousToken) await endSession(tx, context.previousToken, now);
    const opened = await openSession(tx, {
      userId: user.userId,
      isPersistent: input.isPersistent,
      userAgent: context.userAgent,
      now,
    });
    return {
      sessionToken: opened.token,
      expiresAt: opened.expiresAt.toISOString(),
      isPersistent: input.isPersistent,
      viewer: viewerOf(user, await actorOfUser(tx, user, '')),
    };
  });
}

/** Ends the session on the server at once. */
export async function signOut(deps: Deps, token: string): Promise<void> {
  await deps.database.system((tx) => endSession(tx, token, deps.clock.now()));
}

/** Who is signed in. */
export async function viewerById(tx: Tx, actor: Actor): Promise<Viewer> {
  const [user] = await tx.select().from(appUser).where(eq(appUser.userId, actor.userId));
  if (!user) throw unauthenticated();
  return viewerOf(user, actor);
}
