import { limits } from '@roofline/schema/value/limits';
import { importMappingInput, importPreview } from '@roofline/schema/component-import/component-import';
import { z } from 'zod';
import { yearParam } from '../platform/ids';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, unkeyed } from '../platform/route/write';
import { sheetUpload } from '../platform/upload/sheet';
import { propertyGuard } from '../property/access';
import { acceptRoutes } from './accept/routes';
import { mapImport, placeOfImport, readImport } from './service';
import { stageList } from './turns';
import { importPreviewing } from './work';

const previewRoutes = routes(
  'component import',
  post('/api/component/property/:propertyId/import', {
    summary:
      'Read a component list: multipart, field "file", .xlsx or .csv, at most 10 MB. Saves nothing yet.',
    activity: { none: 'the inventory stays as it is until the import is accepted' },
    query: z.object({ fiscalYear: yearParam.optional() }),
    file: sheetUpload(limits.importFileBytes),
    answer: created(importPreview),
    // Refuses a caller without the right before the file is read.
    first: ({ actor, params, query: { fiscalYear = null }, deps }) =>
      deps.database.tenant(actor, (tx) => placeOfImport(tx, deps, actor, { ...params, fiscalYear }), {
        readOnly: true,
      }),
    guard: ({ actor, first }) => propertyGuard(actor, first.propertyId, 'editComponents'),
    steps: ({ actor, first: at, file, signal, deps }, once) =>
      stageList(deps, { actor, signal, at, file }, once),
  }),
  get('/api/component/import/:importId', {
    summary: 'A file waiting for acceptance',
    answer: data(importPreview),
    compute: {
      kind: importPreviewing,
      read: (tx, { actor, params, deps }) => readImport(tx, deps, actor, params.importId),
    },
  }),
  unkeyed('PUT', '/api/component/import/:importId', {
    summary: 'Read the same file with other columns or rows; saves nothing',
    activity: { none: 'the inventory stays as it is until the import is accepted' },
    neither: 'the last reading wins, and nothing but the preview follows from it',
    body: importMappingInput,
    answer: data(importPreview),
    compute: {
      kind: importPreviewing,
      read: (tx, { actor, params, body, deps }) => mapImport(tx, deps, actor, params.importId, body),
    },
  }),
);

/** The routes of component imports: upload with preview, another mapping, acceptance. */
export const componentImportRoutes = [...previewRoutes, ...acceptRoutes];
