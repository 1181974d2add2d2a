import { z } from 'zod';
import { ACCOUNT_KINDS, ACCOUNT_USES, LEDGER_FUNDS } from '../ledger/account';
import { limits } from '../value/limits';
import { money } from '../value/numbers';
import { amountSign, dateOrder, ledgerField, ledgerLayout } from './columns';

const column = z.object({
  index: z.int(),
  letter: z.string(),
  heading: z.string(),
  field: ledgerField.nullable(),
  samples: z.array(z.string()),
});

const account = z.object({
  glCode: z.string(),
  glName: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  use: z.enum(ACCOUNT_USES).meta({ description: 'As chosen here, else as the property has it' }),
  suggestedUse: z.enum(ACCOUNT_USES),
  fund: z.enum(LEDGER_FUNDS).meta({ description: 'Of a bank account' }),
  isNew: z.boolean().meta({ description: "The property's ledger does not have it yet" }),
  begin: money.nullable().meta({ description: 'Balance at the beginning, where the file states it' }),
  end: money.nullable().meta({ description: 'Balance at the end, where the file states it' }),
  moneyIn: money,
  moneyOut: money,
  lineCount: z.int(),
});

const LEDGER_TIES = ['balance', 'running', 'totals', 'funds', 'control', 'debitsCredits'] as const;

const tie = z.object({
  kind: z.enum(LEDGER_TIES).meta({ description: 'What is compared' }),
  glCode: z.string().nullable().meta({ description: 'null for the whole file' }),
  name: z.string().meta({ description: 'The account, or the whole file' }),
  difference: money.meta({ description: 'What the file states less what was read' }),
  ties: z.boolean(),
});

const problem = z.object({
  sheetName: z.string().nullable(),
  row: z.int().meta({ description: 'Row number as the sheet counts it, from 1' }),
  column: z
    .string()
    .nullable()
    .meta({ description: 'Letter and heading, "C (Debit)"; null for a whole row' }),
  value: z.string().nullable(),
  detail: z.string(),
});

const line = z.object({
  sheetName: z.string().nullable(),
  row: z.int(),
  date: z.iso.date(),
  glCode: z.string(),
  description: z.string(),
  payee: z.string().nullable(),
  reference: z.string().nullable(),
  amount: money.meta({ description: 'Above zero is money in' }),
});

const balance = z.object({
  name: z.string(),
  glCode: z.string().nullable(),
  fund: z.enum(LEDGER_FUNDS).nullable(),
  asOf: z.iso.date(),
  balance: money,
});

/** A ledger file that was read; nothing of it is in the ledger until it is accepted. */
export const ledgerImportPreview = z.object({
  importId: z.uuid(),
  propertyId: z.uuid(),
  fileName: z.string(),
  sheetNames: z.array(z.string()),
  layout: ledgerLayout,
  headerRow: z.int().nullable().meta({ description: 'Row of the headings; null where the file has none' }),
  columns: z.array(column),
  dateOrder,
  isDateOrderSure: z.boolean().meta({ description: 'The days of the file allow no other order' }),
  sign: amountSign.meta({ description: 'What a positive number in a column of amounts means' }),
  isMappingSaved: z.boolean().meta({ description: 'Read as a file of this layout was read before' }),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  lineCount: z.int(),
  accounts: z.array(account),
  balances: z.array(balance).meta({ description: 'Balances of bank accounts that are entered' }),
  ties: z.array(tie),
  sample: z.array(line).meta({ description: `The first ${limits.ledgerSamples} lines` }),
  newTransactions: z.int(),
  knownTransactions: z.int().meta({ description: 'Entered from a file of this layout before' }),
  duplicateCount: z.int(),
  duplicates: z.array(line).meta({
    description: `New lines with the day, account and amount of a line of another source; the first ${limits.ledgerSamples}`,
  }),
  problems: z.array(problem).meta({ description: `The first ${limits.ledgerProblems}` }),
  problemCount: z.int(),
  skippedRows: z.int().meta({ description: 'Titles, totals and page headings' }),
  missingFields: z.array(ledgerField),
  skipProblems: z.boolean().meta({ description: 'Rows with problems are left out on purpose' }),
  skipDuplicates: z.boolean(),
  canAccept: z.boolean(),
  enteredLines: z
    .int()
    .meta({ description: 'Lines that are in the ledger already while it is being accepted' }),
  isAccepted: z.boolean(),
  jobId: z.uuid().nullable().meta({ description: "The viewer's job that is entering it now" }),
});
export type LedgerImportPreview = z.infer<typeof ledgerImportPreview>;

/** PUT /api/ledger/import/{importId}: reads the same file another way; saves nothing. */
export const ledgerImportInput = z.object({
  columns: z
    .array(z.object({ index: z.int().min(0), field: ledgerField.nullable() }))
    .max(100, 'Give at most 100 columns'),
  dateOrder,
  sign: amountSign,
  accounts: z
    .array(
      z.object({
        glCode: z.string().max(limits.glCodeMax),
        use: z.enum(ACCOUNT_USES, { error: 'Choose what the account is used for' }),
        fund: z.enum(LEDGER_FUNDS).default('unmapped').meta({ description: 'Of a bank account' }),
      }),
    )
    .max(limits.ledgerAccounts)
    .default([])
    .meta({ description: 'Choices for accounts; an account that is used as bank account is one' }),
  skipProblems: z.boolean().default(false),
  skipDuplicates: z.boolean().default(true),
});
export type LedgerImportInput = z.infer<typeof ledgerImportInput>;

/** What accepting a ledger file came to. */
export const ledgerImportAnswer = z.object({
  importId: z.uuid(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicates: z.int().meta({ description: 'Left out, as another source has them' }),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
});
export type LedgerImportAnswer = z.infer<typeof ledgerImportAnswer>;
