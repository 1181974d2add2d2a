import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { maintenanceTask } from './tables';

export type TaskRow = typeof maintenanceTask.$inferSelect;
export type NewTask = typeof maintenanceTask.$inferInsert;
type Place = Pick<TaskRow, 'workspaceId' | 'propertyId' | 'lineageId' | 'maintenanceTaskId'>;

/** Tasks of these components, in the order in which they were added. */
export async function selectTasks(
  tx: Tx,
  propertyIds: readonly string[],
  lineageIds: readonly string[],
): Promise<TaskRow[]> {
  if (lineageIds.length === 0) return [];
  return tx
    .select()
    .from(maintenanceTask)
    .where(
      and(
        inArray(maintenanceTask.propertyId, [...propertyIds]),
        inArray(maintenanceTask.lineageId, [...lineageIds]),
      ),
    )
    .orderBy(asc(maintenanceTask.maintenanceTaskId));
}

/** All tasks of these properties. */
export async function selectTasksOfProperties(tx: Tx, propertyIds: readonly string[]): Promise<TaskRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(maintenanceTask)
    .where(inArray(maintenanceTask.propertyId, [...propertyIds]))
    .orderBy(asc(maintenanceTask.maintenanceTaskId));
}

type Component = Pick<TaskRow, 'workspaceId' | 'propertyId' | 'lineageId'>;

const ofComponent = ({ workspaceId, propertyId, lineageId }: Component) =>
  and(
    eq(maintenanceTask.workspaceId, workspaceId),
    eq(maintenanceTask.propertyId, propertyId),
    eq(maintenanceTask.lineageId, lineageId),
  );

const at = (place: Place) =>
  and(ofComponent(place), eq(maintenanceTask.maintenanceTaskId, place.maintenanceTaskId));

export async function countTasks(tx: Tx, component: Component): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(maintenanceTask).where(ofComponent(component));
  return row!.total;
}

/** The task of exactly this component, null for one of another. */
export async function findTask(tx: Tx, place: Place): Promise<TaskRow | null> {
  const [row] = await tx.select().from(maintenanceTask).where(at(place));
  return row ?? null;
}

export async function insertTask(tx: Tx, row: NewTask): Promise<TaskRow> {
  const [saved] = await tx.insert(maintenanceTask).values(row).returning();
  return saved!;
}

/** Changes a task and moves its version; null where the version is not the expected one. */
export async function changeTask(
  tx: Tx,
  place: Place,
  version: number,
  change: Partial<NewTask>,
): Promise<TaskRow | null> {
  const [saved] = await tx
    .update(maintenanceTask)
    .set({ ...change, version: sql`${maintenanceTask.version} + 1` })
    .where(and(at(place), eq(maintenanceTask.version, version)))
    .returning();
  return saved ?? null;
}

/** Is it gone? False where the version is not the expected one. */
export async function deleteTask(tx: Tx, place: Place, version: number): Promise<boolean> {
  const gone = await tx
    .delete(maintenanceTask)
    .where(and(at(place), eq(maintenanceTask.version, version)))
    .returning({ id: maintenanceTask.maintenanceTaskId });
  return gone.length > 0;
}
