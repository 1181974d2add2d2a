import { availableParallelism } from 'node:os';
import type { SignInAnswer, SignInInput, Viewer } from '@roofline/schema/account';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { Problem, unauthenticated } from '../platform/problem';
import { actorOfUser, endSession, isShutOut, openSession } from '../platform/session';
import { emailKeyOf, photoPath, userByEmail, userById, type UserRow } from './access';
import { Lanes } from '../platform/lanes';
import { attemptSucceeded, beginAttempt } from './attempts';
import { isPassword } from './passwords';
import { managesWorkspace, viewerCan } from './policy';

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
    imageUrl: photoPath(user.imageKey),
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

/** Opens a session for a user who has proved to be one; the session that the caller came with ends. */
export async function enter(
  tx: Tx,
  user: UserRow,
  context: SignInContext & { isPersistent: boolean; now: Date },
): Promise<SignInAnswer> {
  const { isPersistent, userAgent, previousToken, now } = context;
  if (previousToken) await endSession(tx, previousToken, now);
  const opened = await openSession(tx, { userId: user.userId, isPersistent, userAgent, now });
  return {
    sessionToken: opened.token,
    expiresAt: opened.expiresAt.toISOString(),
    isPersistent,
    viewer: viewerOf(user, await actorOfUser(tx, user, '')),
  };
}

/** A crowd that signs in stands in line here, and not before the database where everybody's work would stand behind it. */
const lanes = new Lanes(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Signs in. Unknown address, wrong password and deactivated user: the same answer after the same work. */
export function signIn(deps: Deps, input: SignInInput, context: SignInContext): Promise<SignInAnswer> {
  return lanes.run(() => checkedSignIn(deps, input, context));
}

async function checkedSignIn(deps: Deps, input: SignInInput, context: SignInContext): Promise<SignInAnswer> {
  const emailKey = emailKeyOf(input.email);
  const attempt = await beginAttempt(deps, emailKey, context.address);
  const user = await deps.database.system((tx) => userByEmail(tx, emailKey));
  const isRight = await isPassword(user?.passwordHash ?? null, input.password);
  if (!user || !isRight || !user.isActive) throw signInFailed();
  const answer = await deps.database.system(async (tx) => {
    if (!user.isStaff && (await isShutOut(tx, user.userId))) return null;
    await attemptSucceeded(tx, attempt);
    return enter(tx, user, { ...context, isPersistent: input.isPersistent, now: deps.clock.now() });
  });
  if (!answer) throw signInFailed();
  return answer;
}

/** Ends the session on the server at once. */
export async function signOut(deps: Deps, token: string): Promise<void> {
  await deps.database.system((tx) => endSession(tx, token, deps.clock.now()));
}

/** Who is signed in. */
export async function viewerById(tx: Tx, actor: Actor): Promise<Viewer> {
  const user = await userById(tx, actor.userId);
  if (!user) throw unauthenticated();
  return viewerOf(user, actor);
}
