import { date, foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { propertyFile } from '../file/tables';
import { cents, moment, updatedAt, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

export const reserveStudy = pgTable(
  'reserve_study',
  {
    workspaceId: workspaceId(),
    propertyReserveStudyId: uuid('property_reserve_study_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    reserveStudyTypeId: smallint('reserve_study_type_id').notNull(),
    providerName: text('provider_name'),
    cost: cents('cost'),
    inspectionDate: date('inspection_date', { mode: 'string' }),
    /** The study's document among the files of the property. */
    propertyFileId: uuid('property_file_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyReserveStudyId] }),
    index('reserve_study_by_date').on(t.workspaceId, t.propertyId, t.date, t.propertyReserveStudyId),
    index('reserve_study_document').on(t.workspaceId, t.propertyFileId),
    ofProperty('reserve_study_property', t),
    // No cascade: a document is removed from its study before it can be deleted.
    foreignKey({
      name: 'reserve_study_document',
      columns: [t.workspaceId, t.propertyFileId],
      foreignColumns: [propertyFile.workspaceId, propertyFile.propertyFileId],
    }).onUpdate('cascade'),
  ],
);
