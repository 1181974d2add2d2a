import { adminJob, adminJobPage, adminJobsInput } from '@roofline/schema/job/admin-job';
import { documentRequest, job } from '@roofline/schema/job/job';
import { PDF, XLSX } from '../platform/http/media-types';
import { ZIP } from '../platform/zip/zip';
import { accepted, data, download } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, unkeyed } from '../platform/route/write';
import { requireStaff } from '../platform/identity/staff';
import { pageOfJobs, retryJob } from './admin';
import { askForDocument, placeOfRequest } from './document';
import { cancelJob, fileOf, presentJob, requireJob } from './service';

/** The routes of a user's jobs: their progress, their end and their results. */
export const jobRoutes = routes(
  'job',
  get('/api/job/:jobId', {
    summary:
      'Status of a job; request it again until it is succeeded, failed or canceled. Only for the user who started it',
    answer: data(job),
    work: async (tx, { actor, params }) => presentJob(await requireJob(tx, actor, params.jobId)),
  }),
  unkeyed('POST', '/api/job/:jobId/cancel', {
    summary:
      'Cancel an unfinished job. Anything it has saved stays; its status says whether the cancellation took effect',
    activity: { none: 'a job that is canceled has changed nothing; one that saves records what it saves' },
    neither: 'a job that is over stays as it is',
    answer: data(job),
    work: async (tx, { actor, params, after, deps }) =>
      cancelJob(tx, after, deps, await requireJob(tx, actor, params.jobId)),
  }),
  get('/api/job/:jobId/download', {
    summary: 'The file that a job created, for a day (a full archive for seven); 410 afterwards',
    answer: download(PDF, XLSX, ZIP),
    isPassing: true,
    work: (tx, { actor, params }) => fileOf(tx, actor, params.jobId),
  }),
  post('/api/job/document', {
    summary: 'Request a document: 202 with its job; once the job has succeeded, its download is the document',
    activity: { none: 'a document is drawn from the data and changes none of it' },
    body: documentRequest,
    answer: accepted(job),
    guard:
      ({ actor, body }) =>
      (tx) =>
        placeOfRequest(tx, actor, body),
    work: async (tx, { actor, body, after, deps }) =>
      presentJob(await askForDocument(tx, after, deps, actor, body)),
  }),
  get('/api/admin/jobs', {
    summary: 'Jobs of all portfolios by status, without their contents. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    query: adminJobsInput,
    answer: data(adminJobPage),
    identity: (tx, { query, deps }) => pageOfJobs(tx, query, deps.clock.now()),
  }),
  unkeyed('POST', '/api/admin/jobs/:jobId/retry', {
    summary: 'Begin a failed job again. Only for internal staff',
    right: 'never',
    activity: { none: 'a job records what it changes once it does it' },
    neither: 'only a job that failed is begun again: a repeat finds it waiting (409 notFailed)',
    first: ({ actor }) => requireStaff(actor),
    answer: data(adminJob),
    identity: (tx, { params, after, deps }) => retryJob(tx, after, deps, params.jobId),
  }),
);
