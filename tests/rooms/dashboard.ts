import type { Room } from '../register/room';
import { withMember } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/reports/financialhealth/:propertyId/:fiscalYear': { who: withMember },
  },
  shipped: {
    ClosedYear: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2025 }), atMost: 1 },
    Dashboard: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 2 },
    YearExpenditures: {
      variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026, year: 2030 }),
      atMost: 2,
    },
  },
};
