import type { DisclosureFact, DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fileVersion } from '../file/tables';
import { moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** The statements, and the disclosure plan at the time they were made. */
type StoredFacts = DisclosureFacts & {
  saidOfPlan?: string | null;
  /** Statements made under an earlier plan, and neither changed nor confirmed since. */
  toReadAgain?: readonly DisclosureFact[];
};

/** The statements for the disclosure of a property's fiscal year, whichever plan it is drawn from. */
export const disclosureFacts = pgTable(
  'disclosure_facts',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The person's name at that time. */
    updatedBy: text('updated_by').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.fiscalYear] }),
    ofProperty('disclosure_facts_property', t),
  ],
);

/** The disclosures that were sent to the members, each with its document. */
export const sentDisclosure = pgTable(
  'sent_disclosure',
  {
    workspaceId: workspaceId(),
    sentDisclosureId: uuid('sent_disclosure_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    /** The plan's name at that time. */
    planName: text('plan_name').notNull(),
    propertyFileId: uuid('property_file_id').notNull(),
    /** The version of the file that was sent. */
    versionNumber: integer('version_number').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    /** The person's name at that time. */
    recordedBy: text('recorded_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.sentDisclosureId] }),
    uniqueIndex('sent_disclosure_day').on(t.workspaceId, t.propertyId, t.fiscalYear, t.sentOn),
    index('sent_disclosure_document').on(t.workspaceId, t.propertyFileId),
    // No cascade, so that a document that members were sent is never erased.
    foreignKey({
      name: 'sent_disclosure_document',
      columns: [t.workspaceId, t.propertyFileId, t.versionNumber],
      foreignColumns: [fileVersion.workspaceId, fileVersion.propertyFileId, fileVersion.versionNumber],
    }).onUpdate('cascade'),
    ofProperty('sent_disclosure_property', t),
  ],
);
