import type { ImportAnswer } from '@roofline/schema/component-import/component-import';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';
import type { SheetKind } from './sheets';

/** The sheets of uploaded files; a sheet changes the inventory only once it is accepted. */
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
    /** The import of the file's first sheet to review; all sheets of the file have this id. */
    fileId: uuid('file_id').notNull(),
    sheetPosition: integer('sheet_position').notNull(),
    /** The kind of the sheet at the upload; the previews of the other sheets show it. */
    sheetKind: text('sheet_kind').$type<SheetKind>().notNull(),
    lineCount: integer('line_count').notNull(),
    listCents: bigint('list_cents', { mode: 'number' }).notNull(),
    grid: jsonb('grid').notNull(),
    mapping: jsonb('mapping').notNull(),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** The answer of the acceptance, which a repeated request gets again. */
    answer: jsonb('answer').$type<ImportAnswer>(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importId] }),
    index('component_import_of_file').on(t.workspaceId, t.fileId),
    index('component_import_by_property').on(t.workspaceId, t.propertyId, t.createdAt),
    ofProperty('component_import_property', t),
  ],
);
