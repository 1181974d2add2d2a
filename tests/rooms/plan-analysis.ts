import { withMember } from '../register/rights';
import type { Room } from '../register/room';

const lender = 'GET /api/plan/:planId/lenderreadiness';
const sensitivity = 'GET /api/plan/:planId/sensitivity';
const simulation = 'GET /api/plan/:planId/simulation';

export const room: Room = {
  routes: {
    [lender]: { who: withMember },
    [sensitivity]: { who: withMember },
    [simulation]: { who: withMember, query: () => '?paths=100' },
  },
  pool: () => ({ applicationDay: ['2026-12-31', '2027-01-04'], paths: [100], seed: [7] }),
  nested: {
    'Plan.lenderReadiness': { route: lender },
    'Plan.sensitivity': { route: sensitivity },
    'Plan.simulation': { route: simulation, args: '(input:{paths:100})' },
  },
};
