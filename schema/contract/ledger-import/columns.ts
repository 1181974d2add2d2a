import { z } from 'zod';

/** What a column of a ledger can hold, with the headings that mean it. */
export const LEDGER_COLUMNS = [
  {
    field: 'date',
    label: 'Date',
    aliases: [
      'date',
      'date posted',
      'posted',
      'post date',
      'posted date',
      'posting date',
      'transaction date',
      'trans date',
      'txn date',
      'entry date',
      'effective date',
      'gl date',
    ],
  },
  {
    field: 'account',
    label: 'Account or GL Code',
    aliases: [
      'account',
      'gl code',
      'gl account',
      'gl',
      'gl number',
      'gl account number',
      'account code',
      'account number',
      'account no',
      'acct',
      'acct no',
      'acct number',
      'distribution account',
      'ledger account',
    ],
  },
  {
    field: 'accountName',
    label: 'Account Name',
    aliases: ['account name', 'gl name', 'gl account name', 'account description', 'gl description'],
  },
  {
    field: 'description',
    label: 'Description',
    aliases: [
      'description',
      'memo',
      'desc',
      'memo description',
      'remark',
      'remarks',
      'notes',
      'note',
      'details',
      'transaction description',
      'narrative',
    ],
  },
  {
    field: 'payee',
    label: 'Payee or Payer',
    aliases: [
      'payee payer',
      'payer payee',
      'payee',
      'payer',
      'name',
      'vendor',
      'vendor name',
      'received from',
      'paid to',
      'customer vendor',
    ],
  },
  {
    field: 'reference',
    label: 'Reference',
    aliases: [
      'reference',
      'ref',
      'ref no',
      'ref number',
      'reference number',
      'num',
      'number',
      'check',
      'check no',
      'check number',
      'checknum',
      'check num',
      'invoice',
      'invoice number',
    ],
  },
  {
    field: 'externalId',
    label: 'Transaction ID',
    aliases: [
      'ledger id',
      'transaction id',
      'trans id',
      'txn id',
      'trannum',
      'tran num',
      'trans number',
      'trans no',
      'transaction number',
      'transaction no',
      'entry id',
      'journal id',
      'id',
    ],
  },
  { field: 'type', label: 'Type', aliases: ['type', 'transaction type', 'trans type', 'txn type'] },
  { field: 'debit', label: 'Debit', aliases: ['debit', 'debits', 'dr', 'debit amount'] },
  { field: 'credit', label: 'Credit', aliases: ['credit', 'credits', 'cr', 'credit amount'] },
  {
    field: 'amount',
    label: 'Amount',
    aliases: ['amount', 'net amount', 'transaction amount', 'amt', 'net', 'amount usd'],
  },
  {
    field: 'increase',
    label: 'Money In',
    aliases: ['increase', 'deposit', 'deposits', 'money in', 'receipt', 'receipts', 'paid in', 'inflow'],
  },
  {
    field: 'decrease',
    label: 'Money Out',
    aliases: [
      'decrease',
      'withdrawal',
      'withdrawals',
      'money out',
      'payment',
      'payments',
      'disbursement',
      'disbursements',
      'paid out',
      'outflow',
    ],
  },
  { field: 'balance', label: 'Balance', aliases: ['balance', 'running balance', 'account balance'] },
  {
    field: 'beginBalance',
    label: 'Beginning Balance',
    aliases: [
      'beginning balance',
      'begin balance',
      'begbal',
      'beg bal',
      'beg balance',
      'opening balance',
      'starting balance',
      'prior balance',
      'previous balance',
      'balance forward',
    ],
  },
  {
    field: 'endBalance',
    label: 'Ending Balance',
    aliases: ['ending balance', 'end balance', 'endbal', 'end bal', 'closing balance', 'current balance'],
  },
  { field: 'fund', label: 'Fund', aliases: ['fund', 'fund name', 'fund type', 'book fund'] },
  {
    field: 'operatingBalance',
    label: 'Operating Fund',
    aliases: ['operating', 'operating fund', 'operations', 'general fund', 'operating account'],
  },
  {
    field: 'reserveBalance',
    label: 'Reserve Fund',
    aliases: [
      'reserve',
      'reserves',
      'reserve fund',
      'replacement fund',
      'replacement reserve',
      'savings',
      'capital',
      'capital fund',
      'capital reserve',
    ],
  },
] as const;

export type LedgerField = (typeof LEDGER_COLUMNS)[number]['field'];
export const ledgerField = z.enum(
  LEDGER_COLUMNS.map(({ field }) => field) as [LedgerField, ...LedgerField[]],
);

/** The two that several columns can feed: each is the balance of one fund. */
export const FUND_COLUMNS: readonly LedgerField[] = ['operatingBalance', 'reserveBalance'];

/** Layouts of ledgers that are known by what they look like, and what people call them. */
export const LEDGER_LAYOUTS = [
  { layout: 'trialBalance', label: 'Trial balance with detail' },
  { layout: 'fundBalanceSheet', label: 'Balance sheet by fund' },
  { layout: 'quickBooks', label: 'QuickBooks general ledger' },
  { layout: 'ownerLedger', label: 'Owner ledger' },
  { layout: 'yardiLines', label: 'Yardi ledger lines' },
  { layout: 'voyager', label: 'Voyager ledger' },
  { layout: 'plain', label: 'Ledger' },
] as const;
export type LedgerLayout = (typeof LEDGER_LAYOUTS)[number]['layout'];
export const ledgerLayout = z.enum(
  LEDGER_LAYOUTS.map(({ layout }) => layout) as [LedgerLayout, ...LedgerLayout[]],
);

/** Whether the month or the day comes first where both are numbers. */
export const dateOrder = z.enum(['monthFirst', 'dayFirst']);
export type DateOrder = z.infer<typeof dateOrder>;

/** What a positive number in a column of amounts means. */
export const AMOUNT_SIGNS = [
  { sign: 'moneyIn', label: 'Money in' },
  { sign: 'moneyOut', label: 'Money out' },
  { sign: 'debit', label: 'A debit' },
  { sign: 'natural', label: 'More on the account' },
] as const;
export type AmountSign = (typeof AMOUNT_SIGNS)[number]['sign'];
export const amountSign = z.enum(AMOUNT_SIGNS.map(({ sign }) => sign) as [AmountSign, ...AmountSign[]]);
