import { by, type Place, type Room } from '../register/room';
import { administrators } from '../register/rights';

const inWorkspace = (at: Place) => `?workspaceId=${at.workspaceId}`;
const spend = (at: Place) => `${inWorkspace(at)}&from=2024&to=2026`;

export const room: Room = {
  routes: {
    'GET /api/portfolioanalytics/properties': { who: administrators, query: inWorkspace },
    'GET /api/portfolioanalytics/map': { who: administrators, query: inWorkspace },
    'GET /api/portfolioanalytics/users': { who: administrators, query: inWorkspace },
    'GET /api/portfolioanalytics/whatif': { who: administrators, query: inWorkspace },
    'GET /api/portfolioanalytics/projectspend': { who: administrators, query: spend },
    'GET /api/portfolioanalytics/projectspend/breakdown': {
      who: administrators,
      query: (at) => `${spend(at)}&by=phase&key=Closed`,
    },
  },
  pool: () => ({
    basis: ['plan', 'current'],
    sort: ['percentFunded', 'disclosureDue'],
    band: ['weak', 'strong'],
    belowZeroBy: [2035],
    isDisclosureOverdue: ['true', 'false'],
    activity: ['recent', 'never'],
    inflation: [1, -0.5],
    cost: [10],
    by: ['property', 'category', 'phase', 'year'],
    // Years here, where other rooms ask from one day to another.
    'from /api/portfolioanalytics/projectspend': [2024],
    'to /api/portfolioanalytics/projectspend': [2026],
    'from /api/portfolioanalytics/projectspend/breakdown': [2024],
    'to /api/portfolioanalytics/projectspend/breakdown': [2026],
  }),
  queries: {
    portfolioAssociations: {
      ...by('GET /api/portfolioanalytics/properties'),
      over: () => ({ view: { sort: 'percentFunded' }, page: 1, pageSize: 10 }),
    },
    portfolioMap: {
      ...by('GET /api/portfolioanalytics/map'),
      over: () => ({ view: { sort: 'percentFunded' } }),
    },
    portfolioUsers: {
      ...by('GET /api/portfolioanalytics/users'),
      over: () => ({ sort: 'lastActive', page: 1, pageSize: 10 }),
    },
    portfolioWhatIf: {
      ...by('GET /api/portfolioanalytics/whatif'),
      over: () => ({ change: { inflation: 1 } }),
    },
    portfolioProjectSpend: {
      ...by('GET /api/portfolioanalytics/projectspend'),
      over: () => ({ by: 'year', from: 2024, to: 2026 }),
    },
    portfolioSpendBreakdown: {
      ...by('GET /api/portfolioanalytics/projectspend/breakdown'),
      over: () => ({ by: 'phase', key: 'Closed', from: 2024, to: 2026 }),
    },
  },
  shipped: {
    PortfolioAssociations: {
      variables: () => ({ view: { basis: 'plan' }, page: 1, pageSize: 25 }),
      atMost: 1,
    },
    SavedViews: { variables: () => ({ a: 'properties', b: 'views' }), atMost: 1 },
    PortfolioMap: { variables: () => ({ view: { basis: 'plan' } }), atMost: 1 },
    PortfolioProjectSpend: { variables: () => ({ by: 'category', from: 2024, to: 2026 }), atMost: 1 },
    PortfolioSpendBreakdown: {
      variables: () => ({ by: 'phase', key: 'Closed', from: 2024, to: 2026, page: 1, pageSize: 25 }),
      atMost: 1,
    },
    PortfolioWhatIf: { variables: () => ({ change: { inflation: 1 } }), atMost: 1 },
    PortfolioUsers: { variables: () => ({ sort: 'lastActive', page: 1, pageSize: 25 }), atMost: 1 },
  },
};
