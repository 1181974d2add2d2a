import { availableParallelism } from 'node:os';
import type { SignInAnswer, SignInInput, Viewer } from '@roofline/schema/account/account';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { Problem, unauthenticated } from '../platform/problem';
import type { Caller } from '../platform/route/call';
import { actorOfUser, endSession, isShutOut, openSession } from '../platform/identity/session';
import { labelsOf } from '../workspace/service';
import { emailKeyOf, photoPath, userByEmail, findUser, type UserRow } from './access';
import { Lanes } from '../platform/process/lanes';
import { attemptSucceeded, beginAttempt } from './attempts';
import { isPassword } from './passwords';
import { managesWorkspace, viewerCan } from './policy';
import { findPersonOfTenant } from './repository/users';

// For the import of an archive, inside `database.system`.
export { hashPassword } from './passwords';
export type { ResetLink } from './password/reset';
export { endSetup } from './repository/first-setup';
export { appoint } from './setup/appoint';
export { standAlone } from './setup/secret';

const signInFailed = () => new Problem(401, [{ code: 'signInFailed', detail: 'Sign in failed' }]);

/** The facts of a user that the actor does not have. */
type Person = Pick<UserRow, 'firstName' | 'lastName' | 'phone' | 'createdAt' | 'imageId'>;

/** Returns the signed-in user as every screen needs it. */
function presentViewer(user: Person, actor: Actor, labels: Awaited<ReturnType<typeof labelsOf>>): Viewer {
  return {
    userId: actor.userId,
    email: actor.email,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: actor.fullName,
    phone: user.phone,
    joinedOn: user.createdAt.toISOString(),
    imageUrl: photoPath(user.imageId),
    isStaff: actor.isStaff,
    workspaceCount: actor.workspaceIds.length,
    memberships: actor.memberships.map(({ role, ...rest }) => ({
      ...rest,
      roleName: role,
      canManage: managesWorkspace(role),
      privateLabel: labels.get(rest.workspaceId) ?? null,
    })),
    viewerCan: viewerCan(actor),
  };
}

const labelsFor = (tx: Tx, { memberships }: Actor) =>
  labelsOf(
    tx,
    memberships.map(({ workspaceId }) => workspaceId),
  );

/** Returns the viewer for a user who is just signing in. */
async function viewerOf(tx: Tx, user: UserRow): Promise<Viewer> {
  const actor = await actorOfUser(tx, user);
  return presentViewer(user, actor, await labelsFor(tx, actor));
}

/** Opens a session for a user whose identity is proved, and ends the session that the caller came with. */
export async function enter(
  tx: Tx,
  user: UserRow,
  caller: Caller & { isPersistent: boolean; now: Date },
): Promise<SignInAnswer> {
  const { isPersistent, userAgent, token, now } = caller;
  if (token) await endSession(tx, token, now);
  const opened = await openSession(tx, { userId: user.userId, isPersistent, userAgent, now });
  return {
    sessionToken: opened.token,
    expiresAt: opened.expiresAt.toISOString(),
    isPersistent,
    viewer: await viewerOf(tx, user),
  };
}

/** A crowd that signs in queues here, and not at the database, where it would hold up everyone's work. */
const lanes = new Lanes(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Signs in. An unknown address, a wrong password and a deactivated user get the same answer after the same work. */
export function signIn(deps: Deps, input: SignInInput, caller: Caller): Promise<SignInAnswer> {
  return lanes.run(() => checkedSignIn(deps, input, caller));
}

async function checkedSignIn(deps: Deps, input: SignInInput, caller: Caller): Promise<SignInAnswer> {
  const emailKey = emailKeyOf(input.email);
  const attempt = await beginAttempt(deps, emailKey, caller.address);
  const user = await deps.database.system((tx) => userByEmail(tx, emailKey));
  const isRight = await isPassword(user?.passwordHash ?? null, input.password);
  if (!user || !isRight || !user.isActive) throw signInFailed();
  const answer = await deps.database.system(async (tx) => {
    if (!user.isStaff && (await isShutOut(tx, user.userId))) return null;
    await attemptSucceeded(tx, attempt);
    return enter(tx, user, { ...caller, isPersistent: input.isPersistent, now: deps.clock.now() });
  });
  if (!answer) throw signInFailed();
  return answer;
}

/** Ends the session on the server at once. */
export async function signOut(deps: Deps, { token }: Caller): Promise<void> {
  if (token) await deps.database.system((tx) => endSession(tx, token, deps.clock.now()));
}

/** Returns the signed-in user. */
export async function viewerById(tx: Tx, actor: Actor): Promise<Viewer> {
  const [user, labels] = await Promise.all([findUser(tx, actor.userId), labelsFor(tx, actor)]);
  if (!user) throw unauthenticated();
  return presentViewer(user, actor, labels);
}

/** Returns the signed-in user, in a transaction of their own workspaces. */
export async function viewerInTenant(tx: Tx, actor: Actor): Promise<Viewer> {
  const [person, labels] = await Promise.all([findPersonOfTenant(tx), labelsFor(tx, actor)]);
  if (!person) throw unauthenticated();
  return presentViewer(person, actor, labels);
}
