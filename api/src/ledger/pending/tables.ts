import type { LedgerWork } from '@roofline/schema/ledger/work';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../../platform/store/columns';
import { ofProperty } from '../../property/tables';

/**
 * A change of very many lines that is done in parts behind the request. Its cursor moves in the transaction of each part, so that a
 * part is never done twice; the row goes with the last one.
 */
export const ledgerWork = pgTable(
  'ledger_work',
  {
    workspaceId: workspaceId(),
    workId: uuid('work_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    kind: text('kind').$type<LedgerWork['kind']>().notNull(),
    /** What it is about: the same is never under way twice. */
    onceKey: text('once_key').notNull(),
    /** The account whose lines turn. */
    glCode: text('gl_code'),
    reach: jsonb('reach').$type<TurnReach | RulesReach>().notNull(),
    /** How far it is; null before its first part. */
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

/** Of which sources the lines of the account turn. */
export interface TurnReach {
  sourceIds: string[];
}
/** Lines up to this day have turned, those of later days have not. */
export interface TurnCursor {
  day: string;
}
/** Lines of these payees and accounts, those that a removed rule mapped, or all of some sources: what people said of them is forgotten. */
export type RulesReach = { payeeKeys: string[]; glCodes: string[] } | { ruleId: string } | ResetReach;
export interface ResetReach {
  sourceIds: string[];
}
/** The payees and accounts that are done, and the last line of the one that is not. */
export interface RulesCursor {
  keys: number;
  after: string | null;
}
