import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';
import type { SheetKind } from './sheets';

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
    /** The import that read the file's first chosen sheet; the others of the file name it, too. */
    fileId: uuid('file_id').notNull(),
    sheetPosition: integer('sheet_position').notNull(),
    /** What the sheet looked like when the file came: by it the others say what it would bring. */
    sheetKind: text('sheet_kind').$type<SheetKind>().notNull(),
    lineCount: integer('line_count').notNull(),
    listCents: bigint('list_cents', { mode: 'number' }).notNull(),
    grid: jsonb('grid').notNull(),
    mapping: jsonb('mapping').notNull(),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** What accepting came to: asked again, it is answered again. */
    answer: jsonb('answer').$type<ImportAnswer>(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importId] }),
    index('component_import_of_file').on(t.workspaceId, t.fileId),
    index('component_import_by_property').on(t.workspaceId, t.propertyId, t.createdAt),
    ofProperty('component_import_property', t),
  ],
);
