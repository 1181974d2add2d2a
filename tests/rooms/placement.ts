import { aPlacementInput } from '@roofline/schema/fixtures/placement';
import { by, type Room } from '../register/room';
import { runners, signedIn, withMember } from '../register/rights';
import { newKey } from '../stack/people';

/** A new account each time: then a change changes something. */
const body = () => aPlacementInput({ account: `CD ${newKey()}` });

export const room: Room = {
  routes: {
    'GET /api/property/placements': { who: signedIn },
    'GET /api/property/:propertyId/placement': { who: withMember },
    'GET /api/property/:propertyId/placementsummary': { who: withMember },
    'POST /api/property/:propertyId/placement': { who: runners, body },
    'PUT /api/property/:propertyId/placement/:placementId': { who: runners, body },
    'DELETE /api/property/:propertyId/placement/:placementId': { who: runners },
  },
  furnish: async ({ ask, propertyId }) => {
    const placed = await ask('POST', `/api/property/${propertyId}/placement`, { payload: body() });
    return { placementId: placed.placementId };
  },
  pool: () => ({
    kind: ['savings', 'treasury', 'other'],
    compounding: ['daily', 'paidOut', 'atMaturity'],
    startDate: ['2026-01-15', '2020-02-29'],
    maturityDate: ['2028-07-15', '2030-02-28'],
    interestRate: [0, 4.125, 99.999],
  }),
  plant: async ({ rest, propertyId }) => {
    const placed = await rest.ask('POST', `/api/property/${propertyId}/placement`, { body: body() });
    return { placementId: [placed.placementId] };
  },
  mutations: {
    addPlacement: by('POST /api/property/:propertyId/placement'),
    updatePlacement: by('PUT /api/property/:propertyId/placement/:placementId'),
    removePlacement: by('DELETE /api/property/:propertyId/placement/:placementId'),
  },
  nested: {
    'Property.placements': { route: 'GET /api/property/:propertyId/placement', instead: { 403: 'none' } },
    'Property.placementSummary': {
      route: 'GET /api/property/:propertyId/placementsummary',
      instead: { 403: 'none' },
    },
  },
  shipped: {
    Placements: { variables: (at) => ({ propertyId: at.propertyId }), atMost: 3 },
  },
};
