import { folder, propertyFile } from '@roofline/schema/file/file';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid, type PathPart, type RestPath } from '../upstream/path';

/** A folder or a file, changed from the version that was seen. */
interface Changed {
  path: RestPath;
  version: number;
  body: object;
}

async function changedFolder(context: GraphContext, { path, version, body }: Changed) {
  const { answer, userErrors } = await change(context, () =>
    context.rest.put(path, folder, { body, version }),
  );
  return { folder: answer, userErrors };
}

async function changedFile(context: GraphContext, { path, version, body }: Changed) {
  const { answer, userErrors } = await change(context, () =>
    context.rest.put(path, propertyFile, { body, version }),
  );
  return { file: answer, userErrors };
}

const deletedAt = async (context: GraphContext, path: RestPath, version: number) =>
  (await change(context, () => context.rest.delete(path, z.unknown(), { version }))).userErrors;

const ofFolder = (id: PathPart) => restPath`/api/file/folder/${id}`;
const ofFile = (id: PathPart) => restPath`/api/file/file/${id}`;

export const fileMutations = {
  Mutation: {
    async createFolder(_root, { input: { propertyId, idempotencyKey, folderName, parentId } }, context) {
      const path = restPath`/api/file/${uuid(propertyId)}/folder`;
      const body = { folderName, parentId: parentId ?? null };
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, folder, { body, idempotencyKey }),
      );
      return { folder: answer, userErrors };
    },
    renameFolder: (_root, { input: { folderId, version, folderName } }, context) =>
      changedFolder(context, {
        path: restPath`/api/file/folder/${uuid(folderId)}/rename`,
        version,
        body: { folderName },
      }),
    moveFolder: (_root, { input: { folderId, version, targetFolderId } }, context) =>
      changedFolder(context, {
        path: restPath`/api/file/folder/${uuid(folderId)}/move`,
        version,
        body: { targetFolderId: targetFolderId ?? null },
      }),
    async deleteFolder(_root, { input: { folderId, version } }, context) {
      const userErrors = await deletedAt(context, ofFolder(uuid(folderId)), version);
      return { folderId: userErrors.length === 0 ? folderId : null, userErrors };
    },
    renameFile: (_root, { input: { propertyFileId, version, fileName } }, context) =>
      changedFile(context, {
        path: restPath`/api/file/file/${uuid(propertyFileId)}/rename`,
        version,
        body: { fileName },
      }),
    moveFile: (_root, { input: { propertyFileId, version, targetFolderId } }, context) =>
      changedFile(context, {
        path: restPath`/api/file/file/${uuid(propertyFileId)}/move`,
        version,
        body: { targetFolderId: targetFolderId ?? null },
      }),
    updateFile: (_root, { input: { propertyFileId, version, values } }, context) =>
      changedFile(context, { path: ofFile(uuid(propertyFileId)), version, body: values }),
    async deleteFile(_root, { input: { propertyFileId, version } }, context) {
      const userErrors = await deletedAt(context, ofFile(uuid(propertyFileId)), version);
      return { propertyFileId: userErrors.length === 0 ? propertyFileId : null, userErrors };
    },
  },
} satisfies Resolvers;
