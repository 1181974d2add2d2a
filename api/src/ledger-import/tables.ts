import type { LedgerImportAnswer } from '@roofline/schema/ledger-import/ledger-import';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';
import type { ReadFacts } from './prepare/facts';
import type { ImportReading } from './prepare/staged';
import type { HeldAgainst, Tally } from './prepare/tally';

/** The ledger files that were read; nothing of a file is in the ledger until someone accepts it. */
export const ledgerImport = pgTable(
  'ledger_import',
  {
    workspaceId: workspaceId(),
    importId: uuid('import_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    userId: uuid('user_id').notNull(),
    fileName: text('file_name').notNull(),
    /** The key that recognizes the layout next month. */
    signature: text('signature').notNull(),
    /** The sheets that were read: JSON, zipped, in base64. */
    content: text('content').notNull(),
    reading: jsonb('reading').$type<ImportReading>().notNull(),
    /** The result of the reading, without its lines. */
    facts: jsonb('facts').$type<ReadFacts>().notNull(),
    /** How its lines compared with the ledger when it was read. */
    against: jsonb('against').$type<HeldAgainst>().notNull(),
    /** The counts of its lines entered so far, while it is accepted part by part. */
    tally: jsonb('tally').$type<Tally>().notNull(),
    enteredLines: integer('entered_lines').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** The answer to the acceptance, which a repeat gets again. */
    answer: jsonb('answer').$type<LedgerImportAnswer>(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importId] }),
    index('ledger_import_by_property').on(t.workspaceId, t.propertyId, t.createdAt),
    ofProperty('ledger_import_property', t),
  ],
);
