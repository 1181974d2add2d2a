import type { Compounding, PlacementKind } from '@roofline/schema/placement/placement';
import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import {
  deletePlacementsById,
  followPlacement,
  placementRows,
  releasePlacements,
  selectPlacements,
  type PlacementRow,
} from './repository';

/** The facts that a source states about a placement. */
export interface PlacementSaid {
  institution: string;
  account: string;
  kind: PlacementKind;
  /** In cents. */
  principal: number;
  rateThousandths: number;
  compounding: Compounding;
  startDate: string;
  maturityDate: string | null;
}

/** A placement as its source has it; one that could not be read stays as it is stored. */
export interface PlacementSeen {
  externalId: string;
  said: PlacementSaid | null;
}

interface Followed {
  added: number;
  changed: number;
  removed: number;
  /** Placements that were left out because the property has too many. */
  left: number;
}

const SAID = [
  'institution',
  'account',
  'kind',
  'principal',
  'rateThousandths',
  'compounding',
  'startDate',
  'maturityDate',
] as const satisfies readonly (keyof PlacementSaid)[];

const isSame = (row: PlacementRow, said: PlacementSaid) => SAID.every((name) => row[name] === said[name]);

/**
 * Makes the placements of a source match what it states now: adds, changes and removes them, but leaves notes and entries of people. Null if
 * the source offers none: then its placements stay. Placements from another source of the property become people's own, because no one
 * states them any more. The caller holds a lock on the property.
 */
export async function followPlacements(
  tx: Tx,
  { workspaceId, propertyId, now }: { workspaceId: string; propertyId: string; now: Date },
  source: { sourceId: string; name: string },
  seen: readonly PlacementSeen[] | null,
): Promise<Followed> {
  const place = { workspaceId, propertyId };
  await releasePlacements(tx, place, source.sourceId);
  const followed: Followed = { added: 0, changed: 0, removed: 0, left: 0 };
  if (seen === null) return followed;
  const all = await selectPlacements(tx, [propertyId]);
  const own = all.filter(({ sourceId }) => sourceId === source.sourceId);
  const byId = new Map(seen.map((one) => [one.externalId, one.said]));
  const gone = own.filter(({ externalId }) => !byId.has(externalId!));
  await deletePlacementsById(tx, place, gone.map(({ placementId }) => placementId)); // prettier-ignore
  followed.removed = gone.length;
  const known = new Map(own.map((row) => [row.externalId, row]));
  let room = limits.placementsOfProperty - (all.length - gone.length);
  for (const [externalId, said] of byId) {
    if (said === null) continue;
    const row = known.get(externalId);
    if (row && isSame(row, said)) continue;
    if (row) {
      await followPlacement(tx, row, said);
      followed.changed += 1;
    } else if (room > 0) {
      const from = { sourceId: source.sourceId, sourceName: source.name, externalId };
      await placementRows.insert(tx, { ...place, ...from, ...said, placementId: newId(), createdAt: now });
      followed.added += 1;
      room -= 1;
    } else followed.left += 1;
  }
  return followed;
}

/** Returns for example `Synced reserve accounts: 2 new, 1 changed`; null if nothing changed. */
export function followedWords({ added, changed, removed }: Followed): string | null {
  const parts = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    removed > 0 && `${removed} removed`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `Synced reserve accounts: ${parts.join(', ')}`;
}
