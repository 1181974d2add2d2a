import { importAnswer, importPreview } from '@roofline/schema/component-import/component-import';
import { job } from '@roofline/schema/job/job';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

/** 200 carries the outcome, 202 the job that saves the import. */
const accepted = z.union([job, importAnswer]);

export const componentImportMutations = {
  Mutation: {
    async mapComponentImport(
      _root,
      { input: { importId, columns, headerRow, skipErrors, skipRows } },
      context,
    ) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/component/import/${uuid(importId)}`, importPreview, {
          body: {
            columns: columns.map(({ index, field }) => ({ index, field: field ?? null })),
            ...(headerRow == null ? {} : { headerRow }),
            skipErrors,
            skipRows,
          },
        }),
      );
      return { preview: answer, userErrors };
    },
    async acceptComponentImport(_root, { input: { importId, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/component/import/${uuid(importId)}/accept`, accepted, {
          idempotencyKey,
        }),
      );
      if (answer === null) return { answer, job: null, userErrors };
      return 'jobId' in answer
        ? { answer: null, job: answer, userErrors }
        : { answer, job: null, userErrors };
    },
  },
} satisfies Resolvers;
