import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, choice, money, optional, whole } from '../value/numbers';
import { idList } from '../value/page';
import { isoDate, optionalDate, optionalText, requiredText } from '../value/text';

// Preventative maintenance: what a component needs each year or every few years, paid from operations, never from reserves.

/** A task that comes back. */
export const maintenanceTask = z.object({
  maintenanceTaskId: z.uuid(),
  name: z.string(),
  month: z.int().meta({ description: '1 to 12: the task is due on the last day of this month' }),
  everyYears: z.int().meta({ description: '1: each year; 3: every three years' }),
  firstYear: z.int().meta({ description: 'Calendar year in which it is due for the first time' }),
  estimatedCost: money
    .nullable()
    .meta({ description: 'Of one time, paid from operations; null also where the caller may not see costs' }),
  vendor: z.string().nullable().meta({ description: 'The company or person who does it' }),
  notes: z.string().nullable(),
  doneOn: z.iso.date().nullable().meta({ description: 'When it was last done' }),
  nextDueOn: z.iso.date(),
  isOverdue: z.boolean(),
  version: z.int(),
});
export type MaintenanceTask = z.infer<typeof maintenanceTask>;

/** The maintenance of a component, by the day it is due next. */
export const componentMaintenance = z.object({
  propertyComponentId: z.uuid(),
  tasks: z.array(maintenanceTask),
  yearlyCost: money
    .nullable()
    .meta({ description: 'Estimated costs of all tasks for an average year; null where they are not seen' }),
  viewerCan: z.object({ edit: z.boolean(), viewCosts: z.boolean() }),
});
export type ComponentMaintenance = z.infer<typeof componentMaintenance>;

/** What maintenance asks for in a calendar year, by its rhythm. */
export const maintenanceYear = z.object({
  year: z.int(),
  taskCount: z.int().meta({ description: 'Tasks that are due in the year' }),
  cost: money
    .nullable()
    .meta({ description: 'Their estimated costs, paid from operations; null where they are not seen' }),
});
export type MaintenanceYear = z.infer<typeof maintenanceYear>;

/** A task beside the component that it belongs to. */
export const propertyMaintenanceTask = z.object({
  task: maintenanceTask,
  propertyComponentId: z.uuid().meta({ description: 'Its line of the current inventory' }),
  componentName: z.string(),
  category: z.string(),
});
export type PropertyMaintenanceTask = z.infer<typeof propertyMaintenanceTask>;

/** All maintenance of a property, and what it costs a year, apart from the reserve fund. */
export const propertyMaintenance = z.object({
  propertyId: z.uuid(),
  tasks: z.array(propertyMaintenanceTask).meta({ description: 'By the day they are due next' }),
  years: z.array(maintenanceYear).meta({ description: 'This calendar year and the four after it' }),
  yearlyCost: componentMaintenance.shape.yearlyCost,
  viewerCan: componentMaintenance.shape.viewerCan,
});
export type PropertyMaintenance = z.infer<typeof propertyMaintenance>;

/** Query of GET /api/property/maintenance. */
export const maintenanceOfPropertiesInput = z.object({ propertyIds: idList });

/** Query of GET /api/component/maintenancetasks. */
export const maintenanceOfComponentsInput = z.object({ propertyComponentIds: idList });

/** POST /api/component/{propertyComponentId}/maintenancetask and PUT …/{maintenanceTaskId}: every value. */
export const maintenanceTaskInput = z.object({
  name: requiredText('Name', limits.componentNameMax),
  month: choice('Month', 12),
  everyYears: whole('Every Years', 1, limits.maintenanceYearsMax),
  firstYear: whole('First Year', limits.maintenanceYearFirst, limits.maintenanceYearLast),
  estimatedCost: optional(amount('Estimated Cost', 0, limits.componentCostMax)),
  vendor: optionalText('Vendor', limits.providerMax),
  notes: optionalText('Notes', limits.descriptionMax),
  doneOn: optionalDate('Done On'),
});
export type MaintenanceTaskInput = z.infer<typeof maintenanceTaskInput>;

/** PUT …/{maintenanceTaskId}/done: the day on which someone did it. */
export const maintenanceDoneInput = z.object({ doneOn: isoDate('Done On') });
