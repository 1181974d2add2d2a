import type { Resolvers } from '../generated/resolver-types';
import { logoAddress } from '../upstream/image-address';

export const workspaceResolvers = {
  Query: {
    newPropertyWorkspaces: (_root, _args, { loaders }) => loaders.newPropertyWorkspaces(),
    workspaces: (_root, _args, { loaders }) => loaders.workspaces(),
    workspaceRoles: (_root, { workspaceId }, { loaders }) => loaders.workspaceRoles(workspaceId),
    workspaceSettings: (_root, { workspaceId }, { loaders }) => loaders.workspaceSettings(workspaceId),
    workspaceUsers: (_root, args, { loaders }) => loaders.workspaceUsers(args),
    workspaceUser: (_root, { workspaceUserId }, { loaders }) => loaders.workspaceUser(workspaceUserId),
    workspaceInvites: (_root, args, { loaders }) => loaders.workspaceInvites(args),
  },
  WorkspaceSettings: {
    logoUrl: (settings) => logoAddress(settings.logoUrl),
  },
} satisfies Resolvers;
