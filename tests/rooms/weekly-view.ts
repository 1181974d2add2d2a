import { administrators } from '../register/rights';
import { by, type Place, type Room } from '../register/room';

const inWorkspace = (at: Place) => `?workspaceId=${at.workspaceId}`;
const all = '/api/portfolioanalytics/weeklyviews';

export const room: Room = {
  routes: {
    [`GET ${all}`]: { who: administrators, query: inWorkspace },
    // Nobody has saved the view of the scene.
    [`PUT ${all}/:viewId`]: {
      who: administrators,
      query: inWorkspace,
      body: () => ({ isWeekly: true }),
      token: 'never',
      past: ['noView'],
    },
  },
  furnish: async () => ({ viewId: '6f1c9a52-70a4-4a5e-9c0b-0d6a3d1f2b77' }),
  queries: { weeklyViews: by(`GET ${all}`) },
  mutations: { setViewWeekly: by(`PUT ${all}/:viewId`) },
  shipped: { WeeklyViews: { variables: (at) => ({ workspaceId: at.workspaceId }), atMost: 1 } },
};
