import { by, type Room } from '../register/room';
import { owner, readers, staffOnly } from '../register/rights';
import { thisYear } from '../stack/people';
import { until } from '../stack/until';

export const room: Room = {
  routes: {
    // Anyone with access to the property may ask; the job reports that the role may not have the document.
    'POST /api/job/document': {
      who: readers,
      body: ({ propertyId, fiscalYear }) => ({
        document: 'components',
        propertyId,
        fiscalYear: Number(fiscalYear),
      }),
    },
    'GET /api/job/:jobId': { who: owner },
    'POST /api/job/:jobId/cancel': { who: owner, isUnkeyed: true },
    'GET /api/job/:jobId/download': { who: owner },
    'GET /api/admin/jobs': { who: staffOnly, token: 'never', query: () => '', isInNoWorkspace: true },
    // The job of the scene did not fail: whoever gets past the guard hears so.
    'POST /api/admin/jobs/:jobId/retry': {
      who: staffOnly,
      token: 'never',
      isUnkeyed: true,
      isInNoWorkspace: true,
      past: ['notFailed'],
    },
  },
  furnish: async ({ cast, ask, propertyId }) => {
    const payload = { document: 'components', propertyId, fiscalYear: 2026 };
    const { jobId } = await ask('POST', '/api/job/document', { payload });
    await cast.runJobs();
    return { jobId };
  },
  plant: async ({ rest, propertyId }) => {
    const body = { document: 'components', propertyId, fiscalYear: thisYear() };
    let jobId = '';
    // Random requests may have left as many waiting as one user may have.
    await until(async () => {
      const answer = await rest.send<{ jobId: string }>('POST', '/api/job/document', { body });
      if (answer.status === 202) ({ jobId } = answer.data);
      return answer.status === 202;
    });
    await until(async () => {
      const { status } = await rest.ask<{ status: string }>('GET', `/api/job/${jobId}`);
      return status !== 'queued' && status !== 'running';
    });
    return { jobId: [jobId] };
  },
  queries: {
    job: by('GET /api/job/:jobId'),
    jobs: by('GET /api/admin/jobs', { over: () => ({ status: 'failed' }) }),
  },
  mutations: {
    requestDocument: by('POST /api/job/document', { over: () => ({ planId: undefined }) }),
    cancelJob: by('POST /api/job/:jobId/cancel'),
    retryJob: by('POST /api/admin/jobs/:jobId/retry'),
  },
  nested: {
    'Job.file': { route: 'GET /api/job/:jobId' },
    // The scene's job created a document.
    'Job.componentImport': { route: 'GET /api/job/:jobId', isEmpty: true },
    'Job.ledgerImport': { route: 'GET /api/job/:jobId', isEmpty: true },
    'Job.manyYears': { route: 'GET /api/job/:jobId', isEmpty: true },
  },
  parents: {
    Job: (s) => `query($jobId:ID!){parent:job(jobId:$jobId){${s}}}`,
  },
  shipped: {
    Job: { variables: (at) => ({ jobId: at.jobId }), atMost: 1 },
    AdminJobs: { variables: () => ({ status: 'failed', page: 1, pageSize: 10 }), atMost: 1, isStaff: true },
  },
  demo: async (manager, { propertyId }) => {
    const { requestDocument } = await manager.ask<{ requestDocument: { job: { jobId: string } } }>(
      'mutation Ask($input: RequestDocumentInput!) { requestDocument(input: $input) { job { jobId } } }',
      { input: { document: 'components', propertyId, fiscalYear: 2026, idempotencyKey: 'rest-calls' } },
    );
    return requestDocument.job;
  },
};
