import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { withMember } from '../register/rights';
import type { Room } from '../register/room';

const route = 'GET /api/reports/realtimefinancialhealth/:propertyId/:fiscalYear';

export const room: Room = {
  routes: {
    [route]: { who: withMember },
    'POST /api/reports/realtimefinancialhealth/:propertyId/:fiscalYear/pdf': {
      who: withMember,
      token: 'read',
      isUnkeyed: true,
      file: { field: 'charts', fileName: 'reserve-summary.png', type: 'image/png', bytes: pngOf(40, 20) },
      // The example has no fields beside its file.
      past: ['invalid'],
    },
  },
  nested: {
    'Property.realTimeFinancialHealth': {
      route,
      args: '(fiscalYear: 2026)',
      instead: { 403: 'none' },
    },
  },
  shipped: {
    LiveDashboard: { variables: (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 }), atMost: 5 },
  },
};
