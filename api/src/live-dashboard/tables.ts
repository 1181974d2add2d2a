import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { cents, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/**
 * Sums of a month's lines that are mapped to a component or marked as unexpected: the dashboard adds these up, never
 * lines. Triggers of the database update them on every write of lines.
 */
export const ledgerMappedMonth = pgTable(
  'ledger_mapped_month',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    glCode: text('gl_code').notNull(),
    /** Empty if the source does not name a fund. */
    sourceFund: text('source_fund').$type<'reserve' | 'operating' | ''>().notNull(),
    /** All zeros if the lines have no component. */
    lineageId: uuid('lineage_id').notNull(),
    isUnexpected: boolean('is_unexpected').notNull(),
    moneyIn: cents('money_in').notNull(),
    /** Never below zero. */
    moneyOut: cents('money_out').notNull(),
    lineCount: integer('line_count').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'ledger_mapped_month_key',
      columns: [t.workspaceId, t.propertyId, t.month, t.glCode, t.sourceFund, t.lineageId, t.isUnexpected],
    }),
    ofProperty('ledger_mapped_month_property', t),
  ],
);
