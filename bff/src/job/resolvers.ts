import type { Resolvers } from '../generated/resolver-types';

export const jobResolvers = {
  Query: {
    job: async (_root, { jobId }, { loaders }) => loaders.job(jobId),
    jobs: async (_root, asked, { loaders }) => loaders.adminJobs(asked),
  },
  Job: {
    file: ({ result }) => result?.file ?? null,
    componentImport: ({ result }) => result?.import ?? null,
    ledgerImport: ({ result }) => result?.ledgerImport ?? null,
    manyYears: ({ result }) => result?.manyYears ?? null,
    duplicatedPropertyId: ({ result }) => result?.duplicate?.propertyId ?? null,
  },
} satisfies Resolvers;
