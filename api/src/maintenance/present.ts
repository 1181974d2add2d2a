import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type {
  ComponentMaintenance,
  MaintenanceTask,
  MaintenanceYear,
  PropertyMaintenance,
} from '@roofline/schema/maintenance/maintenance';
import type { PropertyActions } from '@roofline/schema/property/property-actions';
import { toDollars } from '@roofline/schema/value/money';
import { isDueIn, nextDue } from './due';
import type { TaskRow } from './repository';

type Rights = Pick<PropertyActions, 'editComponents' | 'viewComponentCosts'>;

/** Returns a task as the viewer sees it: with its cost only if they may see costs of components. */
export function presentTask(row: TaskRow, rights: Rights, today: string): MaintenanceTask {
  const { workspaceId, propertyId, lineageId, createdAt, estimatedCost, ...shown } = row;
  const isCostSeen = rights.viewComponentCosts && estimatedCost !== null;
  const nextDueOn = nextDue(row);
  return {
    ...shown,
    estimatedCost: isCostSeen ? toDollars(estimatedCost) : null,
    nextDueOn,
    isOverdue: nextDueOn < today,
  };
}

/** The number of calendar years shown, with the current one. */
const YEARS = 5;

/** Returns the tasks' number and cost in each of the coming calendar years, by their intervals. */
function yearsOf(rows: readonly TaskRow[], { viewComponentCosts }: Rights, today: string): MaintenanceYear[] {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: YEARS }, (_, after) => {
    const due = rows.filter((row) => isDueIn(row, first + after));
    const cost = due.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0);
    return {
      year: first + after,
      taskCount: due.length,
      cost: viewComponentCosts ? toDollars(cost) : null,
    };
  });
}

/** A task beside its component in the current inventory. */
export interface PlacedTask {
  row: TaskRow;
  line: AttachedComponent;
}

/** Returns the maintenance of a whole property, by next due day. */
export function presentPropertyMaintenance(
  propertyId: string,
  placed: readonly PlacedTask[],
  { rights, today }: { rights: Rights; today: string },
): PropertyMaintenance {
  const rows = placed.map(({ row }) => row);
  const { yearlyCost, viewerCan } = presentMaintenance(propertyId, rows, { rights, today });
  return {
    propertyId,
    tasks: placed
      .map(({ row, line: { propertyComponentId, name: componentName, category } }) => ({
        task: presentTask(row, rights, today),
        propertyComponentId,
        componentName,
        category,
      }))
      .toSorted(
        (one, other) =>
          one.task.nextDueOn.localeCompare(other.task.nextDueOn) ||
          one.componentName.localeCompare(other.componentName),
      ),
    years: yearsOf(rows, rights, today),
    yearlyCost,
    viewerCan,
  };
}

/** Returns the cost of the tasks in an average year, in whole cents. */
const yearlyCents = (rows: readonly TaskRow[]) =>
  Math.round(rows.reduce((sum, { estimatedCost, everyYears }) => sum + (estimatedCost ?? 0) / everyYears, 0));

/** Returns the maintenance of one component, by next due day. */
export function presentMaintenance(
  propertyComponentId: string,
  rows: readonly TaskRow[],
  { rights, today }: { rights: Rights; today: string },
): ComponentMaintenance {
  return {
    propertyComponentId,
    tasks: rows
      .map((row) => presentTask(row, rights, today))
      .toSorted((one, other) =>
        one.nextDueOn < other.nextDueOn ? -1 : one.nextDueOn > other.nextDueOn ? 1 : 0,
      ),
    yearlyCost: rights.viewComponentCosts ? toDollars(yearlyCents(rows)) : null,
    viewerCan: { edit: rights.editComponents, viewCosts: rights.viewComponentCosts },
  };
}
