import { by, type Room } from '../register/room';
import { staffOnly } from '../register/rights';

const staff = { who: staffOnly, token: 'never', isInNoWorkspace: true } as const;
const NOWHERE = '018f0000-0000-7000-8000-00000000dead';

export const room: Room = {
  routes: {
    'GET /api/admin/property': { ...staff, query: () => '?search=court' },
    'GET /api/admin/property/:propertyId': staff,
    'GET /api/admin/property/:propertyId/destination': { ...staff, query: () => '?search=ridge' },
    'POST /api/admin/property/:propertyId/deactivate': {
      ...staff,
      isUnkeyed: true,
      recorded: ({ away }) => [{ at: away }],
    },
    'POST /api/admin/property/:propertyId/reactivate': {
      ...staff,
      isUnkeyed: true,
      recorded: ({ away }) => [{ at: away }],
    },
    // Nothing may move under the other rooms: whoever gets past the guard hears that there is no such portfolio.
    'POST /api/admin/property/:propertyId/reassign': {
      ...staff,
      body: ({ propertyId }) => ({ propertyId, destinationWorkspaceId: NOWHERE, includeUsers: false }),
      past: ['notOffered'],
    },
    'POST /api/admin/property/:propertyId/duplicate': {
      ...staff,
      body: () => ({ name: 'Second Court', includePhotos: true, includeFiles: true, includeHistory: true }),
    },
  },
  queries: {
    adminProperties: by('GET /api/admin/property', { over: () => ({ search: 'court' }) }),
    adminProperty: by('GET /api/admin/property/:propertyId'),
    reassignDestinations: by('GET /api/admin/property/:propertyId/destination', {
      over: () => ({ search: 'ridge' }),
    }),
  },
  mutations: {
    deactivateProperty: by('POST /api/admin/property/:propertyId/deactivate'),
    reactivateProperty: by('POST /api/admin/property/:propertyId/reactivate'),
    reassignProperty: by('POST /api/admin/property/:propertyId/reassign'),
    duplicateProperty: by('POST /api/admin/property/:propertyId/duplicate'),
  },
  shipped: {
    AdminProperties: {
      variables: () => ({ search: 'creek', page: 1, pageSize: 10 }),
      atMost: 1,
      isStaff: true,
    },
    ReassignDestinations: {
      variables: (at) => ({ propertyId: at.propertyId, search: 'ridge' }),
      atMost: 1,
      isStaff: true,
    },
  },
};
