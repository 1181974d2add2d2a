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

/** What a source says of a placement. */
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

/** A placement as a source has it; one that could not be read stays as it is stored. */
export interface PlacementSeen {
  externalId: string;
  said: PlacementSaid | null;
}

interface Followed {
  added: number;
  changed: number;
  removed: number;
  /** Those for which there is no room. */
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
 * Makes the placements of a source what it says that they are now: new, changed and gone ones follow, notes stay, and what people entered is
 * never touched. Null where the source has none to offer: then its own stay. Placements that another source of the property brought become
 * people's own, since no one states them any more. The caller holds the property.
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

/** `2 new, 1 changed reserve accounts`; null where nothing changed. */
export function followedWords({ added, changed, removed }: Followed): string | null {
  const parts = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    removed > 0 && `${removed} removed`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `Synced reserve accounts: ${parts.join(', ')}`;
}
