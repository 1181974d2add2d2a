import { importAnswer, type ImportAnswer } from '@roofline/schema/component-import';
import { job, type Job } from '@roofline/schema/job';
import { dataBody } from '@roofline/schema/problem';
import type { FastifyRequest } from 'fastify';
import { presentJob } from '../../job/service';
import type { Actor } from '../../platform/actor';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { once } from '../../platform/idempotency';
import { uuidParams } from '../../platform/ids';
import { acceptKey, reachImportHead } from '../service';
import { acceptImport } from './accept';
import { ACCEPT_JOB } from './job';
import { prepareAcceptance } from './prepare';

/** Files with more rows than this are saved by a job: fewer are saved while one waits. */
const ROWS_AT_ONCE = 250;

/** Has it done by a job: the one that does it already, where there is one. By the import itself a repeat finds it. */
function askForJob(deps: Deps, actor: Actor, importId: string): Promise<ImportAnswer | Job> {
  return deps.database.tenant(actor, async (tx, after) => {
    // Held, so that of two who ask at once the second one finds what the first one asked for.
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

async function accept(deps: Deps, request: FastifyRequest, importId: string): Promise<ImportAnswer | Job> {
  const actor = actorOf(request);
  const found = await deps.database.tenant(actor, (tx) => reachImportHead(tx, actor, importId), {
    readOnly: true,
  });
  if (found.answer) return found.answer;
  if (found.rowCount > ROWS_AT_ONCE) return askForJob(deps, actor, importId);
  return acceptImport(deps, importId, {
    actor,
    compute: prepareAcceptance,
    write: (work) => once(deps, request, (tx) => reachImportHead(tx, actor, importId), work),
  });
}

/** Acceptance of a preview. */
export function acceptRoute(app: App, deps: Deps): void {
  app.post(
    '/api/component/import/:importId/accept',
    {
      schema: {
        tags: ['component import'],
        summary: `Save a preview: all rows or none. 202 with a job for more than ${ROWS_AT_ONCE} rows; again gives the same job or answer`,
        params: uuidParams('importId'),
        response: { 200: dataBody(importAnswer), 202: dataBody(job) },
      },
    },
    async (request, reply) => {
      const data = await accept(deps, request, request.params.importId);
      return 'jobId' in data ? reply.status(202).send({ data }) : reply.status(200).send({ data });
    },
  );
}
