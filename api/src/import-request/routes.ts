import {
  importRequest,
  importRequestChange,
  importRequestDetail,
  importRequestInput,
  importRequestPage,
  importRequestsInput,
  type ImportRequest,
} from '@roofline/schema/import-request/import-request';
import { job, type Job } from '@roofline/schema/job/job';
import type { Actor } from '../platform/actor';
import type { Guard } from '../platform/idempotency';
import { requireStaff } from '../platform/identity/staff';
import { accepted, created, data, download, either } from '../platform/route/answer';
import { late } from '../platform/route/call';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put } from '../platform/route/write';
import { fileIfSent, fileWithFields } from '../platform/upload/form-file';
import { propertyGuard } from '../property/access';
import { requireRequest } from './access';
import { importRequested, LINES_AT_ONCE } from './import/import';
import { listRequests, readRequest, readWorkbook } from './list';
import { sendStudy } from './send';
import { changeRequest } from './take';
import { studyUpload, WORKBOOK } from './upload';

const TAG = 'admin: import requests';

const isRequest = (made: ImportRequest | Job): made is ImportRequest => 'importRequestId' in made;

/** Returns the guard that admits only staff who reach the request. */
const staffGuard =
  (actor: Actor, importRequestId: string): Guard =>
  async (tx) => {
    requireStaff(actor);
    return requireRequest(tx, actor, importRequestId);
  };

/** The routes of reserve studies that customers send, for users who run the property. */
const customerRoutes = routes(
  TAG,
  post('/api/admin/import-request', {
    summary:
      'Send a reserve study to Roofline: multipart, field "file", a single .xlsx of at most 10 MB, beside "propertyId" and "fiscalYear"',
    activity: 'reserve study',
    body: late(importRequestInput),
    file: fileWithFields(studyUpload, importRequestInput),
    answer: created(importRequest),
    guard: ({ actor, file }) => propertyGuard(actor, file.fields.propertyId, 'edit'),
    steps: ({ actor, signal, file: { file, fields: input }, deps }, once) =>
      sendStudy(deps, { actor, signal, file, input }, once),
  }),
  get('/api/admin/import-request', {
    summary:
      'A page of the import requests, newest first: of all portfolios for internal staff, else of the properties that the caller runs',
    query: importRequestsInput,
    answer: data(importRequestPage),
    work: (tx, { actor, query }) => listRequests(tx, actor, query),
  }),
  get('/api/admin/import-request/:importRequestId', {
    summary: 'An import request with the preview of what its import would bring',
    answer: data(importRequestDetail),
    steps: ({ actor, signal, params, deps }) => readRequest(deps, { actor, signal }, params.importRequestId),
  }),
  get('/api/admin/import-request/:importRequestId/file', {
    summary: 'The workbook of an import request, as a download',
    answer: download(WORKBOOK.contentType),
    work: (tx, { actor, params }) => readWorkbook(tx, actor, params.importRequestId),
  }),
);

const staffRoutes = routes(
  TAG,
  put('/api/admin/import-request/:importRequestId', {
    summary:
      'Take an import request for a fiscal year, or send the problems of its file to its sender. Only for internal staff',
    right: 'never',
    activity: 'reserve study',
    first: ({ actor }) => requireStaff(actor),
    body: importRequestChange,
    answer: data(importRequest),
    steps: ({ actor, signal, params, version, body: input, deps }) =>
      changeRequest(deps, { actor, signal, ...params, version, input }),
  }),
  post('/api/admin/import-request/:importRequestId/:fiscalYear/import', {
    summary: `Import the study of a request into a fiscal year, all rows or none; "file" replaces its workbook. 202 with a job for more than ${LINES_AT_ONCE} rows. Repeating returns the first result. Only for internal staff`,
    right: 'never',
    activity: ['component', 'componentCost'],
    first: ({ actor }) => requireStaff(actor),
    version: 'ifGiven',
    file: fileIfSent(studyUpload),
    answer: either(data(importRequest), accepted(job), isRequest),
    guard: ({ actor, params }) => staffGuard(actor, params.importRequestId),
    writesBeside:
      'the request gets another reading of its file and what stands in the way of importing it, also where nothing is imported',
    steps: ({ actor, signal, params, version, file, deps }, once) =>
      importRequested(deps, { actor, signal, version, file, ...params }, once),
  }),
);

export const importRequestRoutes = [...customerRoutes, ...staffRoutes];
