import type { Resolvers } from '../generated/resolver-types';

export const adminUserResolvers = {
  Query: {
    adminUsers: async (_root, { status, workspaceId, role, ...asked }, { loaders }) =>
      loaders.adminUsers({
        ...asked,
        status: status ?? undefined,
        workspaceId: workspaceId ?? undefined,
        role: role ?? undefined,
      }),
    adminInvites: async (_root, { status, workspaceId, ...asked }, { loaders }) =>
      loaders.adminInvites({
        ...asked,
        status: status ?? undefined,
        workspaceId: workspaceId ?? undefined,
      }),
  },
} satisfies Resolvers;
