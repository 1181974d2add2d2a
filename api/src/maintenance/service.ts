import type { ComponentMaintenance, PropertyMaintenance } from '@roofline/schema/maintenance/maintenance';
import { lineagePlaces, linesOfLineages } from '../component/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { reachedProperties } from '../property/access';
import { workspacesByIds } from '../workspace/service';
import { dueUntil } from './due';
import { presentMaintenance, presentPropertyMaintenance } from './present';
import { selectTasks, selectTasksOfProperties, type TaskRow } from './repository';

/**
 * Returns the maintenance of components of any year, in the order of the ids; null if the viewer does not reach one, or its
 * portfolio does not use maintenance.
 */
export async function maintenanceOfComponents(
  tx: Tx,
  { actor, today }: { actor: Actor; today: string },
  propertyComponentIds: readonly string[],
): Promise<(ComponentMaintenance | null)[]> {
  const places = await lineagePlaces(tx, propertyComponentIds);
  const reached = await reachedProperties(tx, actor, [
    ...new Set([...places.values()].map(({ propertyId }) => propertyId)),
  ]);
  const seen = [...places.values()].filter(({ propertyId }) => {
    const access = reached.get(propertyId);
    return access?.property.hasPreventativeMaintenance && access.actions.viewComponents;
  });
  const rows = await selectTasks(
    tx,
    seen.map(({ propertyId }) => propertyId),
    seen.map(({ lineageId }) => lineageId),
  );
  const shown = new Map(
    seen.map(({ propertyComponentId, propertyId, lineageId }) => {
      const ofLine = rows.filter((row) => row.lineageId === lineageId);
      const rights = reached.get(propertyId)!.actions;
      return [propertyComponentId, presentMaintenance(propertyComponentId, ofLine, { rights, today })];
    }),
  );
  return propertyComponentIds.map((id) => shown.get(id.toLowerCase()) ?? null);
}

/**
 * Returns the maintenance of whole properties, in the order of the ids; null if the viewer does not see its components,
 * or the portfolio does not use maintenance. A component that is no longer in any inventory has none.
 */
export async function maintenanceOfProperties(
  tx: Tx,
  { actor, today }: { actor: Actor; today: string },
  propertyIds: readonly string[],
): Promise<(PropertyMaintenance | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached.values()].filter(
    ({ property, actions }) => property.hasPreventativeMaintenance && actions.viewComponents,
  );
  const ids = seen.map(({ property }) => property.propertyId);
  const rows = await selectTasksOfProperties(tx, ids);
  const lineages = [...new Set(rows.map(({ lineageId }) => lineageId))];
  const lines = await linesOfLineages(tx, ids, lineages, today);
  const shown = new Map(
    seen.map(({ property: { propertyId }, actions: rights }) => {
      const placed = rows.flatMap((row) => {
        const line = row.propertyId === propertyId && lines.get(row.lineageId);
        return line ? [{ row, line }] : [];
      });
      return [propertyId, presentPropertyMaintenance(propertyId, placed, { rights, today })];
    }),
  );
  return propertyIds.map((id) => shown.get(id.toLowerCase()) ?? null);
}

/** A task with the days on which it is due. */
export interface MaintenanceDays extends Pick<
  TaskRow,
  'maintenanceTaskId' | 'propertyId' | 'lineageId' | 'name' | 'doneOn'
> {
  componentName: string;
  /** Its id in the current inventory. */
  propertyComponentId: string;
  dueOn: string[];
}

/**
 * Returns the tasks of properties with their days up to `to`, for portfolios with maintenance and components still in an
 * inventory, without checking rights. A few statements for any number of properties.
 */
export async function maintenanceDays(
  tx: Tx,
  propertyIds: readonly string[],
  { today, to }: { today: string; to: string },
): Promise<MaintenanceDays[]> {
  const all = await selectTasksOfProperties(tx, propertyIds);
  if (all.length === 0) return [];
  const workspaces = await workspacesByIds(tx, [...new Set(all.map(({ workspaceId }) => workspaceId))]);
  const on = new Set(workspaces.flatMap((one) => (one.hasPreventativeMaintenance ? [one.workspaceId] : [])));
  const rows = all.filter(({ workspaceId }) => on.has(workspaceId));
  const ids = [...new Set(rows.map(({ propertyId }) => propertyId))];
  const lines = await linesOfLineages(tx, ids, [...new Set(rows.map((row) => row.lineageId))], today);
  return rows.flatMap((row) => {
    const line = lines.get(row.lineageId);
    if (!line) return [];
    const { propertyComponentId, name: componentName } = line;
    const { maintenanceTaskId, propertyId, lineageId, name, doneOn } = row;
    const told = { maintenanceTaskId, propertyId, lineageId, name, doneOn };
    return [{ ...told, componentName, propertyComponentId, dueOn: dueUntil(row, { today, to }) }];
  });
}
