import { aReserveStudyInput } from '@roofline/schema/fixtures/year';
import { studyOf } from '../examples';
import { C, P, type RoomExamples } from '../room';

export const study = aReserveStudyInput();

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addReserveStudy: { input: { propertyId: P, values: study, idempotencyKey: 'k2' }, call: `POST /api/property/${P}/reservestudy`, body: study, key: 'k2' },
    updateReserveStudy: { input: { propertyId: P, propertyReserveStudyId: C, version: 2, values: study }, call: `PUT /api/property/${P}/reservestudy/${C}`, body: study, version: 2 },
    removeReserveStudy: { input: { propertyId: P, propertyReserveStudyId: C, version: 2 }, call: `DELETE /api/property/${P}/reservestudy/${C}`, version: 2 },
  },
  serve: (upstream) =>
    upstream.batch('/api/property/reservestudies', (each) => [studyOf(each, 2), studyOf(each, 1)]),
};
