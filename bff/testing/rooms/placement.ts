import { aPlacement, aPlacementInput, aPlacementSummary } from '@roofline/schema/fixtures/placement';
import { C, P, type RoomExamples } from '../room';

const values = aPlacementInput();
const at = `/api/property/${P}/placement`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addPlacement: { input: { propertyId: P, values, idempotencyKey: 'm1' }, call: `POST ${at}`, body: values, key: 'm1' },
    updatePlacement: { input: { propertyId: P, placementId: C, version: 2, values }, call: `PUT ${at}/${C}`, body: values, version: 2 },
    removePlacement: { input: { propertyId: P, placementId: C, version: 2 }, call: `DELETE ${at}/${C}`, version: 2 },
  },
  serve: (upstream) => {
    upstream.batch('/api/property/placements', (propertyId) => [aPlacement({ propertyId })]);
    upstream.data('GET', `/api/property/${P}/placementsummary`, aPlacementSummary());
  },
};
