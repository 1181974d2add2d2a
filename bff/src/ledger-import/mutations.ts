import { job } from '@roofline/schema/job/job';
import { ledgerImportAnswer, ledgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, uuid } from '../upstream/path';

/** 200 carries the outcome, 202 the job that enters the file. */
const accepted = z.union([job, ledgerImportAnswer]);

export const ledgerImportMutations = {
  Mutation: {
    async updateLedgerImport(_root, { input: { ledgerImportId, values } }, context) {
      const columns = values.columns.map(({ index, field }) => ({ index, field: field ?? null }));
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/ledger/import/${uuid(ledgerImportId)}`, ledgerImportPreview, {
          body: { ...values, columns },
        }),
      );
      return { preview: answer, userErrors };
    },
    async acceptLedgerImport(_root, { input: { ledgerImportId, idempotencyKey } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(restPath`/api/ledger/import/${uuid(ledgerImportId)}/accept`, accepted, {
          idempotencyKey,
        }),
      );
      if (answer === null) return { answer, job: null, userErrors };
      return 'jobId' in answer
        ? { answer: null, job: answer, userErrors }
        : { answer, job: null, userErrors };
    },
    async removeLedgerImport(_root, { input: { ledgerImportId } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/ledger/import/${uuid(ledgerImportId)}`, z.unknown(), {}),
      );
      return { removedImportId: userErrors.length === 0 ? ledgerImportId : null, userErrors };
    },
  },
} satisfies Resolvers;
