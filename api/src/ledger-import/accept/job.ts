import { z } from 'zod';
import { jobKind } from '../../platform/jobs/kind';
import { ledgerReading } from '../work';
import { acceptImport } from './accept';

export const LEDGER_IMPORT_JOB = 'ledgerImport';

/** The longest wait for a thread while others compute. */
const WAIT_MS = 120_000;
const RUN_MS = 120_000;

/** The job that accepts a long ledger part by part; a new run continues after the last part that was stored. */
export const ledgerImportJob = jobKind({
  name: LEDGER_IMPORT_JOB,
  input: z.object({ importId: z.uuid() }),
  run: async ({ actor, signal, progress, hold }, { importId }, deps) => ({
    result: {
      ledgerImport: await acceptImport(deps, importId, {
        actor,
        onStep: progress,
        compute: (file) =>
          deps.work.turn({ actor, signal, class: 'long', waitMs: WAIT_MS, runMs: RUN_MS }, (turn) =>
            turn.run(ledgerReading, file),
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
