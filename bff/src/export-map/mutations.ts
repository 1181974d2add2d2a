import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const exportMapMutations = {
  Mutation: {
    async removeExportMap(_root, { input: { propertyId, version } }, context) {
      const path = restPath`/api/admin/exportmap/${uuid(propertyId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), { version }));
      return { propertyId: userErrors.length === 0 ? propertyId : null, userErrors };
    },
  },
} satisfies Resolvers;
