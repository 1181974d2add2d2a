import {
  VARIANCE_LIMITS,
  type AccountKind,
  type AccountUse,
  type LedgerFund,
  type SignFollows,
} from '@roofline/schema/ledger/account';
import type { BalanceOrigin } from '@roofline/schema/ledger/bank';
import type { MappedBy } from '@roofline/schema/ledger/transaction';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** The ledgers of properties: every write of lines, rules or configurations locks this row. */
export const ledgerBook = pgTable(
  'ledger_book',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    /** Versions of the two configurations, 0 until someone saves them. */
    glVersion: integer('gl_version').notNull().default(0),
    bankVersion: integer('bank_version').notNull().default(0),
    /** The percent off its plan above which a figure is on Watch, and above which it is an Alert. */
    watchAbove: integer('watch_above').notNull().default(VARIANCE_LIMITS.watchAbove),
    alertAbove: integer('alert_above').notNull().default(VARIANCE_LIMITS.alertAbove),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.propertyId] }), ofProperty('ledger_book_property', t)],
);

/** The sources of lines: layouts of ledger files, or the connected app. */
export const ledgerSource = pgTable(
  'ledger_source',
  {
    workspaceId: workspaceId(),
    sourceId: uuid('source_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    kind: text('kind').$type<'file' | 'integration'>().notNull(),
    name: text('name').notNull(),
    /** The signature of the layout of its files; empty for an integration. */
    layout: text('layout').notNull().default(''),
    /** How to read its files, as a person chose it. */
    mapping: jsonb('mapping'),
    /** What decides the sign of its lines: see `signOf`. */
    signFollows: text('sign_follows').$type<SignFollows>().notNull().default('kind'),
    lastEnteredAt: moment('last_entered_at'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.sourceId] }),
    unique('ledger_source_once').on(t.workspaceId, t.propertyId, t.kind, t.layout),
    ofProperty('ledger_source_property', t),
  ],
);

export const ledgerAccount = pgTable(
  'ledger_account',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    glCode: text('gl_code').notNull(),
    glName: text('gl_name').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    /** The kind by the sources, where a person stated another one; null where `kind` is by the sources. */
    sourceKind: text('source_kind').$type<AccountKind>(),
    use: text('use').$type<AccountUse>().notNull(),
    suggestedUse: text('suggested_use').$type<AccountUse>().notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.glCode] }),
    ofProperty('ledger_account_property', t),
  ],
);

