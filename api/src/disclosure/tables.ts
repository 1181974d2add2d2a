import type { DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** What people stated for the disclosure of a property's fiscal year, whichever plan it is drawn from. */
export const disclosureFacts = pgTable(
  'disclosure_facts',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    facts: jsonb('facts').$type<DisclosureFacts>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The name as it was then. */
    updatedBy: text('updated_by').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.fiscalYear] }),
    ofProperty('disclosure_facts_property', t),
  ],
);
