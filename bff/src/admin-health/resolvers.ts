import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath } from '../upstream/path';
import { caches } from './loaders';

export const adminHealthResolvers = {
  Query: {
    adminHealth: async (_root, _args, { loaders }) => loaders.adminHealth(),
    adminCaches: async (_root, _args, { loaders }) => loaders.adminCaches(),
  },
} satisfies Resolvers;

export const adminHealthMutations = {
  Mutation: {
    async clearCache(_root, { input: { key } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/admin/cache`, caches, { query: key ? { key } : {} }),
      );
      return { caches: answer, userErrors };
    },
  },
} satisfies Resolvers;
