import { anImportPreview } from '@roofline/schema/fixtures/component';
import { id } from '@roofline/schema/fixtures/id';
import { anImportRequest } from '@roofline/schema/fixtures/import-request';
import { I, paged, type RoomExamples } from '../room';

const at = `/api/admin/import-request/${I}`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    updateImportRequest: { input: { importRequestId: I, version: 3, fiscalYear: 2026, status: 'FAILED_VALIDATION' }, call: `PUT ${at}`, body: { fiscalYear: 2026, status: 1 }, version: 3 },
    processImportRequest: { input: { importRequestId: I, version: 3, fiscalYear: 2026, idempotencyKey: 's1' }, call: `POST ${at}/2026/import`, version: 3, key: 's1' },
  },
  serve: (upstream, numbers) => {
    const rows = numbers.map((n) => anImportRequest({ importRequestId: id(n) }));
    upstream.data('GET', '/api/admin/import-request', { ...paged(rows), newCount: rows.length });
    for (const row of rows)
      upstream.data('GET', `/api/admin/import-request/${row.importRequestId}`, {
        ...row,
        preview: anImportPreview(),
      });
  },
};
