import { importAnswer, importPreview } from '@roofline/schema/component-import';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

const NOTHING_SAVED = { created: 0, updated: 0, unchanged: 0, totalCount: 0, totalCurrentCost: 0 };

export const componentImportMutations = {
  Mutation: {
    async mapComponentImport(_root, { input: { importId, columns, skipErrors, skipRows } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/component/import/${uuid(importId)}`, importPreview, {
          body: {
            columns: columns.map(({ index, field }) => ({ index, field: field ?? null })),
            skipErrors,
            skipRows,
          },
        }),
      );
      return { preview: answer, userErrors };
    },
    async acceptComponentImport(_root, { input: { importId, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/component/import/${uuid(importId)}/accept`, importAnswer, {
          idempotencyKey,
        }),
      );
      return { ...(answer ?? NOTHING_SAVED), userErrors };
    },
  },
} satisfies Resolvers;
