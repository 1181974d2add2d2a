import { ROLES } from '@roofline/schema/account/account';
import type { Tx } from '../../platform/database';
import { makeMember } from '../../workspace/access';
import { emailKeyOf, userByEmail } from '../access';
import { newResetLink, type ResetLink } from '../password/reset';
import { insertUser } from '../repository/users';
import { namesOf } from './names';
import { newId } from '../../platform/ids';

/**
 * Makes the person with this address the Admin of a workspace, adds a user for an unknown address, and returns a link to
 * choose a password. Inside `database.system`.
 */
export async function appoint(
  tx: Tx,
  { workspaceId, email }: { workspaceId: string; email: string },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<ResetLink> {
  const known = await userByEmail(tx, email);
  const user =
    known ??
    (await insertUser(tx, {
      userId: newId(),
      email,
      emailKey: emailKeyOf(email),
      passwordHash,
      createdAt: now,
      ...namesOf('', email),
    }));
  await makeMember(tx, { workspaceId, roleId: ROLES.Admin }, user.userId, now);
  return newResetLink(tx, user, now);
}
