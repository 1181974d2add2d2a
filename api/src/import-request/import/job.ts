import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import { z } from 'zod';
import type { Tx } from '../../platform/database';
import { waitingFile } from '../../component-import/access';
import { requireStaff } from '../../platform/identity/staff';
import { jobKind } from '../../platform/jobs/kind';
import { notFound } from '../../platform/problem';
import { staleVersion } from '../../platform/versions';
import { isProcessed, requireRequest } from '../access';
import { importWaiting } from './accept';

export const IMPORT_JOB = 'importRequest';

/** The job that imports a large study; a repeated run finds the request processed. */
export const importRequestJob = jobKind({
  name: IMPORT_JOB,
  input: z.object({ importRequestId: z.uuid(), version: z.int() }),
  run: async ({ actor, signal, progress, hold }, { importRequestId, version }, deps) => {
    requireStaff(actor);
    const { row, file } = await deps.database.tenant(
      actor,
      async (tx) => {
        const found = await requireRequest(tx, actor, importRequestId);
        return { row: found, file: found.importId && (await waitingFile(tx, found.importId)) };
      },
      { readOnly: true },
    );
    if (isProcessed(row)) return {};
    if (row.version !== version) throw staleVersion(row.version);
    if (!row.importId || !file) throw notFound();
    const held = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      deps.database.tenant(actor, async (tx) => {
        await hold(tx);
        return work(tx);
      });
    const importing = { row, importId: row.importId, file };
    const whole = await importWaiting<ImportAnswer>(deps, importing, {
      actor,
      signal,
      isOnThread: true,
      onStep: progress,
      write: held,
      answer: async (_tx, answer) => answer,
      writeFailure: held,
    });
    return { result: { import: whole } };
  },
});
