import { placement, placementInput, placementSummary } from '@roofline/schema/placement/placement';
import { isLargeInventory } from '../component/service';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { recordRoutes } from '../property/records/record-routes';
import { readSummary } from './read';
import { placements } from './service';
import { placementSummaryWork } from './summary';

/** The routes of properties' reserve placements. */
export const placementRoutes = routes(
  'placement',
  ...recordRoutes({
    many: '/api/property/placements',
    path: '/api/property/:propertyId/placement',
    id: 'placementId',
    shape: placement,
    input: placementInput,
    records: placements,
    summary: {
      many: 'Placements of many properties, in the requested order of the properties',
      list: 'Placements of a property: what can be taken out any day first, then by maturity',
      add: 'Add a placement',
      update: 'Change a placement',
      remove: 'Remove a placement',
    },
  }),
  get('/api/property/:propertyId/placementsummary', {
    summary:
      'Reserve placements, compared with insurance limits, the ledger and the next five years of the plan',
    answer: data(placementSummary),
    catchesUp: true,
    compute: {
      kind: placementSummaryWork,
      isMuch: (tx, { params }) => isLargeInventory(tx, params.propertyId),
      read: (tx, { actor, params, deps }) => readSummary(tx, actor, deps.clock, params.propertyId),
    },
  }),
);
