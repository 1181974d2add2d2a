import { documentRequest, job } from '@roofline/schema/job';
import { dataBody } from '@roofline/schema/problem';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { attachment } from '../platform/http/attachment';
import { PDF, XLSX } from '../platform/http/media-types';
import { uuidParams } from '../platform/ids';
import { once } from '../platform/idempotency';
import { sendFile } from '../platform/upload/keep';
import { askForDocument, placeOfRequest } from './document';
import { cancelJob, fileOf, presentJob, requireJob } from './service';

const tags = ['job'];
const params = uuidParams('jobId');

/** Work that somebody waits for: where it stands, its end, what it made. */
export function jobRoutes(app: App, deps: Deps): void {
  const { database } = deps;
  app.get(
    '/api/job/:jobId',
    {
      schema: {
        tags,
        summary:
          'Where a job stands; ask again until it is succeeded, failed or canceled. Only for who asked for it',
        params,
        response: { 200: dataBody(job) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { jobId } = request.params;
      const row = await database.tenant(actor, (tx) => requireJob(tx, actor, jobId), { readOnly: true });
      return { data: presentJob(row) };
    },
  );
  app.post(
    '/api/job/:jobId/cancel',
    {
      schema: {
        tags,
        summary:
          'End a job that is not over. What it has saved stays: its status says whether it still ended',
        params,
        response: { 200: dataBody(job) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { jobId } = request.params;
      return {
        data: await database.tenant(actor, async (tx, after) =>
          cancelJob(tx, after, deps, await requireJob(tx, actor, jobId)),
        ),
      };
    },
  );
  downloadRoute(app, deps);
  documentRoute(app, deps);
}

function downloadRoute(app: App, { database, storage }: Deps): void {
  app.get(
    '/api/job/:jobId/download',
    {
      config: { produces: [PDF, XLSX] },
      schema: { tags, summary: 'The file that a job made, for a day; 410 afterwards', params },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { jobId } = request.params;
      const file = await database.tenant(actor, (tx) => fileOf(tx, actor, jobId), { readOnly: true });
      return sendFile(reply, storage, file.storageKey, {
        contentType: file.contentType,
        disposition: attachment(file.fileName),
      });
    },
  );
}

function documentRoute(app: App, deps: Deps): void {
  app.post(
    '/api/job/document',
    {
      config: { isRead: true },
      schema: {
        tags,
        summary:
          'Have a document made: 202 with its job, whose download is the document once it has succeeded',
        body: documentRequest,
        response: { 202: dataBody(job) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const data = await once(
        deps,
        request,
        (tx) => placeOfRequest(tx, actor, request.body),
        async (tx, after) => presentJob(await askForDocument(tx, after, deps, actor, request.body)),
      );
      return reply.status(202).send({ data });
    },
  );
}
