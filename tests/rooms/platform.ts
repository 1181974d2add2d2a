import type { Room } from '../register/room';
import { open } from '../register/rights';

/** Pages and health checks, which the platform brings. */
export const room: Room = {
  routes: {
    'GET /api/docs': { who: open },
    'GET /api/docs/': { who: open },
    'GET /api/docs/*': {
      who: open,
      // A page of the documentation that there is none of.
      past: ['notFound'],
    },
    'GET /api/docs/json': { who: open },
    'GET /api/docs/static/index.html': { who: open },
    'GET /api/docs/static/swagger-initializer.js': { who: open },
    'GET /api/docs/yaml': { who: open },
    'GET /api/openapi.json': { who: open },
    'GET /api/health/live': { who: open },
    'GET /api/health/ready': { who: open },
  },
};
