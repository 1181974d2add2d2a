import type { Room } from '../register/room';
import { readers } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/activity/:propertyId': { who: readers },
  },
};
