import { and, asc, count, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { versionedRows } from '../../platform/repository/versioned-rows';
import { projectPhase } from '../tables';
import { projectChecklistItem } from './tables';

export type ItemRow = typeof projectChecklistItem.$inferSelect;
export type NewItem = typeof projectChecklistItem.$inferInsert;
/** The key of the project that a checklist belongs to. */
export type ChecklistPlace = Pick<ItemRow, 'workspaceId' | 'projectId'>;

const ofProject = ({ workspaceId, projectId }: ChecklistPlace) =>
  and(eq(projectChecklistItem.workspaceId, workspaceId), eq(projectChecklistItem.projectId, projectId));
const itemAt = (place: ChecklistPlace, checklistItemId: string) =>
  and(ofProject(place), eq(projectChecklistItem.checklistItemId, checklistItemId));
const isThere = isNull(projectChecklistItem.removedAt);

/** Returns the checklist items of these projects by phase, then in their order. */
export async function findItems(tx: Tx, projectIds: readonly string[]): Promise<ItemRow[]> {
  if (projectIds.length === 0) return [];
  const rows = await tx
    .select({ item: projectChecklistItem })
    .from(projectChecklistItem)
    .innerJoin(
      projectPhase,
      and(
        eq(projectPhase.workspaceId, projectChecklistItem.workspaceId),
        eq(projectPhase.projectTemplatePhaseId, projectChecklistItem.projectTemplatePhaseId),
      ),
    )
    .where(and(inArray(projectChecklistItem.projectId, [...projectIds]), isThere))
    .orderBy(
      asc(projectPhase.sortOrder),
      asc(projectChecklistItem.sortOrder),
      asc(projectChecklistItem.checklistItemId),
    );
  return rows.map(({ item }) => item);
}

/** Returns the item of exactly this project, null for one of another. The caller has locked the project. */
export async function findItem(
  tx: Tx,
  place: ChecklistPlace,
  checklistItemId: string,
): Promise<ItemRow | null> {
  const [row] = await tx
    .select()
    .from(projectChecklistItem)
    .where(and(itemAt(place, checklistItemId), isThere));
  return row ?? null;
}

/** Returns how many items a project has. */
export async function countItems(tx: Tx, place: ChecklistPlace): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(projectChecklistItem)
    .where(and(ofProject(place), isThere));
  return row!.count;
}

/** Returns every text that an item of the project has or had in a phase, and the last place in the list. */
export async function knownInPhase(
  tx: Tx,
  place: ChecklistPlace,
  phaseId: string,
): Promise<{ texts: Set<string>; last: number }> {
  const { broughtAs, text, sortOrder } = projectChecklistItem;
  const rows = await tx
    .select({ broughtAs, text, sortOrder })
    .from(projectChecklistItem)
    .where(and(ofProject(place), eq(projectChecklistItem.projectTemplatePhaseId, phaseId)));
  return {
    texts: new Set(rows.flatMap((row) => [row.text, ...(row.broughtAs === null ? [] : [row.broughtAs])])),
    last: rows.reduce((most, row) => Math.max(most, row.sortOrder), 0),
  };
}

/** Returns the last place in the list of a phase; 0 where it has none. */
export async function lastPlace(tx: Tx, place: ChecklistPlace, phaseId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(projectChecklistItem.sortOrder) })
    .from(projectChecklistItem)
    .where(and(ofProject(place), eq(projectChecklistItem.projectTemplatePhaseId, phaseId)));
  return row?.last ?? 0;
}

export async function insertItems(tx: Tx, rows: readonly NewItem[]): Promise<ItemRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(projectChecklistItem)
    .values([...rows])
    .returning();
}

/** Change and delete an item of exactly this project. The caller has locked the project. */
export const { changeHeld: changeItem, removeHeld: deleteItem } = versionedRows(projectChecklistItem, [
  'workspaceId',
  'projectId',
  'checklistItemId',
]);
