import type { Room } from '../register/room';
import { withMember } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/reports/financialhealth/:propertyId/:fiscalYear': { who: withMember },
  },
  shipped: {
    Dashboard: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 2 },
  },
};
