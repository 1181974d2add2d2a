import { studyOf } from '@roofline/api/import-request/fixtures/studies';
import type { UploadFile } from '../register/examples';
import { by, type Room } from '../register/room';
import { anywhereRunners, runners, staffOnly } from '../register/rights';
import { thisYear } from '../stack/people';

const file: UploadFile = {
  fileName: 'study.xlsx',
  bytes: studyOf([
    ['Study roof', 20, 5, 900],
    ['Roof', 20, 5, 950],
  ]),
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const staff = { who: staffOnly, token: 'never' } as const;

export const room: Room = {
  routes: {
    'POST /api/admin/import-request': {
      who: runners,
      file,
      fields: ({ propertyId, fiscalYear }) => ({
        propertyId: propertyId!,
        fiscalYear: fiscalYear ?? String(thisYear()),
      }),
    },
    'GET /api/admin/import-request': {
      who: anywhereRunners,
      query: () => '?status=4',
      isInNoWorkspace: true,
    },
    'GET /api/admin/import-request/:importRequestId': { who: runners },
    'GET /api/admin/import-request/:importRequestId/file': { who: runners },
    'PUT /api/admin/import-request/:importRequestId': { ...staff, body: () => ({ fiscalYear: 2026 }) },
    'POST /api/admin/import-request/:importRequestId/:fiscalYear/import': {
      ...staff,
      recorded: ({ away }) => [{ at: away }],
    },
  },
  furnish: async ({ upload, propertyId }) => {
    const fields = { propertyId, fiscalYear: '2026' };
    const { importRequestId } = await upload('/api/admin/import-request', { ...file, fields });
    return { importRequestId };
  },
  plant: async ({ upload, propertyId }) => {
    const fields = { propertyId, fiscalYear: String(thisYear()) };
    const { importRequestId } = await upload('/api/admin/import-request', { ...file, fields });
    return { importRequestId: [importRequestId!] };
  },
  queries: {
    importRequests: by('GET /api/admin/import-request', {
      over: () => ({ status: 'NEW_REQUEST_RECEIVED' }),
    }),
    importRequest: by('GET /api/admin/import-request/:importRequestId'),
  },
  mutations: {
    updateImportRequest: by('PUT /api/admin/import-request/:importRequestId', {
      over: () => ({ status: 'RECEIVED' }),
    }),
    processImportRequest: by('POST /api/admin/import-request/:importRequestId/:fiscalYear/import'),
  },
  shipped: {
    ImportRequests: { variables: () => ({ status: null, page: 1, pageSize: 10 }), atMost: 1 },
    ImportRequest: { variables: (at) => ({ importRequestId: at.importRequestId }), atMost: 1 },
    ImportRequestSheet: { variables: (at) => ({ importId: at.importId }), atMost: 1 },
  },
  demo: async (manager, { propertyId }) => {
    const fields = { propertyId: propertyId!, fiscalYear: '2026' };
    const { fileName, bytes, type } = file;
    const { body } = await manager.upload<{ importRequestId: string }>(
      '/upload/import-request',
      fileName,
      bytes,
      type,
      'file',
      fields,
    );
    return { importRequestId: body.data!.importRequestId };
  },
};
