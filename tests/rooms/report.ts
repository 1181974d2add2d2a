import { by, type Room } from '../register/room';
import { administrators, ownWorkspace, withMember } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/plan/:planId/packet': { who: withMember },
    'GET /api/reports/percentfunded/:propertyId/:fiscalYear': { who: withMember },
    'GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear': { who: withMember },
    'GET /api/reports/componentinventory/:propertyId/:fiscalYear': { who: withMember },
    'GET /api/reports/percentfunded/:propertyId/:fiscalYear(^\\d{4}).xlsx': { who: withMember },
    'GET /api/reports/percentfunded/:propertyId/:fiscalYear(^\\d{4}).pdf': { who: withMember },
    'GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear(^\\d{4}).xlsx': { who: withMember },
    'GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear(^\\d{4}).pdf': { who: withMember },
    'GET /api/reports/componentinventory/:propertyId/:fiscalYear(^\\d{4}).xlsx': { who: withMember },
    'GET /api/reports/componentinventory/:propertyId/:fiscalYear(^\\d{4}).pdf': { who: withMember },
    'GET /api/reports/ratingbands/:workspaceId': { who: ownWorkspace },
    'PUT /api/reports/ratingbands/:workspaceId': {
      who: administrators,
      body: () => ({
        weakBelow: 25,
        strongFrom: 75,
        overfundedAbove: 120,
      }),
      startsAtNothing: true,
    },
  },
  pool: () => ({ weakBelow: [20, 30], strongFrom: [60, 70.5], overfundedAbove: [110] }),
  queries: {
    percentFundedReport: by('GET /api/reports/percentfunded/:propertyId/:fiscalYear'),
    expendituresReport: by('GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear'),
    inventoryReport: by('GET /api/reports/componentinventory/:propertyId/:fiscalYear'),
    ratingBands: by('GET /api/reports/ratingbands/:workspaceId'),
  },
  mutations: {
    updateRatingBands: by('PUT /api/reports/ratingbands/:workspaceId'),
  },
  shipped: {
    PercentFundedReport: {
      variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026, years: 30 }),
      atMost: 1,
    },
    ExpendituresReport: {
      variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026, years: 30 }),
      atMost: 1,
    },
    InventoryReport: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 1 },
    RatingBands: { variables: (at) => ({ workspaceId: at.workspaceId }), atMost: 1 },
  },
};
