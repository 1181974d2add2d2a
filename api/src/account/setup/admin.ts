import { ROLES } from '@roofline/schema/account/account';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { addMember, addWorkspace } from '../../workspace/access';
import { emailKeyOf, type UserRow } from '../access';
import { insertUser } from '../repository/users';

/** The names of a new workspace and of its Admin. */
export interface Beginning {
  workspaceName: string;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Whether the Admin is internal staff, who see every workspace of the instance. */
  isStaff: boolean;
}

/** Adds a workspace with its Admin, in the caller's transaction. A taken address is a unique violation. */
export async function begin(
  tx: Tx,
  given: Beginning,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<{ user: UserRow; workspaceId: string }> {
  const { workspaceName, companyName, firstName, lastName, email, isStaff } = given;
  const values = { userId: newId(), email, emailKey: emailKeyOf(email), firstName, lastName, isStaff };
  const user = await insertUser(tx, { ...values, passwordHash, createdAt: now });
  const workspaceId = await addWorkspace(tx, { name: workspaceName, companyName, now });
  await addMember(tx, { workspaceId, roleId: ROLES.Admin }, user.userId, now);
  return { user, workspaceId };
}
