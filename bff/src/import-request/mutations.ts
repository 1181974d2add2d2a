import { importRequest } from '@roofline/schema/import-request/import-request';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid, year } from '../upstream/path';
import { statusNumber } from './status';
import { importedStudy } from './study';

export const importRequestMutations = {
  Mutation: {
    async updateImportRequest(_root, { input: { importRequestId, version, status, fiscalYear } }, context) {
      const path = restPath`/api/admin/import-request/${uuid(importRequestId)}`;
      const body = { fiscalYear, status: statusNumber(status ?? 'RECEIVED') };
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(path, importRequest, { body, version }),
      );
      return { request: answer, userErrors };
    },
    async processImportRequest(
      _root,
      { input: { importRequestId, version, fiscalYear, idempotencyKey } },
      context,
    ) {
      const path = restPath`/api/admin/import-request/${uuid(importRequestId)}/${year(fiscalYear)}/import`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, importedStudy, { version, idempotencyKey }),
      );
      if (answer === null) return { request: null, job: null, userErrors };
      return 'jobId' in answer
        ? { request: null, job: answer, userErrors }
        : { request: answer, job: null, userErrors };
    },
  },
} satisfies Resolvers;
