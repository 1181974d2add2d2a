import { asPool, by, type Room } from '../register/room';
import { runners, signedIn } from '../register/rights';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { thisYear } from '../stack/people';

export const room: Room = {
  routes: {
    'GET /api/propertyfinancial': { who: signedIn },
    'GET /api/propertyfinancial/:propertyId/:fiscalYear': { who: runners },
    'PUT /api/propertyfinancial/:propertyId/:fiscalYear': { who: runners, body: () => validFinancials },
  },
  pool: () => asPool({ ...validFinancials, startingFiscalYear: thisYear() }),
  mutations: {
    savePropertyFinancial: by('PUT /api/propertyfinancial/:propertyId/:fiscalYear'),
  },
  shipped: {
    Financials: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 2 },
  },
};
