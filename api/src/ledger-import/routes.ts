import { limits } from '@roofline/schema/value/limits';
import { ledgerImportInput, ledgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { created, data, nothing } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, unkeyed } from '../platform/route/write';
import { sheetUpload } from '../platform/upload/sheet';
import { propertyGuard } from '../property/access';
import { acceptRoutes } from './accept/routes';
import { presentPreview } from './preview';
import { discardImport, placeOfImport, readImport } from './service';
import { mapLedger, stageLedger } from './turns';

const NOTHING_ENTERED = { none: 'the ledger stays as it is until the import is accepted' };

const previewRoutes = routes(
  'ledger import',
  post('/api/ledger/property/:propertyId/import', {
    summary:
      'Read a ledger: multipart, field "file", .xlsx or .csv, at most 25 MB and 150,000 lines. Enters nothing yet.',
    activity: NOTHING_ENTERED,
    file: sheetUpload(limits.ledgerFileBytes),
    answer: created(ledgerImportPreview),
    // A caller who may not import is refused before the file is read.
    first: ({ actor, params, deps }) =>
      deps.database.tenant(actor, (tx) => placeOfImport(tx, actor, params.propertyId), { readOnly: true }),
    guard: ({ actor, first }) => propertyGuard(actor, first.propertyId, 'editLedger'),
    steps: ({ actor, first: at, file, signal, deps }, once) =>
      stageLedger(deps, { actor, signal, at, file }, once),
  }),
  get('/api/ledger/import/:ledgerImportId', {
    summary: 'A ledger file waiting for acceptance',
    answer: data(ledgerImportPreview),
    work: async (tx, { actor, params }) => presentPreview(await readImport(tx, actor, params.ledgerImportId)),
  }),
  unkeyed('PUT', '/api/ledger/import/:ledgerImportId', {
    summary: 'Read the same file another way: columns, order of month and day, signs, uses of accounts',
    activity: NOTHING_ENTERED,
    neither: 'the last reading wins, and nothing but the preview follows from it',
    body: ledgerImportInput,
    answer: data(ledgerImportPreview),
    steps: ({ actor, params, body, signal, deps }) =>
      mapLedger(deps, { actor, signal, importId: params.ledgerImportId }, body),
  }),
  unkeyed('DELETE', '/api/ledger/import/:ledgerImportId', {
    summary: 'Discard a file that was read. What was accepted of it stays',
    activity: NOTHING_ENTERED,
    neither: 'what is discarded stays so',
    answer: nothing,
    work: (tx, { actor, params }) => discardImport(tx, actor, params.ledgerImportId),
  }),
);

/** The routes that import a ledger from a file: upload and preview, another reading, acceptance. */
export const ledgerImportRoutes = [...previewRoutes, ...acceptRoutes];
