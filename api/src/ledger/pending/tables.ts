import type { LedgerWork } from '@roofline/schema/ledger/work';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../../platform/store/columns';
import { ofProperty } from '../../property/tables';

/**
 * The changes of very many lines that a job makes in parts. The cursor moves in the transaction of each part, so that no part is
 * done twice; the last part deletes the row.
 */
export const ledgerWork = pgTable(
  'ledger_work',
  {
    workspaceId: workspaceId(),
    workId: uuid('work_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    kind: text('kind').$type<LedgerWork['kind']>().notNull(),
    /** The key of the work, so that the same work never runs twice. */
    onceKey: text('once_key').notNull(),
    /** The account whose signs the work reverses. */
    glCode: text('gl_code'),
    reach: jsonb('reach').$type<TurnReach | RulesReach>().notNull(),
    /** The progress; null before the first part. */
    cursor: jsonb('cursor').$type<TurnCursor | RulesCursor>(),
    lineCount: integer('line_count').notNull(),
    doneCount: integer('done_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.workId] }),
    uniqueIndex('ledger_work_once').on(t.workspaceId, t.propertyId, t.onceKey),
    ofProperty('ledger_work_property', t),
  ],
);

/** The sources whose lines on the account get the opposite sign. */
export interface TurnReach {
  sourceIds: string[];
}
/** The last day whose lines have the new sign. */
export interface TurnCursor {
  day: string;
}
/** Lines of these payees and accounts, lines that a removed rule mapped, or all lines of some sources, with mappings by hand reset. */
export type RulesReach = { payeeKeys: string[]; glCodes: string[] } | { ruleId: string } | ResetReach;
export interface ResetReach {
  sourceIds: string[];
}
/** The number of payees and accounts that are done, and the last line done of the next one. */
export interface RulesCursor {
  keys: number;
  after: string | null;
}
