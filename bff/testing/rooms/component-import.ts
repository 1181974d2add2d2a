import { id } from '@roofline/schema/fixtures/id';
import { anImportPreview } from '@roofline/schema/fixtures/component';
import { I, type RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    mapComponentImport: { input: { importId: I, columns: [{ index: 0, field: 'name' }, { index: 1 }], headerRow: 3 }, call: `PUT /api/component/import/${I}`, body: { columns: [{ index: 0, field: 'name' }, { index: 1, field: null }], headerRow: 3, skipErrors: false, skipRows: [] } },
    acceptComponentImport: { input: { importId: I, idempotencyKey: 'k5' }, call: `POST /api/component/import/${I}/accept`, key: 'k5' },
  },
  serve: (upstream) => upstream.data('GET', `/api/component/import/${id(1)}`, anImportPreview()),
};
