import { z } from 'zod';
import { jobKind } from '../../platform/jobs/kind';
import { acceptImport } from './accept';
import { acceptanceWork } from './prepare';

export const ACCEPT_JOB = 'componentImport';

/** The longest wait for the work of others. */
const WAIT_MS = 120_000;
const RUN_MS = 120_000;

/** The job that accepts a large file; a second run finds that it is already saved. */
export const acceptImportJob = jobKind({
  name: ACCEPT_JOB,
  input: z.object({ importId: z.uuid() }),
  run: async ({ actor, signal, progress, hold }, { importId }, deps) => ({
    result: {
      import: await acceptImport(deps, importId, {
        actor,
        onStep: progress,
        compute: (subject) =>
          deps.work.turn(
            { actor, signal, class: acceptanceWork.class, waitMs: WAIT_MS, runMs: RUN_MS },
            (turn) => turn.run(acceptanceWork, subject),
          ),
        write: (work) =>
          deps.database.tenant(actor, async (tx) => {
            await hold(tx);
            return work(tx);
          }),
      }),
    },
  }),
});
