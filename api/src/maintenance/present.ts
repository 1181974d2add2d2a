import type { ComponentMaintenance, MaintenanceTask } from '@roofline/schema/maintenance/maintenance';
import type { PropertyActions } from '@roofline/schema/property/property-actions';
import { toDollars } from '@roofline/schema/value/money';
import { nextDue } from './due';
import type { TaskRow } from './repository';

type Rights = Pick<PropertyActions, 'editComponents' | 'viewComponentCosts'>;

/** A task as the viewer sees it: its cost only for those who see what components cost. */
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

/** What the tasks cost in an average year, in whole cents. */
const yearlyCents = (rows: readonly TaskRow[]) =>
  Math.round(rows.reduce((sum, { estimatedCost, everyYears }) => sum + (estimatedCost ?? 0) / everyYears, 0));

/** The maintenance of one component, by the day it is due next. */
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
