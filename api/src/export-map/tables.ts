import type { ExportMapColumn } from '@roofline/schema/export-map/export-map';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** At most one map per property: an import replaces the one before. */
export const exportMap = pgTable(
  'export_map',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    fileName: text('file_name').notNull(),
    columns: jsonb('columns').$type<ExportMapColumn[]>().notNull(),
    importedAt: moment('imported_at').notNull(),
    /** The user's name at that time. */
    importedBy: text('imported_by').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.propertyId] }), ofProperty('export_map_property', t)],
);
