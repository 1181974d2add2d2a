import { importMappingInput, importPreview } from '@roofline/schema/component-import';
import { dataBody } from '@roofline/schema/problem';
import { z } from 'zod';
import { readInventory } from '../component/service';
import { actorOf } from '../platform/authorize';
import type { Tx } from '../platform/database';
import type { App, Deps } from '../platform/deps';
import { once } from '../platform/idempotency';
import { uuidParams, yearParam } from '../platform/ids';
import { acceptRoute } from './accept/routes';
import { mapImport, readImport, stageImport } from './service';
import { propertyGuard } from '../property/access';
import { readUploaded, takeLists, withList } from './upload';

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
      const at = { ...request.params, fiscalYear: request.query.fiscalYear ?? null };
      // Who may not import is told before anything is read.
      await deps.database.tenant(actor, (tx) => readInventory(tx, deps, actor, at, 'editComponents'), {
        readOnly: true,
      });
      const data = await withList(request, async (list) => {
        const { fileName, sha256 } = list;
        const stage = { fileName, grid: await readUploaded(list) };
        const guard = propertyGuard(actor, at.propertyId, 'editComponents');
        const work = (tx: Tx) => stageImport(tx, deps, actor, at, stage);
        return once(deps, request, guard, work, { fileName, sha256 });
      });
      return reply.status(201).send({ data });
    },
  );
}

function previewRoutes(app: App, deps: Deps): void {
  const { database } = deps;
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
      const actor = actorOf(request);
      const { importId } = request.params;
      return {
        data: await database.tenant(actor, (tx) => readImport(tx, deps, actor, importId), { readOnly: true }),
      };
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
      const actor = actorOf(request);
      const { importId } = request.params;
      return {
        data: await database.tenant(actor, (tx) => mapImport(tx, deps, actor, importId, request.body)),
      };
    },
  );
}
