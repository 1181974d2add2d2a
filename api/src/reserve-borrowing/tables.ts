import type { TransferDirection } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/**
 * Entries about transfers between the funds, one for each transfer or part. An entry copies the transfer, since the ledger
 * may correct or remove it, and the amount without its sign, which flips if the kind of an account is corrected.
 */
export const reserveEntry = pgTable(
  'reserve_entry',
  {
    workspaceId: workspaceId(),
    reserveEntryId: uuid('reserve_entry_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    kind: text('kind').$type<'loan' | 'repayment' | 'explanation'>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    direction: text('direction').$type<TransferDirection>().notNull(),
    amount: cents('amount').notNull(),
    ordinal: integer('ordinal').notNull(),
    /** Someone logged the transfer; the ledger may have it too in the meantime. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    /** The text from the ledger, or from the user who logged the transfer by hand. */
    text: text('text').notNull(),
    /** Purpose of a loan, or the explanation. */
    words: text('words'),
    /** The due date of a loan. */
    dueDate: date('due_date', { mode: 'string' }),
    approvedOn: date('approved_on', { mode: 'string' }),
    /** The loan that a repayment pays back. */
    loanId: uuid('loan_id'),
    /** A transfer that pays back several loans is several rows, numbered from 1. */
    part: integer('part').notNull().default(1),
    /** The amount that pays back the loan; null: all of the transfer. */
    share: cents('share'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.reserveEntryId] }),
    unique('reserve_entry_once').on(
      t.workspaceId,
      t.propertyId,
      t.date,
      t.direction,
      t.amount,
      t.ordinal,
      t.part,
    ),
    index('reserve_entry_by_kind').on(t.workspaceId, t.propertyId, t.kind, t.date),
    index('reserve_entry_of_loan')
      .on(t.workspaceId, t.loanId)
      .where(sql`loan_id is not null`),
    ofProperty('reserve_entry_property', t),
    foreignKey({
      name: 'reserve_entry_loan',
      columns: [t.workspaceId, t.loanId],
      foreignColumns: [t.workspaceId, t.reserveEntryId],
    }).onUpdate('cascade'),
  ],
);
