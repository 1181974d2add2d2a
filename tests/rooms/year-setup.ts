import { aReconciliationInput, aYearSetupInput } from '@roofline/schema/fixtures/year';
import { by, type Place, type Room } from '../register/room';
import { administrators, runners } from '../register/rights';

/** No property has it. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const of2027 = (place: Place): Place => ({ ...place, fiscalYear: '2027' });

export const room: Room = {
  routes: {
    'GET /api/year/anticipatedexpenditures/:propertyId/:fiscalYear': { who: runners },
    'POST /api/year/setup/:propertyId/:fiscalYear': {
      who: runners,
      // 2026 is set up and has not ended: no request changes it.
      body: () => aYearSetupInput(),
      past: ['alreadySetUp'],
      recorded: ({ california }) => [{ at: of2027(california), payload: aYearSetupInput() }],
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
      body: (at) => aReconciliationInput({ fiscalYear: Number(at.fiscalYear) }),
      past: ['notClosed'],
      recorded: ({ california }) => [{ at: california, payload: aReconciliationInput() }],
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
