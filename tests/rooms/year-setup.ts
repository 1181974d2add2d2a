import { by, type Room } from '../register/room';
import { runners } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/year/anticipatedexpenditures/:propertyId/:fiscalYear': { who: runners },
    'POST /api/year/setup/:propertyId/:fiscalYear': {
      who: runners,
      // 2026 is set up and has not ended: no request changes it.
      body: () => ({
        expenditures: [],
        hasCostIncrease: false,
        yearEndReserveBalance: 1,
        averageHoaAnnualFee: 1,
        annualReserveContribution: 1,
      }),
      past: ['alreadySetUp'],
    },
    'GET /api/year/skipsetup/:propertyId/:fiscalYear': { who: runners, token: 'write' },
    'GET /api/property/:propertyId/reconcilefiscalyear/:fiscalYear': { who: runners },
    'POST /api/property/:propertyId/reconcilefiscalyear': {
      who: runners,
      body: (at) => ({
        fiscalYear: Number(at.fiscalYear),
        closingBalance: 1,
        contributions: 1,
        expenditures: 1,
        updateStartingBalance: false,
      }),
      past: ['notClosed'],
    },
  },
  furnish: async () => ({ fiscalYear: '2026' }),
  plant: async ({ pool }) => {
    const propertyComponentId = pool.propertyComponentId?.[0];
    return { expenditures: [[], [{ propertyComponentId, outcome: 'done', actualCost: 1_234.5 }]] };
  },
  queries: {
    yearSetup: by('GET /api/year/anticipatedexpenditures/:propertyId/:fiscalYear'),
    reconciliation: by('GET /api/property/:propertyId/reconcilefiscalyear/:fiscalYear'),
  },
  mutations: {
    setUpYear: by('POST /api/year/setup/:propertyId/:fiscalYear'),
    skipYearSetup: by('GET /api/year/skipsetup/:propertyId/:fiscalYear'),
    reconcileFiscalYear: by('POST /api/property/:propertyId/reconcilefiscalyear'),
  },
  shipped: {
    YearSetup: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2027 }), atMost: 1 },
    Reconciliation: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 1 },
  },
};
