import { by, type Place, type Room } from '../register/room';
import { administrators, runners } from '../register/rights';

/** No property has it. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const setUp = {
  expenditures: [],
  hasCostIncrease: true,
  inflationRate: 3,
  informationSourceId: 3,
  yearEndReserveBalance: 250_000,
  averageHoaAnnualFee: 800_000,
  annualReserveContribution: 120_000,
};
const closing = { fiscalYear: 2025, closingBalance: 40_000, contributions: 24_000, expenditures: 3_000 };
const of2027 = (place: Place): Place => ({ ...place, fiscalYear: '2027' });

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
      recorded: ({ california }) => [{ at: of2027(california), payload: setUp }],
    },
    'GET /api/year/skipsetup/:propertyId/:fiscalYear': {
      who: runners,
      token: 'write',
      recorded: ({ away }) => [{ at: of2027(away) }],
    },
    'GET /api/year/setupmany/:workspaceId/:fiscalYear': { who: administrators },
    'POST /api/year/setupmany/:workspaceId/:fiscalYear': {
      who: administrators,
      // The same each time: a repeat finds the job.
      body: () => ({ hasCostIncrease: false, properties: [{ propertyId: NOBODYS }] }),
    },
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
      recorded: ({ california }) => [
        { at: california, payload: { ...closing, updateStartingBalance: true } },
      ],
    },
  },
  furnish: async () => ({ fiscalYear: '2026' }),
  plant: async ({ pool }) => {
    const propertyComponentId = pool.propertyComponentId?.[0];
    return { expenditures: [[], [{ propertyComponentId, outcome: 'done', actualCost: 1_234.5 }]] };
  },
  queries: {
    manyYears: by('GET /api/year/setupmany/:workspaceId/:fiscalYear'),
    yearSetup: by('GET /api/year/anticipatedexpenditures/:propertyId/:fiscalYear'),
    reconciliation: by('GET /api/property/:propertyId/reconcilefiscalyear/:fiscalYear'),
  },
  mutations: {
    setUpManyYears: by('POST /api/year/setupmany/:workspaceId/:fiscalYear'),
    setUpYear: by('POST /api/year/setup/:propertyId/:fiscalYear'),
    skipYearSetup: by('GET /api/year/skipsetup/:propertyId/:fiscalYear'),
    reconcileFiscalYear: by('POST /api/property/:propertyId/reconcilefiscalyear'),
  },
  shipped: {
    // Of a job that set no years up, which is all that the demo has.
    ManyYearsOutcome: { variables: (at) => ({ jobId: at.jobId }), atMost: 2 },
    ManyYears: { variables: (at) => ({ workspaceId: at.workspaceId, fiscalYear: 2027 }), atMost: 1 },
    YearSetup: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2027 }), atMost: 1 },
    Reconciliation: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 1 },
  },
};
