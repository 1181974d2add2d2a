import {
  adminInvite,
  adminUser,
  type AdminInvite,
  type AdminUser,
} from '@roofline/schema/admin-user/admin-user';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid, type RestPath } from '../upstream/path';

async function changedUser(context: GraphContext, make: () => Promise<AdminUser>) {
  const { answer, userErrors } = await change(context, make);
  return { user: answer, userErrors };
}

async function changedInvite(context: GraphContext, path: RestPath, version: number) {
  const make = (): Promise<AdminInvite> => context.rest.put(path, adminInvite, { version });
  const { answer, userErrors } = await change(context, make);
  return { invite: answer, userErrors };
}

export const adminUserMutations = {
  Mutation: {
    setUserActive: (_root, { input: { userId, version, isActive } }, context) =>
      changedUser(context, () =>
        context.rest.put(restPath`/api/admin/user/${uuid(userId)}/active`, adminUser, {
          body: { isActive },
          version,
        }),
      ),
    signOutUser: (_root, { input: { userId } }, context) =>
      changedUser(context, () =>
        context.rest.post(restPath`/api/admin/user/${uuid(userId)}/sign-out`, adminUser, {}),
      ),
    setUserRole: (_root, { input: { userId, version, workspaceId, roleName } }, context) =>
      changedUser(context, () =>
        context.rest.put(restPath`/api/admin/user/${uuid(userId)}/role`, adminUser, {
          body: { workspaceId, roleName },
          version,
        }),
      ),
    resendAdminInvite: (_root, { input: { invitationId, version } }, context) =>
      changedInvite(context, restPath`/api/admin/invite/${uuid(invitationId)}/resend`, version),
    revokeAdminInvite: (_root, { input: { invitationId, version } }, context) =>
      changedInvite(context, restPath`/api/admin/invite/${uuid(invitationId)}/revoke`, version),
  },
} satisfies Resolvers;
