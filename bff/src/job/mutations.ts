import { adminJob } from '@roofline/schema/job/admin-job';
import { job } from '@roofline/schema/job/job';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

/** The given arguments: the service checks whether they fit the document. */
const given = (of: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(of)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [key, typeof value === 'object' ? given(value as object) : value]),
  );

export const jobMutations = {
  Mutation: {
    async requestDocument(_root, { input: { idempotencyKey, ...body } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/job/document`, job, { body: given(body), idempotencyKey }),
      );
      return { job: answer, userErrors };
    },
    async cancelJob(_root, { input: { jobId } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/job/${uuid(jobId)}/cancel`, job, {}),
      );
      return { job: answer, userErrors };
    },
    async retryJob(_root, { input: { jobId } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/admin/jobs/${uuid(jobId)}/retry`, adminJob, {}),
      );
      return { job: answer, userErrors };
    },
  },
} satisfies Resolvers;
