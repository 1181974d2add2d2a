import { mapFile } from '@roofline/api/export-map/fixtures/map-file';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import type { UploadFile } from '../register/examples';
import { staffOnly } from '../register/rights';
import { by, type Room } from '../register/room';
import { newKey } from '../stack/people';

const staff = { who: staffOnly, token: 'never', isInNoWorkspace: true } as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file: UploadFile = {
  fileName: 'acme.xlsx',
  bytes: await mapFile(['Asset', 'Company'], ['{{name}}', 'Acme']),
  type: XLSX,
};
const ofMap = '/api/admin/exportmap/:propertyId';
const importing = 'POST /api/admin/property/:propertyId/exportmap';

export const room: Room = {
  routes: {
    [`GET ${ofMap}`]: staff,
    [importing]: { ...staff, file },
    [`DELETE ${ofMap}`]: staff,
    [`GET ${ofMap}/template`]: staff,
    [`GET ${ofMap}/try`]: staff,
    [`GET ${ofMap}/components`]: staff,
  },
  // Only internal staff imports one.
  furnish: async ({ cast, propertyId }) => {
    const { contentType, payload } = multipartBody([{ field: 'file', ...file }]);
    const answer = await cast.app.inject({
      method: 'POST',
      url: `/api/admin/property/${propertyId}/exportmap`,
      headers: { ...cast.as.staff, 'idempotency-key': newKey(), 'content-type': contentType },
      payload,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return {};
  },
  queries: {
    exportMap: by(`GET ${ofMap}`),
    exportMapTry: by(`GET ${ofMap}/try`),
  },
  mutations: { removeExportMap: by(`DELETE ${ofMap}`) },
  shipped: {
    ExportMap: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 2, isStaff: true },
    ExportMapTry: {
      variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }),
      atMost: 1,
      isStaff: true,
    },
  },
};
