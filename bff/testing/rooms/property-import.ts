import { id } from '@roofline/schema/fixtures/id';
import { aPropertyImport } from '@roofline/schema/fixtures/property-import';
import { I, type RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    acceptPropertyImport: { input: { propertyImportId: I, leaveOut: true, idempotencyKey: 'k6' }, call: `POST /api/property/import/${I}/accept`, body: { leaveOut: true }, key: 'k6' },
  },
  serve: (upstream) => upstream.data('GET', `/api/property/import/${id(1)}`, aPropertyImport()),
};
