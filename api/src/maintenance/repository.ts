import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { versionedRows } from '../platform/repository/versioned-rows';
import { maintenanceTask } from './tables';

export type TaskRow = typeof maintenanceTask.$inferSelect;
export type NewTask = typeof maintenanceTask.$inferInsert;

/** Returns the tasks of these components, in the order in which they were added. */
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

/** Returns all tasks of these properties. */
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

export async function countTasks(tx: Tx, component: Component): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(maintenanceTask).where(ofComponent(component));
  return row!.total;
}

/** Reads and changes single tasks of exactly this component. */
export const {
  require: requireTaskOf,
  insert: insertTask,
  change: changeTask,
  remove: deleteTask,
} = versionedRows(maintenanceTask, ['workspaceId', 'propertyId', 'lineageId', 'maintenanceTaskId']);
