import { job } from '@roofline/schema/job/job';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { archivePath } from './path';

export const fullArchiveResolvers = {
  Query: {
    fullArchive: async (_root, of, { loaders }) => loaders.fullArchive(of),
  },
} satisfies Resolvers;

export const fullArchiveMutations = {
  Mutation: {
    async requestFullArchive(_root, { input: { idempotencyKey, ...of } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(archivePath(of), job, { idempotencyKey }),
      );
      return { job: answer, userErrors };
    },
  },
} satisfies Resolvers;
