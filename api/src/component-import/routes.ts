import { importMappingInput, importPreview } from '@roofline/schema/component-import';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { uuidParams, yearParam } from '../platform/ids';
import { acceptRoute } from './accept/routes';
import { mapImport, placeOfImport, readImport } from './service';
import { previewed, stageList } from './turns';
import { takeLists, withList } from './upload';

const tags = ['component import'];
const ofImport = uuidParams('importId');

/** Bringing a component list in: upload and preview, another reading, acceptance. */
export function componentImportRoutes(app: App, deps: Deps): void {
  takeLists(app, (scope) => uploadRoute(scope, deps));
  previewRoutes(app, deps);
  acceptRoute(app, deps);
}

function uploadRoute(app: App, deps: Deps): void {
  app.post(
    '/api/component/property/:propertyId/import',
    {
      schema: {
        tags,
        summary:
          'Read a component list: multipart, field "file", .xlsx or .csv, at most 10 MB. Nothing is saved yet.',
        consumes: ['multipart/form-data'],
        params: uuidParams('propertyId'),
        querystring: z.object({ fiscalYear: yearParam.optional() }),
        response: { 201: dataBody(importPreview) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const asked = { ...request.params, fiscalYear: request.query.fiscalYear ?? null };
      // Who may not import is told before anything is read.
      const at = await deps.database.tenant(actor, (tx) => placeOfImport(tx, deps, actor, asked), {
        readOnly: true,
      });
      const data = await withList(request, (list) => stageList(deps, request, at, list));
      return reply.status(201).send({ data });
    },
  );
}

function previewRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/component/import/:importId',
    {
      schema: {
        tags,
        summary: 'A file that waits',
        params: ofImport,
        response: { 200: dataBody(importPreview) },
      },
    },
    async (request) => {
      const { importId } = request.params;
      return { data: await previewed(deps, request, (tx, actor) => readImport(tx, deps, actor, importId)) };
    },
  );
  app.put(
    '/api/component/import/:importId',
    {
      schema: {
        tags,
        summary: 'Another reading of the same file; nothing is saved',
        params: ofImport,
        body: importMappingInput,
        response: { 200: dataBody(importPreview) },
      },
    },
    async (request) => {
      const { importId } = request.params;
      return {
        data: await previewed(deps, request, (tx, actor) =>
          mapImport(tx, deps, actor, importId, request.body),
        ),
      };
    },
  );
}
