import { by, type Room } from '../register/room';
import { staffOnly } from '../register/rights';

const staff = { who: staffOnly, token: 'never', isInNoWorkspace: true } as const;

export const room: Room = {
  routes: {
    'GET /api/admin/health': staff,
    'GET /api/admin/cache': staff,
    'DELETE /api/admin/cache': { ...staff, isUnkeyed: true },
  },
  queries: {
    adminHealth: by('GET /api/admin/health'),
    adminCaches: by('GET /api/admin/cache'),
  },
  mutations: {
    clearCache: by('DELETE /api/admin/cache'),
  },
  shipped: {
    AdminHealth: { atMost: 1, isStaff: true },
    AdminCaches: { atMost: 1, isStaff: true },
  },
};
