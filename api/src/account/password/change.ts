import type { ChangePasswordInput } from '@roofline/schema/account/credentials';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { forbidden, ruleFailed } from '../../platform/problem';
import { emailKeyOf, endAccess, endResetLinks, findUser } from '../access';
import { attemptSucceeded, beginAttempt } from '../attempts';
import { hashPassword, isPassword } from '../passwords';
import { changePasswordHash } from '../repository/users';

/** Changes the caller's own password. Ends tokens, open reset links and all sessions but the caller's. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: ChangePasswordInput,
  address: string,
): Promise<void> {
  const emailKey = emailKeyOf(input.email);
  if (emailKey !== emailKeyOf(actor.email)) throw forbidden('This is not your email address');
  const attempt = await beginAttempt(deps, emailKey, address);
  const user = await deps.database.system((tx) => findUser(tx, actor.userId));
  if (!(await isPassword(user?.passwordHash ?? null, input.currentPassword)))
    throw ruleFailed('Current password is not correct', 'currentPassword', 'wrongPassword');
  const passwordHash = await hashPassword(input.newPassword);
  const { userId, sessionId } = actor;
  const now = deps.clock.now();
  await deps.database.system(async (tx) => {
    await attemptSucceeded(tx, attempt);
    await changePasswordHash(tx, userId, passwordHash);
    await endAccess(tx, { userId, exceptSessionId: sessionId, now });
    await endResetLinks(tx, userId, now);
  });
}
