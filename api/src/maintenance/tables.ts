import { date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { cents, moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** A maintenance task of a component. Its cost is an operating expense: no projection reads this table. */
export const maintenanceTask = pgTable(
  'maintenance_task',
  {
    workspaceId: workspaceId(),
    maintenanceTaskId: uuid('maintenance_task_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    /** The id of the component through the years. */
    lineageId: uuid('lineage_id').notNull(),
    name: text('name').notNull(),
    month: smallint('month').notNull(),
    everyYears: smallint('every_years').notNull(),
    firstYear: integer('first_year').notNull(),
    estimatedCost: cents('estimated_cost'),
    vendor: text('vendor'),
    notes: text('notes'),
    doneOn: date('done_on', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.maintenanceTaskId] }),
    index('maintenance_task_lineage').on(t.workspaceId, t.propertyId, t.lineageId),
    ofProperty('maintenance_task_property', t),
  ],
);
