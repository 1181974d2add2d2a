import { asPool, by, type Room } from '../register/room';
import { runners, signedIn } from '../register/rights';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { thisYear } from '../stack/people';

export const room: Room = {
  routes: {
    'GET /api/propertyfinancial': { who: signedIn },
    'GET /api/propertyfinancial/:propertyId/:fiscalYear': { who: runners },
    'PUT /api/propertyfinancial/:propertyId/:fiscalYear': {
      who: runners,
      body: () => validFinancials,
      // A save that sets a year up also carries the plans on.
      recorded: ({ home }) => [
        { at: home, payload: { ...validFinancials, inflationRate: 3.5 } },
        { at: { ...home, fiscalYear: '2027' }, payload: validFinancials },
      ],
    },
  },
  pool: () => asPool({ ...validFinancials, startingFiscalYear: thisYear() }),
  mutations: {
    savePropertyFinancial: by('PUT /api/propertyfinancial/:propertyId/:fiscalYear'),
  },
  shipped: {
    Financials: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 2 },
  },
};
