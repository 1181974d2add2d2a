import type { Resolvers } from '../generated/resolver-types';
import { statusName, statusNumber } from './status';

export const importRequestResolvers = {
  Query: {
    importRequests: async (_root, { status, ...asked }, { loaders }) =>
      loaders.importRequests({ ...asked, status: status ? statusNumber(status) : undefined }),
    importRequest: async (_root, { importRequestId }, { loaders }) => {
      const { preview, ...request } = await loaders.importRequest(importRequestId);
      return { request, preview };
    },
  },
  ImportRequest: {
    status: ({ status }) => statusName(status),
  },
} satisfies Resolvers;
