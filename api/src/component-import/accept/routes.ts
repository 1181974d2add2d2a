import { importAnswer, type ImportAnswer } from '@roofline/schema/component-import/component-import';
import { job, type Job } from '@roofline/schema/job/job';
import { presentJob } from '../../job/service';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { accepted, data, either } from '../../platform/route/answer';
import type { Once } from '../../platform/route/declaration';
import { routes } from '../../platform/route/declare';
import { post } from '../../platform/route/write';
import { acceptKey, reachImportHead } from '../service';
import { acceptImport } from './accept';
import { ACCEPT_JOB } from './job';
import { prepareAcceptance } from './prepare';

/** The most rows that a request saves itself; a job saves larger files. */
const ROWS_AT_ONCE = 250;

/** Queues a job that accepts the import, or returns the one that does so already, found by the import's key. */
function askForJob(deps: Deps, actor: Actor, importId: string): Promise<ImportAnswer | Job> {
  return deps.database.tenant(actor, async (tx, after) => {
    // Locks the import, so that the second of two simultaneous requests finds the job of the first.
    const row = await reachImportHead(tx, actor, importId, { lock: true });
    if (row.answer) return row.answer;
    const { workspaceId, propertyId } = row;
    const onceKey = acceptKey(row.importId);
    const input = { importId: row.importId };
    return presentJob(
      await deps.jobs.ask(tx, after, actor, { workspaceId, propertyId, kind: ACCEPT_JOB, input, onceKey }),
    );
  });
}

async function accept(
  deps: Deps,
  { actor, importId }: { actor: Actor; importId: string },
  once: Once,
): Promise<ImportAnswer | Job> {
  const found = await deps.database.tenant(actor, (tx) => reachImportHead(tx, actor, importId), {
    readOnly: true,
  });
  if (found.answer) return found.answer;
  if (found.rowCount > ROWS_AT_ONCE) return askForJob(deps, actor, importId);
  return acceptImport(deps, importId, { actor, compute: prepareAcceptance, write: once });
}

const isSaved = (made: ImportAnswer | Job): made is ImportAnswer => !('jobId' in made);

/** The route that accepts a preview. */
export const acceptRoutes = routes(
  'component import',
  post('/api/component/import/:importId/accept', {
    summary: `Save a preview, all rows or none. 202 with a job for more than ${ROWS_AT_ONCE} rows. Repeating returns the first result`,
    activity: ['component', 'componentCost'],
    answer: either(data(importAnswer), accepted(job), isSaved),
    guard:
      ({ actor, params }) =>
      (tx) =>
        reachImportHead(tx, actor, params.importId),
    writesBeside: 'a job that is asked for is found by its import when it is asked for again',
    steps: ({ actor, params, deps }, once) => accept(deps, { actor, ...params }, once),
  }),
);