/** The lines of ledgers. Reads derive a line's fund from its account, so that a new configuration rewrites no line. */
export const ledgerLine = pgTable(
  'ledger_line',
  {
    workspaceId: workspaceId(),
    transactionId: uuid('transaction_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    externalId: text('external_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Above zero is money in. */
    amount: cents('amount').notNull(),
    glCode: text('gl_code').notNull(),
    /** The fund by the source; null where it names none. */
    sourceFund: text('source_fund').$type<'reserve' | 'operating'>(),
    description: text('description').notNull(),
    payee: text('payee'),
    /** The payee without case and punctuation; empty where there is none. */
    payeeKey: text('payee_key').notNull().default(''),
    reference: text('reference'),
    /** Description, payee and reference in lower case, for the text filter. */
    searchText: text('search_text').notNull(),
    runningBalance: cents('running_balance'),
    /** The mapped component, the same in every year. */
    lineageId: uuid('lineage_id'),
    projectId: uuid('project_id'),
    isUnexpected: boolean('is_unexpected').notNull().default(false),
    mappedBy: text('mapped_by').$type<MappedBy>(),
    /** The rule that mapped it. */
    ruleId: uuid('rule_id'),
    enteredAt: moment('entered_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.transactionId] }),
    unique('ledger_line_once').on(t.workspaceId, t.propertyId, t.sourceId, t.externalId),
    // The list reads each of its orders from one of these indexes, in both directions.
    index('ledger_line_by_date').on(t.workspaceId, t.propertyId, t.date, t.transactionId),
    index('ledger_line_by_amount').on(t.workspaceId, t.propertyId, t.amount, t.transactionId),
    index('ledger_line_by_payee').on(t.workspaceId, t.propertyId, t.payeeKey, t.transactionId),
    index('ledger_line_of_account').on(t.workspaceId, t.propertyId, t.glCode, t.date, t.transactionId),
    index('ledger_line_of_component')
      .on(t.workspaceId, t.propertyId, t.lineageId, t.date)
      .where(sql`lineage_id is not null`),
    index('ledger_line_of_project')
      .on(t.workspaceId, t.projectId, t.date)
      .where(sql`project_id is not null`),
    index('ledger_line_of_rule')
      .on(t.workspaceId, t.ruleId)
      .where(sql`rule_id is not null`),
    index('ledger_line_unexpected')
      .on(t.workspaceId, t.propertyId, t.date)
      .where(sql`is_unexpected`),
    ofProperty('ledger_line_property', t),
  ],
);

/** Sums by month, account and the fund by the source: figures add these up instead of lines. */
export const ledgerMonth = pgTable(
  'ledger_month',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    glCode: text('gl_code').notNull(),
    /** Empty where the source names no fund. */
    sourceFund: text('source_fund').$type<'reserve' | 'operating' | ''>().notNull(),
    moneyIn: cents('money_in').notNull(),
    /** Never below zero. */
    moneyOut: cents('money_out').notNull(),
    lineCount: integer('line_count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.month, t.glCode, t.sourceFund] }),
    ofProperty('ledger_month_property', t),
  ],
);

/** The rules that map lines of a payee, an account, or both. */
export const ledgerRule = pgTable(
  'ledger_rule',
  {
    workspaceId: workspaceId(),
    ruleId: uuid('rule_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    /** The payee as shown; rules compare `payeeKey`, which is empty for every payee. */
    payee: text('payee'),
    payeeKey: text('payee_key').notNull().default(''),
    /** Empty for every account. */
    glCode: text('gl_code').notNull().default(''),
    lineageId: uuid('lineage_id'),
    projectId: uuid('project_id'),
    isUnexpected: boolean('is_unexpected'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.ruleId] }),
    unique('ledger_rule_once').on(t.workspaceId, t.propertyId, t.payeeKey, t.glCode),
    ofProperty('ledger_rule_property', t),
  ],
);

export const ledgerBankAccount = pgTable(
  'ledger_bank_account',
  {
    workspaceId: workspaceId(),
    bankAccountId: uuid('bank_account_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    /** Null where a person added the account: no source names it. */
    sourceId: uuid('source_id'),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    institution: text('institution'),
    fund: text('fund').$type<LedgerFund>().notNull(),
    /** Its account in the ledger; null where the source names none. */
    glCode: text('gl_code'),
    /** For an account by hand: external ids of source accounts that a person said are different, as a JSON list. */
    toldApart: text('told_apart').notNull().default('[]'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.bankAccountId] }),
    unique('ledger_bank_account_once').on(t.workspaceId, t.propertyId, t.sourceId, t.externalId),
    uniqueIndex('ledger_bank_account_of_code')
      .on(t.workspaceId, t.propertyId, t.glCode)
      .where(sql`gl_code is not null`),
    ofProperty('ledger_bank_account_property', t),
  ],
);

/** The balance of a bank account at the end of a day, by a statement. */
export const ledgerBankBalance = pgTable(
  'ledger_bank_balance',
  {
    workspaceId: workspaceId(),
    bankAccountId: uuid('bank_account_id').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    balance: cents('balance').notNull(),
    /** The origin of the balance: the source, or a person for a day without a statement of the source. */
    origin: text('origin').$type<BalanceOrigin>().notNull().default('source'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.bankAccountId, t.asOf] }),
    foreignKey({
      name: 'ledger_bank_balance_account',
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [ledgerBankAccount.workspaceId, ledgerBankAccount.bankAccountId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
