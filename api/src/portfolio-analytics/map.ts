import { fundingBand } from '@roofline/engine/inventory/fully-funded';
import {
  MAP_MOST,
  MAP_NAMED,
  type AssociationMap,
  type AssociationMapInput,
} from '@roofline/schema/portfolio-analytics/map';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { workspaceById } from '../workspace/service';
import { catchUp, freshAt } from './figures/refresh';
import { listPlaces, listWithoutPlace } from './repository-map';
import { dollars } from './service';

/** Returns the locations of a view's associations, with the figures that a map shows. */
export async function associationMapOf(
  tx: Tx,
  clock: Clock,
  workspaceId: string,
  view: AssociationMapInput,
): Promise<AssociationMap> {
  const { ratingBands: bands } = await workspaceById(tx, workspaceId);
  await catchUp(tx, clock, workspaceId);
  const asked = { fresh: freshAt(workspaceId, clock), view, bands };
  const { rows, count } = await listPlaces(tx, asked, MAP_MOST);
  const without = await listWithoutPlace(tx, asked, MAP_NAMED);
  return {
    places: rows.map((row) => ({
      ...row,
      fundingBand: fundingBand(row.percentFunded, bands),
      lowestBalance: dollars(row.lowestBalance),
    })),
    left: count - rows.length,
    withoutPlace: without.count,
    named: without.rows,
  };
}
