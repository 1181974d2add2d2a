import { placement, placementSummary, type Placement } from '@roofline/schema/placement/placement';
import { z } from 'zod';
import { manyByParent } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

const batch = z.array(z.array(placement).nullable());

export function placementLoaders(rest: Rest) {
  return {
    /** Placements of a property, as REST orders them. */
    placements: manyByParent<Placement>(
      rest,
      { path: restPath`/api/property/placements`, argument: 'propertyIds', shape: batch },
      (row) => row.propertyId,
    ),
    /** Insurance, ledger and plan beside them, computed. */
    placementSummary: (propertyId: string) =>
      rest.get(restPath`/api/property/${uuid(propertyId)}/placementsummary`, placementSummary),
  };
}
