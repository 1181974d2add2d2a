import { id } from '@roofline/schema/fixtures/id';
import { aJob } from '@roofline/schema/fixtures/job';
import { P, type RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    requestDocument: { input: { document: 'packet', planId: P, years: null, idempotencyKey: 'k6' }, call: 'POST /api/job/document', body: { document: 'packet', planId: P }, key: 'k6' },
    cancelJob: { input: { jobId: P }, call: `POST /api/job/${P}/cancel` },
  },
  serve: (upstream) => upstream.data('GET', `/api/job/${id(1)}`, aJob()),
};
