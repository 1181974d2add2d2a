import { id } from '@roofline/schema/fixtures/id';
import { aManyYears, aReconciliation, aYearSetup, aYearSetupInput } from '@roofline/schema/fixtures/year';
import { C, I, P, type RoomExamples } from '../room';

const done = { propertyComponentId: C, outcome: 'done', actualCost: 5, remainingUsefulLife: null } as const;
const setUp = aYearSetupInput({ expenditures: [done] });

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    setUpYear: { input: { propertyId: P, fiscalYear: 2027, ...setUp, idempotencyKey: 'k9' }, call: `POST /api/year/setup/${P}/2027`, body: setUp, key: 'k9' },
    skipYearSetup: { input: { propertyId: P, fiscalYear: 2027 }, call: `GET /api/year/skipsetup/${P}/2027` },
    setUpManyYears: { input: { workspaceId: I, fiscalYear: 2027, hasCostIncrease: true, inflationRate: 3, informationSourceId: 1, interestRate: null, properties: [{ propertyId: P, expenditures: [{ propertyComponentId: C, outcome: 'deferred' }] }], idempotencyKey: 'k11' }, call: `POST /api/year/setupmany/${I}/2027`, body: { hasCostIncrease: true, inflationRate: 3, informationSourceId: 1, interestRate: null, properties: [{ propertyId: P, expenditures: [{ propertyComponentId: C, outcome: 'deferred' }] }] }, key: 'k11' },
    reconcileFiscalYear: { input: { propertyId: P, fiscalYear: 2025, closingBalance: 1, contributions: 2, expenditures: 3, updateStartingBalance: true, idempotencyKey: 'k10' }, call: `POST /api/property/${P}/reconcilefiscalyear`, body: { fiscalYear: 2025, closingBalance: 1, contributions: 2, expenditures: 3, specialAssessments: 0, interest: 0, updateStartingBalance: true }, key: 'k10' },
  },
  serve: (upstream) =>
    upstream
      .data('GET', `/api/year/anticipatedexpenditures/${id(1)}/2026`, aYearSetup())
      .data('GET', `/api/year/setupmany/${id(1)}/2026`, aManyYears())
      .data('GET', `/api/property/${id(1)}/reconcilefiscalyear/2026`, aReconciliation()),
};
