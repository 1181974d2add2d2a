import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** A file that was read but not yet accepted; nothing of it is in the inventory until then. */
export const componentImport = pgTable(
  'component_import',
  {
    workspaceId: workspaceId(),
    importId: uuid('import_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    userId: uuid('user_id').notNull(),
    fileName: text('file_name').notNull(),
    sheetName: text('sheet_name'),
    grid: jsonb('grid').notNull(),
    mapping: jsonb('mapping').notNull(),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** What accepting came to: asked again, it is answered again. */
    answer: jsonb('answer').$type<ImportAnswer>(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importId] }),
    index('component_import_by_property').on(t.workspaceId, t.propertyId, t.createdAt),
    ofProperty('component_import_property', t),
  ],
);
