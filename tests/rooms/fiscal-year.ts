import type { Room } from '../register/room';
import { signedIn } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/property/fiscalyears': { who: signedIn },
  },
};
