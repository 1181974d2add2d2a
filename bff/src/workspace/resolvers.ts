import type { Resolvers } from '../generated/resolver-types';

export const workspaceResolvers = {
  Query: {
    newPropertyWorkspaces: (_root, _args, { loaders }) => loaders.newPropertyWorkspaces(),
  },
} satisfies Resolvers;
