import type { Resolvers } from '../generated/resolver-types';
import { NoIdentityError, RestRefusal } from '../upstream/errors';

export const accountResolvers = {
  Query: {
    /** Nobody is signed in: null, whether there was no token or one that has ended. */
    async me(_root, _args, { loaders }) {
      try {
        return await loaders.viewer();
      } catch (fault) {
        if (fault instanceof NoIdentityError || (fault instanceof RestRefusal && fault.status === 401))
          return null;
        throw fault;
      }
    },
  },
} satisfies Resolvers;
