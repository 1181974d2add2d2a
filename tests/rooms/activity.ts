import { by, type Room } from '../register/room';
import { administrators, readers } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/activity/:propertyId': { who: readers },
    'GET /api/activity/:propertyId/export': { who: readers },
    'GET /api/workspace/activity': {
      who: administrators,
      query: ({ workspaceId }) => `?workspaceId=${workspaceId}`,
      token: 'read',
    },
  },
  pool: () => ({ from: ['2020-01-01'], to: ['2030-12-31'] }),
  queries: { portfolioActivity: by('GET /api/workspace/activity') },
  nested: {
    'Property.activity': { route: 'GET /api/activity/:propertyId' },
  },
  shipped: {
    PropertyActivity: { variables: ({ propertyId }) => ({ propertyId, page: 1 }), atMost: 2 },
    PortfolioActivity: {
      variables: ({ workspaceId }) => ({ workspaceId, page: 1, pageSize: 20 }),
      atMost: 1,
    },
  },
};
