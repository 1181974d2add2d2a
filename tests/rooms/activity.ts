import type { Room } from '../register/room';
import { readers } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/activity/:propertyId': { who: readers },
    'GET /api/activity/:propertyId/export': { who: readers },
  },
  pool: () => ({ from: ['2020-01-01'], to: ['2030-12-31'] }),
  nested: {
    'Property.activity': { route: 'GET /api/activity/:propertyId' },
  },
  shipped: {
    PropertyActivity: { variables: ({ propertyId }) => ({ propertyId, page: 1 }), atMost: 2 },
  },
};
