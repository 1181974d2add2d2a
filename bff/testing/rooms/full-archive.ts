import { aJob } from '@roofline/schema/fixtures/job';
import { P, type RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    requestFullArchive: { input: { propertyId: P, idempotencyKey: 'a1' }, call: `POST /api/property/${P}/full-archive`, key: 'a1' },
  },
  serve: (upstream) => {
    upstream.data('GET', `/api/property/${P}/full-archive`, aJob({ kind: 'fullArchive' }));
  },
};
