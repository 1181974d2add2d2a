import { date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { cents, moment, version, workspaceId } from '../platform/store/columns';
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
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyReserveStudyId] }),
    index('reserve_study_by_date').on(t.workspaceId, t.propertyId, t.date, t.propertyReserveStudyId),
    ofProperty('reserve_study_property', t),
  ],
);
