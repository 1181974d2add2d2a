import { job } from '@roofline/schema/job/job';
import {
  importLimits,
  propertyImport,
  propertyImportAcceptInput,
  propertyImportInput,
} from '@roofline/schema/property-import/property-import';
import { limits } from '@roofline/schema/value/limits';
import { accepted, created, data } from '../platform/route/answer';
import { late } from '../platform/route/call';
import { routes } from '../platform/route/declare';
import { get, getDocument } from '../platform/route/read';
import { post } from '../platform/route/write';
import { fileWithFields } from '../platform/upload/form-file';
import { sheetUpload } from '../platform/upload/sheet';
import { addingGuard } from '../property/add';
import { presentImport, requireImport } from './access';
import { acceptImport } from './add/accept';
import { templateDocument } from './template';
import { uploadProperties } from './upload';

const ofImport = '/api/property/import/:propertyImportId';

/** The routes to add many properties from one workbook: template, upload with problems, and adding them. */
export const propertyImportRoutes = routes(
  'property import',
  getDocument('/api/property/import/template', {
    summary: 'The workbook to fill in, as .xlsx: its headings are those that an upload recognizes',
    document: templateDocument,
    asked: () => ({}),
  }),
  post('/api/property/import', {
    summary: `Read a workbook of at most ${importLimits.properties} properties: multipart, field "file", .xlsx, at most 10 MB, beside "workspaceId". Adds nothing yet`,
    activity: { none: 'nothing is added until the workbook is accepted' },
    body: late(propertyImportInput),
    file: fileWithFields(sheetUpload(limits.importFileBytes), propertyImportInput),
    answer: created(propertyImport),
    guard: ({ actor, file }) => addingGuard(actor, file.fields),
    steps: ({ actor, signal, file: { file, fields: input }, deps }, once) =>
      uploadProperties(deps, { actor, signal, file, input }, once),
  }),
  get(ofImport, {
    summary: 'A workbook that the caller uploaded, with what became of each property',
    answer: data(propertyImport),
    work: async (tx, { actor, params }) =>
      presentImport(tx, actor, await requireImport(tx, actor, params.propertyImportId)),
  }),
  post(`${ofImport}/accept`, {
    summary:
      'Add the properties of a workbook by a job, each as a whole or not at all. Repeating returns the same job while it runs',
    activity: { none: 'the job records each property that it adds' },
    body: propertyImportAcceptInput,
    answer: accepted(job),
    guard:
      ({ actor, params }) =>
      (tx) =>
        requireImport(tx, actor, params.propertyImportId),
    work: (tx, { actor, params, body, deps, after }) =>
      acceptImport(tx, after, deps, actor, { ...params, ...body }),
  }),
);
