import { withMember } from '../register/rights';
import type { Room } from '../register/room';

const lender = 'GET /api/plan/:planId/lenderreadiness';
const sensitivity = 'GET /api/plan/:planId/sensitivity';
const simulation = 'GET /api/plan/:planId/simulation';
const whoPays = 'GET /api/plan/:planId/whopays';
const working = 'GET /api/plan/:planId/working';

export const room: Room = {
  routes: {
    [lender]: { who: withMember },
    [sensitivity]: { who: withMember },
    [simulation]: { who: withMember, query: () => '?paths=100' },
    [whoPays]: { who: withMember },
    [working]: { who: withMember },
  },
  pool: () => ({
    applicationDay: ['2026-12-31', '2027-01-04'],
    paths: [100],
    seed: [7],
    months: [120],
    figure: ['endBalance'],
  }),
  nested: {
    'Plan.lenderReadiness': { route: lender },
    'Plan.sensitivity': { route: sensitivity },
    'Plan.simulation': { route: simulation, args: '(input:{paths:100})' },
    'Plan.whoPays': { route: whoPays },
    'Plan.working': { route: working },
  },
};
