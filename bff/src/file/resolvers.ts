import type { Resolvers } from '../generated/resolver-types';
import { found } from '../upstream/errors';

export const fileResolvers = {
  Query: {
    file: (_root, { propertyFileId }, { loaders }) => loaders.file.load(propertyFileId),
  },
  Property: {
    folders: (row, _args, { loaders }) => loaders.folders.load(row.propertyId),
    files: (row, asked, { loaders }) => loaders.files(row.propertyId, asked),
    fileUsage: (row, _args, { loaders }) => found(loaders.fileUsage.load(row.propertyId)),
    filesEndingSoon: (row, _args, { loaders }) => loaders.filesEndingSoon.load(row.propertyId),
  },
  Component: {
    files: async (row, _args, { loaders }) =>
      (await loaders.componentFiles.load(row.propertyComponentId))?.files ?? [],
  },
  Project: {
    files: async (row, _args, { loaders }) => (await loaders.projectFiles.load(row.projectId))?.files ?? [],
  },
  File: {
    versions: (row, _args, { loaders }) => loaders.fileVersions(row.propertyFileId),
    preview: (row, _args, { loaders }) => loaders.filePreview(row.propertyFileId),
  },
} satisfies Resolvers;
