import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** Reserve money of a property at an institution. */
export const placement = pgTable(
  'placement',
  {
    workspaceId: workspaceId(),
    placementId: uuid('placement_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    institution: text('institution').notNull(),
    account: text('account').notNull(),
    kind: text('kind').notNull(),
    principal: cents('principal').notNull(),
    /** Thousandths of a percentage point. */
    rateThousandths: integer('rate_thousandths').notNull(),
    compounding: text('compounding').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** null if the money can be taken out any day. */
    maturityDate: date('maturity_date', { mode: 'string' }),
    notes: text('notes'),
    /** The source of the ledger that states it, its name, and the placement's id there; null for entries of people. */
    sourceId: uuid('source_id'),
    sourceName: text('source_name'),
    externalId: text('external_id'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.placementId] }),
    index('placement_by_property').on(t.workspaceId, t.propertyId, t.placementId),
    uniqueIndex('placement_of_source')
      .on(t.workspaceId, t.propertyId, t.sourceId, t.externalId)
      .where(sql`source_id is not null`),
    ofProperty('placement_property', t),
  ],
);
