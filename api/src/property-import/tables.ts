import type { ComponentInput } from '@roofline/schema/component/component';
import type {
  PropertyImportProblem,
  PropertyImportStatus,
} from '@roofline/schema/property-import/property-import';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, moment, workspaceId } from '../platform/store/columns';
import { workspace } from '../workspace/tables';

/** Workbooks of properties that were read. */
export const propertyImport = pgTable(
  'property_import',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    propertyImportId: uuid('property_import_id').notNull().unique(),
    userId: uuid('user_id').notNull(),
    fileName: text('file_name').notNull(),
    /** The first problems of rows that belong to no property, and the number of all. */
    problems: jsonb('problems').$type<PropertyImportProblem[]>().notNull(),
    problemCount: integer('problem_count').notNull(),
    remarks: jsonb('remarks').$type<string[]>().notNull(),
    isAccepted: boolean('is_accepted').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyImportId] }),
    index('property_import_by_age').on(t.workspaceId, t.createdAt),
  ],
);

/** The properties of a workbook. */
export const propertyImportLine = pgTable(
  'property_import_line',
  {
    workspaceId: workspaceId(),
    propertyImportId: uuid('property_import_id').notNull(),
    position: integer('position').notNull(),
    /** Its row on the sheet Properties. */
    sheetRow: integer('sheet_row').notNull(),
    status: text('status').$type<PropertyImportStatus>().notNull(),
    name: text('name').notNull(),
    city: text('city'),
    state: text('state'),
    numberOfUnits: integer('number_of_units'),
    startingReserveBalance: cents('starting_reserve_balance'),
    componentCount: integer('component_count').notNull(),
    componentsCost: cents('components_cost').notNull(),
    /** The input to add it; null if it cannot be added or already has been. */
    body: jsonb('body').$type<Record<string, unknown>>(),
    components: jsonb('components').$type<ComponentInput[]>(),
    problems: jsonb('problems').$type<PropertyImportProblem[]>().notNull(),
    problemCount: integer('problem_count').notNull(),
    notes: jsonb('notes').$type<string[]>().notNull(),
    /** The id of the new property, chosen at the upload, so that it is never added twice. */
    newPropertyId: uuid('new_property_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyImportId, t.position] }),
    foreignKey({
      name: 'property_import_line_import',
      columns: [t.workspaceId, t.propertyImportId],
      foreignColumns: [propertyImport.workspaceId, propertyImport.propertyImportId],
    }).onDelete('cascade'),
  ],
);
