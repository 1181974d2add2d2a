import type { Resolvers } from '../generated/resolver-types';

export const jobResolvers = {
  Query: {
    job: async (_root, { jobId }, { loaders }) => loaders.job(jobId),
  },
  Job: {
    file: ({ result }) => result?.file ?? null,
    componentImport: ({ result }) => result?.import ?? null,
  },
} satisfies Resolvers;
