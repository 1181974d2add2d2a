import {
  placement,
  placementInput,
  placementsInput,
  placementSummary,
} from '@roofline/schema/placement/placement';
import { z } from 'zod';
import { isLargeInventory } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import { readSummary } from './read';
import {
  addPlacement,
  listPlacements,
  listPlacementsOf,
  removePlacement,
  updatePlacement,
  type PlacementChange,
} from './service';
import { placementSummaryWork } from './summary';

const ofProperty = '/api/property/:propertyId/placement';
const ofPlacement = '/api/property/:propertyId/placement/:placementId';

/** Who changes or reads what a property has placed, and when. */
const by = (
  { actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> },
  { propertyId }: Pick<PlacementChange, 'propertyId'>,
): PlacementChange => ({ actor, propertyId, clock: deps.clock });

/** Where the reserve money of properties lies. */
export const placementRoutes = routes(
  'placement',
  get('/api/property/placements', {
    summary: 'Placements of many properties, in the requested order of the properties',
    query: placementsInput,
    answer: data(z.array(z.array(placement).nullable())),
    work: (tx, { actor, query, deps }) =>
      listPlacementsOf(tx, { actor, clock: deps.clock }, query.propertyIds),
  }),
  get(ofProperty, {
    summary: 'Placements of a property: what can be taken out any day first, then by maturity',
    answer: data(z.array(placement)),
    work: (tx, call) => listPlacements(tx, by(call, call.params)),
  }),
  get('/api/property/:propertyId/placementsummary', {
    summary: 'Where the reserve money lies, beside insurance, ledger and the next five years of the plan',
    answer: data(placementSummary),
    catchesUp: true,
    compute: {
      kind: placementSummaryWork,
      isMuch: (tx, { params }) => isLargeInventory(tx, params.propertyId),
      read: (tx, { actor, params, deps }) => readSummary(tx, actor, deps.clock, params.propertyId),
    },
  }),
  post(ofProperty, {
    summary: 'Add a placement',
    activity: 'placement',
    body: placementInput,
    answer: created(placement),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editFinancials'),
    work: (tx, call) => addPlacement(tx, by(call, call.params), call.body),
  }),
  put(ofPlacement, {
    summary: 'Change a placement',
    activity: 'placement',
    body: placementInput,
    answer: data(placement),
    work: (tx, call) =>
      updatePlacement(tx, by(call, call.params), { ...call.params, version: call.version }, call.body),
  }),
  remove(ofPlacement, {
    summary: 'Remove a placement',
    activity: 'placement',
    work: (tx, call) => removePlacement(tx, by(call, call.params), { ...call.params, version: call.version }),
  }),
);
