import { by, type Place, type Room } from '../register/room';
import { administrators } from '../register/rights';

const inWorkspace = (at: Place) => `?workspaceId=${at.workspaceId}`;

export const room: Room = {
  routes: {
    'GET /api/portfolioanalytics/properties': { who: administrators, query: inWorkspace },
    'GET /api/portfolioanalytics/users': { who: administrators, query: inWorkspace },
  },
  pool: () => ({
    basis: ['plan', 'current'],
    sort: ['percentFunded', 'disclosureDue'],
    band: ['weak', 'strong'],
    belowZeroBy: [2035],
    isDisclosureOverdue: ['true', 'false'],
    activity: ['recent', 'never'],
  }),
  queries: {
    portfolioAssociations: {
      ...by('GET /api/portfolioanalytics/properties'),
      over: () => ({ view: { sort: 'percentFunded' }, page: 1, pageSize: 10 }),
    },
    portfolioUsers: by('GET /api/portfolioanalytics/users'),
  },
  shipped: {
    PortfolioAssociations: {
      variables: () => ({ view: { basis: 'plan' }, page: 1, pageSize: 25 }),
      atMost: 1,
    },
    PortfolioUsers: { variables: () => ({ sort: 'lastActive', page: 1, pageSize: 25 }), atMost: 1 },
  },
};
