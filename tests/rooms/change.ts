import { administrators } from '../register/rights';
import { by, type Room } from '../register/room';

export const room: Room = {
  routes: {
    'GET /api/workspace/changes': {
      who: administrators,
      token: 'read',
      query: (at) => `?workspaceId=${at.workspaceId}`,
    },
  },
  queries: { changes: by('GET /api/workspace/changes', { over: () => ({ first: 100 }) }) },
};
