import { job, type Job } from '@roofline/schema/job/job';
import { ledgerImportAnswer, type LedgerImportAnswer } from '@roofline/schema/ledger-import/ledger-import';
import { limits } from '@roofline/schema/value/limits';
import { presentJob } from '../../job/service';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { accepted, data, either } from '../../platform/route/answer';
import type { Once } from '../../platform/route/declaration';
import { routes } from '../../platform/route/declare';
import { post } from '../../platform/route/write';
import { acceptKey, reachImportHead } from '../service';
import { ledgerReading } from '../work';
import { acceptImport } from './accept';
import { LEDGER_IMPORT_JOB } from './job';

/** Returns the job that enters the import, and starts it where there is none. A repeat finds it by the import's id. */
function askForJob(deps: Deps, actor: Actor, importId: string): Promise<LedgerImportAnswer | Job> {
  return deps.database.tenant(actor, async (tx, after) => {
    // Locked, so that of two requests at once the second finds the job of the first.
    const { row } = await reachImportHead(tx, actor, importId, { lock: true });
    if (row.answer) return row.answer;
    const { workspaceId, propertyId } = row;
    const onceKey = acceptKey(row.importId);
    const input = { importId: row.importId };
    return presentJob(
      await deps.jobs.ask(tx, after, actor, {
        workspaceId,
        propertyId,
        kind: LEDGER_IMPORT_JOB,
        input,
        onceKey,
      }),
    );
  });
}

interface Accepting {
  actor: Actor;
  importId: string;
  signal: AbortSignal;
}

async function accept(
  deps: Deps,
  { actor, importId, signal }: Accepting,
  once: Once,
): Promise<LedgerImportAnswer | Job> {
  const { row } = await deps.database.tenant(actor, (tx) => reachImportHead(tx, actor, importId), {
    readOnly: true,
  });
  if (row.answer) return row.answer;
  if (row.facts.lineCount > limits.ledgerLines) return askForJob(deps, actor, importId);
  const { workspaceId } = row;
  return acceptImport(deps, importId, {
    actor,
    compute: (file) =>
      deps.work.turn({ actor, signal, workspaceId, class: 'quick' }, (turn) => turn.run(ledgerReading, file)),
    write: (work) => once(work),
  });
}

const isEntered = (made: LedgerImportAnswer | Job): made is LedgerImportAnswer => !('jobId' in made);

/** The route that accepts a preview. */
export const acceptRoutes = routes(
  'ledger import',
  post('/api/ledger/import/:ledgerImportId/accept', {
    summary: `Enter a ledger file, all of it or nothing. 202 with a job for more than ${limits.ledgerLines} lines. Repeating returns the first result`,
    activity: 'ledger',
    answer: either(data(ledgerImportAnswer), accepted(job), isEntered),
    guard:
      ({ actor, params }) =>
      async (tx) =>
        (await reachImportHead(tx, actor, params.ledgerImportId)).row,
    writesBeside: 'a job that is asked for is found by its import when it is asked for again',
    steps: ({ actor, params, signal, deps }, once) =>
      accept(deps, { actor, signal, importId: params.ledgerImportId }, once),
  }),
);
