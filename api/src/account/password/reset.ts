import { randomUUID } from 'node:crypto';
import { RESET_EXPIRED, type ResetInitInput, type ResetInput } from '@roofline/schema/account/credentials';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { ruleFailed } from '../../platform/problem';
import { hashToken } from '../../platform/identity/session';
import { emailKeyOf, endAccess, newLinkSecret, userByEmail, type UserRow } from '../access';
import { hashPassword } from '../passwords';
import {
  changeReset,
  countResetsSince,
  deleteReset,
  deleteResetsBefore,
  endResetLinks,
  findOpenReset,
  insertReset,
  takeReset,
} from '../repository/resets';
import { changePasswordHash } from '../repository/users';

const HOUR = 60 * 60_000;
/** AU-16: how long a link is valid. */
const RESET_LINK_MS = HOUR;
/** AU-25: the most mails an hour for one address. */
const RESETS_AN_HOUR = 3;
const REMEMBERED_MS = 24 * HOUR;

const expired = () => ruleFailed(RESET_EXPIRED, undefined, 'resetExpired');

/** The two secrets of a link. */
export interface ResetLink {
  resetPasswordToken: string;
  operationToken: string;
}

/** Makes a link that the operator of the instance hands over, without a mail. Ends earlier links. */
export async function newResetLink(tx: Tx, user: UserRow, now: Date): Promise<ResetLink> {
  const link = { resetPasswordToken: newLinkSecret(), operationToken: newLinkSecret() };
  await endResetLinks(tx, user.userId, now);
  await insertReset(tx, {
    resetId: newId(),
    emailKey: user.emailKey,
    userId: user.userId,
    resetTokenHash: hashToken(link.resetPasswordToken),
    operationTokenHash: hashToken(link.operationToken),
    createdAt: now,
  });
  return link;
}

/** Makes the link of a request and its mail. For an unknown address it runs the same statements without effect. */
async function makeLink(tx: Tx, deps: Deps, resetId: string, emailKey: string): Promise<void> {
  const found = await userByEmail(tx, emailKey);
  const user = found?.isActive ? found : null;
  const resetPasswordToken = newLinkSecret();
  const operationToken = newLinkSecret();
  await endResetLinks(tx, user?.userId ?? randomUUID(), deps.clock.now());
  await changeReset(tx, resetId, {
    userId: user?.userId ?? null,
    resetTokenHash: hashToken(resetPasswordToken),
    operationTokenHash: hashToken(operationToken),
  });
  if (!user) return deps.mail.noPasswordReset(tx);
  const { email, firstName } = user;
  await deps.mail.passwordReset(tx, { to: { email, firstName }, resetPasswordToken, operationToken });
}

/**
 * Asks for a link. The request is stored in a separate transaction before the hour's requests are counted, so that any
 * number at the same moment cannot pass the limit together; a request over it gets the same answer and no mail.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const now = deps.clock.now();
  const emailKey = emailKeyOf(email);
  const resetId = newId();
  await deps.database.system(async (tx) => {
    await deleteResetsBefore(tx, new Date(now.getTime() - REMEMBERED_MS));
    await insertReset(tx, { resetId, emailKey, createdAt: now });
  });
  await deps.database.system(async (tx) => {
    const asked = await countResetsSince(tx, emailKey, new Date(now.getTime() - HOUR));
    if (asked > RESETS_AN_HOUR) await deleteReset(tx, resetId);
    else await makeLink(tx, deps, resetId, emailKey);
  });
}

/** Returns the open request of a link with its user; null unless address and both secrets match. */
async function openReset(tx: Tx, link: ResetInitInput, now: Date) {
  if (!link.resetPasswordToken || !link.operationToken) return null;
  return findOpenReset(tx, {
    emailKey: emailKeyOf(link.email),
    resetTokenHash: hashToken(link.resetPasswordToken),
    operationTokenHash: hashToken(link.operationToken),
    since: new Date(now.getTime() - RESET_LINK_MS),
  });
}

/** Checks that a link is still valid, and returns the address whose password it resets. */
export async function checkReset(deps: Deps, link: ResetInitInput): Promise<{ email: string }> {
  const found = await deps.database.system((tx) => openReset(tx, link, deps.clock.now()));
  if (!found) throw expired();
  return { email: found.user.email };
}

/** Sets the password by a link, once, and ends every session and token, in case someone knew the old password. */
export async function resetPassword(deps: Deps, input: ResetInput): Promise<void> {
  const now = deps.clock.now();
  // Before the costly hash, so that made-up links cost nothing.
  await checkReset(deps, input);
  const passwordHash = await hashPassword(input.newPassword);
  await deps.database.system(async (tx) => {
    const found = await openReset(tx, input, now);
    if (!found) throw expired();
    if (!(await takeReset(tx, found.resetId, now))) throw expired();
    const { userId } = found.user;
    await changePasswordHash(tx, userId, passwordHash);
    await endResetLinks(tx, userId, now);
    await endAccess(tx, { userId, now });
  });
}
