import { id } from '@roofline/schema/fixtures/id';
import { aJob, anAdminJob } from '@roofline/schema/fixtures/job';
import { P, paged, type RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    requestDocument: { input: { document: 'packet', planId: P, years: null, idempotencyKey: 'k6' }, call: 'POST /api/job/document', body: { document: 'packet', planId: P }, key: 'k6' },
    cancelJob: { input: { jobId: P }, call: `POST /api/job/${P}/cancel` },
    retryJob: { input: { jobId: P }, call: `POST /api/admin/jobs/${P}/retry` },
  },
  serve: (upstream, numbers) => {
    upstream.data('GET', `/api/job/${id(1)}`, aJob());
    const jobs = numbers.map((n) => anAdminJob({ jobId: id(n) }));
    upstream.data('GET', '/api/admin/jobs', {
      ...paged(jobs),
      counts: { queued: 0, running: 0, failed: jobs.length },
    });
  },
};
