import { z } from 'zod';
import { limits } from '../value/limits';
import { money, optional } from '../value/numbers';
import { pageOf } from '../value/page';
import { asks } from '../value/question';
import { ACCOUNT_USES, LEDGER_FUNDS } from './account';
import { ledgerRule } from './rule';
import { TOTALS_BASES } from './totals';

/** Who mapped a transaction: a person by hand, or a rule that was remembered. */
export const MAPPED_BY = ['user', 'rule'] as const;
export type MappedBy = (typeof MAPPED_BY)[number];

/** One posting on one account of the ledger. */
export const transaction = z.object({
  transactionId: z.uuid(),
  propertyId: z.uuid(),
  date: z.iso.date(),
  amount: money.meta({ description: 'Above zero is money in, below zero money out' }),
  fund: z.enum(LEDGER_FUNDS),
  glCode: z.string(),
  glName: z.string(),
  use: z.enum(ACCOUNT_USES).meta({ description: 'What its account is used for' }),
  description: z.string(),
  payee: z.string().nullable(),
  reference: z.string().nullable(),
  externalId: z.string().meta({ description: 'Its id in the source' }),
  sourceName: z.string(),
  propertyComponentId: z.uuid().nullable().meta({
    description: 'Its component, by the line of the fiscal year of its date, else by the newest line',
  }),
  componentName: z.string().nullable(),
  projectId: z.uuid().nullable(),
  projectName: z.string().nullable(),
  isUnexpected: z.boolean(),
  mappedBy: z.enum(MAPPED_BY).nullable(),
  runningBalance: money.nullable().meta({ description: 'Of its account, as the source states it' }),
  version: z.int(),
  viewerCan: z.object({ edit: z.boolean() }),
});
export type Transaction = z.infer<typeof transaction>;

/** One part of the filtered list, with figures of the whole list. */
export const transactionPage = pageOf(transaction)
  .omit({ page: true })
  .extend({
    moneyIn: money.meta({ description: 'Of the whole filtered list, on accounts of the basis' }),
    moneyOut: money.meta({
      description: 'Of the whole filtered list, on accounts of the basis; never below zero',
    }),
    basis: z.enum(TOTALS_BASES).meta({
      description:
        'Which accounts both sums are made of, so that no money counts twice: the first of these that the list has',
    }),
    leftOut: z
      .int()
      .meta({ description: 'Number of transactions on other accounts, which both sums leave out' }),
    nextCursor: z.string().nullable().meta({ description: 'For `after`; null at the end of the list' }),
  });
export type TransactionPage = z.infer<typeof transactionPage>;

export const TRANSACTION_SORTS = ['date', 'amount', 'payee'] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Which transactions are meant; what is left out does not matter. */
export const transactionFilter = z.object({
  from: z.iso.date('From should be a valid date').optional(),
  to: z.iso.date('To should be a valid date').optional(),
  fund: z.enum(LEDGER_FUNDS).optional(),
  use: z.enum(ACCOUNT_USES).optional(),
  glCode: z.string().max(limits.glCodeMax).optional(),
  search: z
    .string()
    .trim()
    .max(limits.transactionSearchMax)
    .optional()
    .meta({ description: 'In description, payee, reference, code and name of the account' }),
  isUnexpected: yesOrNo.optional(),
  isMapped: yesOrNo.optional().meta({ description: 'Whether it has a component or a project' }),
  propertyComponentId: z.uuid().optional(),
  projectId: z.uuid().optional(),
});
export type TransactionFilter = z.infer<typeof transactionFilter>;

/**
 * Query of GET /api/ledger/property/{propertyId}/transactions. The list is read on by its cursor only: every part takes as long as the
 * first, where the number of a page would count all lines before it.
 */
export const transactionListInput = transactionFilter.extend({
  sort: z.enum(TRANSACTION_SORTS).default('date'),
  desc: yesOrNo.default(true),
  pageSize: z.coerce.number().int().min(1).max(limits.transactionPageMax).default(limits.transactionPageSize),
  after: z.string().max(500).optional().meta({ description: '`nextCursor` of the part before' }),
});
export type TransactionListInput = z.infer<typeof transactionListInput>;

/** What a mapping is remembered for. */
export const REMEMBERED = ['payee', 'glCode', 'payeeAndGlCode'] as const;
export type Remembered = (typeof REMEMBERED)[number];

const mapping = {
  propertyComponentId: optional(asks(z.uuid('Choose a component of the property'), { label: 'Component' })),
  projectId: optional(asks(z.uuid('Choose a project of the property'), { label: 'Project' })),
  isUnexpected: asks(z.boolean('Unexpected should be yes or no').default(false), { label: 'Unexpected' }),
  remember: optional(
    asks(z.enum(REMEMBERED, { error: 'Remember should be payee, glCode or payeeAndGlCode' }), {
      label: 'Remember',
    }),
  ),
};

/** PUT /api/ledger/transactions/{transactionId}: every value; what is left out is emptied. */
export const transactionInput = z.object(mapping);
export type TransactionInput = z.infer<typeof transactionInput>;

/** PUT /api/ledger/transactions/bulk: the same for many transactions of one property. */
export const transactionsInput = z.object({
  transactionIds: z
    .array(z.uuid('Choose transactions from the list'))
    .min(1, 'Choose at least one transaction')
    .max(limits.transactionBulk, `Choose at most ${limits.transactionBulk} transactions`),
  ...mapping,
});
export type TransactionsInput = z.infer<typeof transactionsInput>;

/** What mapping did: the transactions as they are now, and what was remembered. */
export const transactionsMapped = z.object({
  propertyId: z.uuid(),
  transactions: z.array(transaction).meta({ description: 'Those that were asked for, in their order' }),
  rules: z.array(ledgerRule).meta({ description: 'Rules that were made or changed' }),
  alsoMapped: z.int().meta({ description: 'Other transactions that the rules changed' }),
  stillToMap: z.int().meta({ description: 'Transactions that the rules go through behind the answer' }),
});
export type TransactionsMapped = z.infer<typeof transactionsMapped>;
