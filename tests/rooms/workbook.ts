import type { Room } from '../register/room';
import { withMember } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/plan/:planId/workbook': { who: withMember },
  },
};
