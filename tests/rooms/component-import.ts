import type { UploadFile } from '../register/examples';
import { by, type Room } from '../register/room';
import { runners } from '../register/rights';

const list = (text: string): UploadFile => ({
  fileName: 'a.csv',
  bytes: Buffer.from(text),
  type: 'text/csv',
});
const file = list('Item,UL,RUL,Cost\nRoof,20,5,900\n');

export const room: Room = {
  routes: {
    'POST /api/component/property/:propertyId/import': { who: runners, file },
    'GET /api/component/import/:importId': { who: runners },
    'PUT /api/component/import/:importId': {
      who: runners,
      // Too few columns are mapped, so that no acceptance saves anything.
      body: () => ({ columns: [{ index: 0, field: 'name' }], skipErrors: true }),
    },
    'POST /api/component/import/:importId/accept': {
      who: runners,
      past: ['required'],
      // Its roof is in the file, at another cost.
      recorded: ({ away }) => [{ at: away }],
    },
  },
  furnish: async ({ upload, propertyId }) => {
    const { importId } = await upload(`/api/component/property/${propertyId}/import`, file);
    return { importId };
  },
  pool: () => ({ index: [0, 1, 2] }),
  plant: async ({ upload, propertyId }) => {
    const path = `/api/component/property/${propertyId}/import`;
    const { importId } = await upload(path, list('Item,UL,RUL,Cost\nPaint,7,2,900\n'));
    return { importId: [importId] };
  },
  queries: {
    componentImport: by('GET /api/component/import/:importId'),
  },
  mutations: {
    mapComponentImport: by('PUT /api/component/import/:importId'),
    acceptComponentImport: by('POST /api/component/import/:importId/accept'),
  },
  shipped: {
    ComponentImport: { variables: (at) => ({ importId: at.importId }), atMost: 1 },
  },
  demo: async (manager, { propertyId }) => {
    const path = `/upload/component-import/${propertyId}/2026`;
    const lines = 'Component,Useful Life,Remaining,Cost\nBench,10,4,900\n';
    const { body } = await manager.upload<{ importId: string }>(path, 'list.csv', lines);
    return { importId: body.data!.importId };
  },
};
