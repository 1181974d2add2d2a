import { job } from '@roofline/schema/job/job';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

export const propertyImportMutations = {
  Mutation: {
    async acceptPropertyImport(_root, { input: { propertyImportId, leaveOut, idempotencyKey } }, context) {
      const path = restPath`/api/property/import/${uuid(propertyImportId)}/accept`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, job, { body: { leaveOut }, idempotencyKey }),
      );
      return { job: answer, userErrors };
    },
  },
} satisfies Resolvers;
