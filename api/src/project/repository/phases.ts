import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { worksOn } from '../../platform/repository/working';
import { uuidArray } from '../../platform/store/values';
import { project, projectPhase } from '../tables';

export type PhaseRow = typeof projectPhase.$inferSelect;
export type PhasePlace = Pick<PhaseRow, 'workspaceId' | 'propertyId'>;

/** Returns the stored phases of these properties, in order within each property. */
export async function findPhases(tx: Tx, propertyIds: readonly string[]): Promise<PhaseRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(projectPhase)
    .where(inArray(projectPhase.propertyId, [...propertyIds]))
    .orderBy(asc(projectPhase.propertyId), asc(projectPhase.sortOrder));
}

/** Stores phases; does not change those that are stored already. */
export async function insertPhases(tx: Tx, rows: readonly PhaseRow[]): Promise<void> {
  await tx
    .insert(projectPhase)
    .values([...rows])
    .onConflictDoNothing();
}

/** Saves the phases of a property: adds new ones, and updates name, place and checklist of the others. */
export async function savePhases(tx: Tx, rows: readonly PhaseRow[]): Promise<void> {
  await tx
    .insert(projectPhase)
    .values([...rows])
    .onConflictDoUpdate({
      target: [projectPhase.workspaceId, projectPhase.projectTemplatePhaseId],
      set: {
        name: sql`excluded.name`,
        sortOrder: sql`excluded.sort_order`,
        checklist: sql`excluded.checklist`,
        version: sql`excluded.version`,
      },
    });
}

/** Deletes phases, and moves the deleted projects that are in them to another one. */
export async function deletePhases(
  tx: Tx,
  { workspaceId }: PhasePlace,
  phaseIds: readonly string[],
  movedTo: string,
): Promise<void> {
  if (phaseIds.length === 0) return;
  await tx
    .update(project)
    .set({ projectTemplatePhaseId: movedTo })
    .where(
      and(
        eq(project.workspaceId, workspaceId),
        inArray(project.projectTemplatePhaseId, [...phaseIds]),
        isNotNull(project.deletedAt),
      ),
    );
  await tx
    .delete(projectPhase)
    .where(
      and(
        eq(projectPhase.workspaceId, workspaceId),
        inArray(projectPhase.projectTemplatePhaseId, [...phaseIds]),
      ),
    );
}

/**
 * Counts the projects of these properties that are not deleted, by phase. At the properties `own`, only projects count
 * that this user is responsible for or works on.
 */
export async function countInPhases(
  tx: Tx,
  propertyIds: readonly string[],
  { own, userId }: { own: readonly string[]; userId: string },
): Promise<Map<string, number>> {
  if (propertyIds.length === 0) return new Map();
  const seen =
    own.length === 0
      ? undefined
      : sql`(not (${project.propertyId} = any(${uuidArray(own)})) or ${worksOn(sql`${userId}::uuid`)})`;
  const rows = await tx
    .select({ phaseId: project.projectTemplatePhaseId, count: count() })
    .from(project)
    .where(and(inArray(project.propertyId, [...propertyIds]), isNull(project.deletedAt), seen))
    .groupBy(project.projectTemplatePhaseId);
  return new Map(rows.map((row) => [row.phaseId, row.count]));
}
