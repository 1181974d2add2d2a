import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { InventoryComponent } from '../../component/service';

type Move = PlanSettings['moves'][number];

/** The inventories of the year that closes and of the one that was set up from it. */
export interface Inventories {
  before: readonly InventoryComponent[];
  after: readonly InventoryComponent[];
  /** The components whose work was done or partly done in the closing year, by their ids in it. */
  reviewed: ReadonlySet<string>;
}

/**
 * Returns moves with the ids of the new inventory. It leaves out a move into a year that is over, and a move of work
 * that the review covers, since the review decides when that work comes next.
 */
export function carriedMoves(
  moves: readonly Move[],
  { before, after, reviewed }: Inventories,
  toYear: number,
): { moves: Move[]; notes: string[] } {
  const kept: Move[] = [];
  const notes: string[] = [];
  for (const { propertyComponentId, year } of moves) {
    const line = before.find((one) => one.propertyComponentId === propertyComponentId);
    if (!line) continue;
    const next = after.find(({ lineageId, name }) => lineageId === line.lineageId && name === line.name);
    const left = `${line.name} is no longer moved to ${year}:`;
    if (year < toYear) notes.push(`${left} that year is before ${toYear}.`);
    else if (!next) notes.push(`${left} it has left the inventory.`);
    else if (reviewed.has(propertyComponentId)) notes.push(`${left} its work was reviewed.`);
    else kept.push({ propertyComponentId: next.propertyComponentId, year });
  }
  return { moves: kept, notes };
}
