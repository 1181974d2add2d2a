import { roleText } from '@roofline/schema/account/role-text';
import type { AdminUser, AdminUserRoleInput } from '@roofline/schema/admin-user/admin-user';
import {
  changeUser,
  endAccess,
  endEverySession,
  endResetLinks,
  findUser,
  lockActiveStaff,
  lockUser,
} from '../account/access';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { forbidden, notFound, ruleFailed } from '../platform/problem';
import { becomeSystem, becomeTenant } from '../platform/store/transactions';
import { assertVersion } from '../platform/versions';
import { changeMember } from '../workspace/service';
import { closedPortfolio, inPortfolio, record } from './portfolio';
import { readUser } from './service';

// Changes by internal staff to users of all portfolios. Each begins and ends as identity work.

type Clocked = Pick<Deps, 'clock'>;
interface OfUser {
  actor: Actor;
  userId: string;
}

/** Records a change of an account in the user's portfolios, where their administrators read it. */
const recordAtPortfolios = (
  tx: Tx,
  { clock }: Clocked,
  { actor, user, description }: { actor: Actor; user: AdminUser; description: string },
) =>
  record(tx, {
    actor,
    at: clock.now(),
    workspaceIds: user.memberships.flatMap((each) => (each.isActive ? [each.workspaceId] : [])),
    entityName: user.fullName,
    description,
  });

/**
 * Locks the user to change. The active internal staff is locked first and in a fixed order, so that when two deactivate
 * each other at the same moment, the second one finds that no one else is left.
 */
async function heldUser(tx: Tx, userId: string) {
  const isStaff = (await findUser(tx, userId))?.isStaff ?? false;
  const staff = isStaff ? await lockActiveStaff(tx) : [];
  const user = await lockUser(tx, userId);
  if (!user) throw notFound();
  return { user, isLastStaff: isStaff && !staff.some((id) => id !== user.userId) };
}

/** Deactivates an account and ends its sessions, tokens and feeds everywhere, or reactivates it. */
export async function setUserActive(
  tx: Tx,
  deps: Clocked,
  { actor, userId, isActive, version }: OfUser & { isActive: boolean; version: number },
): Promise<AdminUser> {
  const { user, isLastStaff } = await heldUser(tx, userId);
  if (!isActive && user.userId === actor.userId) throw forbidden("You can't deactivate yourself");
  assertVersion(user.version, version);
  if (user.isActive === isActive) return readUser(tx, actor, userId);
  if (!isActive && isLastStaff)
    throw ruleFailed('Roofline needs at least one active member of internal staff', undefined, 'lastStaff');
  const now = deps.clock.now();
  await changeUser(tx, user, { isActive });
  // This applies to a reactivation too: a sign-in under way at the deactivation may have left a session.
  await endAccess(tx, { userId: user.userId, now });
  await endResetLinks(tx, user.userId, now);
  const changed = await readUser(tx, actor, userId);
  const done = isActive ? 'Reactivated' : 'Deactivated';
  const description = `${done} the account of ${changed.fullName}`;
  await recordAtPortfolios(tx, deps, { actor, user: changed, description });
  return changed;
}

/** Signs a user out of every browser. Access tokens stay, since programs use them and each can be revoked. */
export async function signOutEverywhere(
  tx: Tx,
  deps: Clocked,
  { actor, userId }: OfUser,
): Promise<AdminUser> {
  const user = await readUser(tx, actor, userId);
  const isEnded = await endEverySession(tx, { userId: user.userId, now: deps.clock.now() });
  const description = `Signed ${user.fullName} out of every browser`;
  if (isEnded) await recordAtPortfolios(tx, deps, { actor, user, description });
  return user;
}

/** Gives a user another role in one portfolio, by the rules that apply to that portfolio's own users. */
export async function changeRole(
  tx: Tx,
  { clock }: Clocked,
  { actor, userId, input, version }: OfUser & { input: AdminUserRoleInput; version: number },
): Promise<AdminUser> {
  const user = await readUser(tx, actor, userId);
  const workspaceId = input.workspaceId.toLowerCase();
  const membership = user.memberships.find((each) => each.workspaceId === workspaceId);
  if (!membership) throw ruleFailed('This person is not a user of the portfolio', 'workspaceId', 'notMember');
  if (!membership.isWorkspaceActive) throw closedPortfolio();
  const { workspaceUserId, roleName: before } = membership;
  const { roleName } = input;
  const staff = inPortfolio(actor, workspaceId);
  await becomeTenant(tx, staff);
  await changeMember(tx, staff, { workspaceUserId, roleName }, version);
  await becomeSystem(tx);
  if (before !== roleName)
    await record(tx, {
      actor,
      at: clock.now(),
      workspaceIds: [workspaceId],
      entityName: user.fullName,
      description: `Changed the role of ${user.fullName} from ${roleText(before)} to ${roleText(roleName)}`,
    });
  return readUser(tx, actor, userId);
}
