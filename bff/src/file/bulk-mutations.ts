import { filesChanged, folder, propertyFile } from '@roofline/schema/file/file';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid, type RestPath } from '../upstream/path';

/** Files and folders that are changed together, and the property that they are of. */
async function changedTogether(context: GraphContext, path: RestPath, body: object) {
  const { answer, userErrors } = await change(context, () => context.rest.post(path, filesChanged, { body }));
  return {
    get property() {
      return answer === null ? null : found(context.loaders.property.load(answer.propertyId));
    },
    userErrors,
  };
}

export const fileBulkMutations = {
  Mutation: {
    async addStandardFolders(_root, { input: { propertyId, idempotencyKey } }, context) {
      const path = restPath`/api/file/${uuid(propertyId)}/standardfolders`;
      const { userErrors } = await change(context, () =>
        context.rest.post(path, z.array(folder), { idempotencyKey }),
      );
      return withProperty(context, propertyId, { userErrors });
    },
    async assignFiles(_root, { input }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/file/bulk/assign`, z.array(propertyFile), { body: input }),
      );
      return { files: answer, userErrors };
    },
    moveFiles: (_root, { input }, context) =>
      changedTogether(context, restPath`/api/file/bulk/move`, {
        ...input,
        targetFolderId: input.targetFolderId ?? null,
      }),
    deleteFiles: (_root, { input }, context) =>
      changedTogether(context, restPath`/api/file/bulk/delete`, input),
    restoreFiles: (_root, { input }, context) =>
      changedTogether(context, restPath`/api/file/bulk/restore`, input),
    eraseFiles: (_root, { input }, context) =>
      changedTogether(context, restPath`/api/file/bulk/erase`, input),
  },
} satisfies Resolvers;
