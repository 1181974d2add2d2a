/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a job. */
export type JobStatus =
  /** Waits for its turn. */
  | 'queued'
  /** Is running. */
  | 'running'
  /** Finished with a result. */
  | 'succeeded'
  /** Ended without a result; see `errors`. */
  | 'failed'
  /** Canceled on request before it saved anything. */
  | 'canceled';

/** What a column of a ledger file holds. */
export type LedgerField =
  /** Date. */
  | 'date'
  /** Account or GL Code. */
  | 'account'
  /** Account Name. */
  | 'accountName'
  /** Description. */
  | 'description'
  /** Payee or Payer. */
  | 'payee'
  /** Reference. */
  | 'reference'
  /** Transaction ID. */
  | 'externalId'
  /** Type. */
  | 'type'
  /** Debit. */
  | 'debit'
  /** Credit. */
  | 'credit'
  /** Amount. */
  | 'amount'
  /** Money In. */
  | 'increase'
  /** Money Out. */
  | 'decrease'
  /** Balance. */
  | 'balance'
  /** Beginning Balance. */
  | 'beginBalance'
  /** Ending Balance. */
  | 'endBalance'
  /** Fund. */
  | 'fund'
  /** Operating Fund. */
  | 'operatingBalance'
  /** Reserve Fund. */
  | 'reserveBalance';

/** A layout of ledger files. */
export type LedgerLayout =
  /** Trial balance with detail. */
  | 'trialBalance'
  /** Balance sheet with a column for each fund. */
  | 'fundBalanceSheet'
  /** General ledger of QuickBooks. */
  | 'quickBooks'
  /** Owner ledger: money in and out in two columns. */
  | 'ownerLedger'
  /** Lines of Yardi, without headings. */
  | 'yardiLines'
  /** Fields of Voyager. */
  | 'voyager'
  /** A plain table. */
  | 'plain';

/** Whether the month or the day comes first where both are numbers. */
export type LedgerDateOrder =
  /** 01/31/2025. */
  | 'monthFirst'
  /** 31/01/2025. */
  | 'dayFirst';

/** What a positive number in a column of amounts means. */
export type LedgerAmountSign =
  /** Money in. */
  | 'moneyIn'
  /** Money out. */
  | 'moneyOut'
  /** A debit: money in for bank accounts and other assets, money out for all others. */
  | 'debit'
  /** More on the account: money out for expenses, money in for all others. */
  | 'natural';

/** What of a ledger file is compared. */
export type LedgerTieKind =
  /** Beginning and movements give the end of an account. */
  | 'balance'
  /** The balance behind each line runs through. */
  | 'running'
  /** Debits and credits of an account equal the totals that the file states for it. */
  | 'totals'
  /** Balances by fund give the total of an account. */
  | 'funds'
  /** All lines equal the totals that the file states. */
  | 'control'
  /** Debits equal credits. */
  | 'debitsCredits';

/** A column and what it should hold. */
export type LedgerImportColumnInput = {
  /** Position from the left, starting at 0. */
  index: number;
  /** What it holds; null leaves it out. */
  field?: LedgerField | null | undefined;
};

/** What an account is used for. */
export type LedgerImportAccountInput = {
  /** Code of the account. */
  glCode: string;
  /** Use. An account that is used as bank account is one. */
  use: AccountUse;
  /** Fund of a bank account. */
  fund?: LedgerFund;
};

/** How a ledger file is to be read. */
export type LedgerImportValues = {
  /** Columns and what they hold. */
  columns: Array<LedgerImportColumnInput>;
  /** Order of month and day. */
  dateOrder: LedgerDateOrder;
  /** What a positive number in a column of amounts means. */
  sign: LedgerAmountSign;
  /** Choices for accounts. */
  accounts?: Array<LedgerImportAccountInput>;
  /** Leave out rows with errors, on purpose. */
  skipProblems?: boolean;
  /** Leave out lines that another source has too. */
  skipDuplicates?: boolean;
};

/** Another reading of the same file. */
export type UpdateLedgerImportInput = {
  /** UUIDv7 of the import. */
  ledgerImportId: string;
  /** How to read it. */
  values: LedgerImportValues;
};

/** The import to accept. */
export type AcceptLedgerImportInput = {
  /** UUIDv7 of the import. */
  ledgerImportId: string;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** The import to discard. */
export type RemoveLedgerImportInput = {
  /** UUIDv7 of the import. */
  ledgerImportId: string;
};

/** Where money is. */
export type LedgerFund =
  /** The reserve fund. */
  | 'reserve'
  /** The operating fund. */
  | 'operating'
  /** Not known: neither the configuration nor the source says. */
  | 'unmapped';

/** What an account of the ledger is used for, as people configure it. */
export type AccountUse =
  /** Income of the reserve fund. */
  | 'reserveIncome'
  /** Expenses of the reserve fund. */
  | 'reserveExpense'
  /** Income of the operating fund. */
  | 'operatingIncome'
  /** Expenses of the operating fund. */
  | 'operatingExpense'
  /** A bank account. */
  | 'bank'
  /** It counts nowhere. */
  | 'ignored'
  /** No one has said yet. */
  | 'unmapped';

export type { UserErrorCode };

export type LedgerImportQueryVariables = Exact<{
  ledgerImportId: string;
}>;


export type LedgerImportQuery = { ledgerImport: { importId: string, propertyId: string, fileName: string, sheetNames: Array<string>, layout: LedgerLayout, headerRow: number | null, dateOrder: LedgerDateOrder, isDateOrderSure: boolean, sign: LedgerAmountSign, isMappingSaved: boolean, from: string | null, to: string | null, lineCount: number, newTransactions: number, knownTransactions: number, duplicateCount: number, problemCount: number, missingFields: Array<LedgerField>, skipProblems: boolean, skipDuplicates: boolean, canAccept: boolean, enteredLines: number, isAccepted: boolean, jobId: string | null, columns: Array<{ index: number, letter: string, heading: string, field: LedgerField | null, samples: Array<string> }>, accounts: Array<{ glCode: string, glName: string, use: AccountUse, suggestedUse: AccountUse, fund: LedgerFund, isNew: boolean, begin: number | null, end: number | null, moneyIn: number, moneyOut: number, lineCount: number }>, balances: Array<{ name: string, fund: LedgerFund | null, asOf: string, balance: number }>, ties: Array<{ kind: LedgerTieKind, glCode: string | null, name: string, difference: number, ties: boolean }>, sample: Array<{ sheetName: string | null, row: number, date: string, glCode: string, description: string, payee: string | null, amount: number }>, duplicates: Array<{ sheetName: string | null, row: number, date: string, glCode: string, description: string, payee: string | null, amount: number }>, problems: Array<{ sheetName: string | null, row: number, column: string | null, value: string | null, detail: string }> } | null };

export type UpdateLedgerImportMutationVariables = Exact<{
  input: UpdateLedgerImportInput;
}>;


export type UpdateLedgerImportMutation = { updateLedgerImport: { preview: { importId: string, propertyId: string, fileName: string, sheetNames: Array<string>, layout: LedgerLayout, headerRow: number | null, dateOrder: LedgerDateOrder, isDateOrderSure: boolean, sign: LedgerAmountSign, isMappingSaved: boolean, from: string | null, to: string | null, lineCount: number, newTransactions: number, knownTransactions: number, duplicateCount: number, problemCount: number, missingFields: Array<LedgerField>, skipProblems: boolean, skipDuplicates: boolean, canAccept: boolean, enteredLines: number, isAccepted: boolean, jobId: string | null, columns: Array<{ index: number, letter: string, heading: string, field: LedgerField | null, samples: Array<string> }>, accounts: Array<{ glCode: string, glName: string, use: AccountUse, suggestedUse: AccountUse, fund: LedgerFund, isNew: boolean, begin: number | null, end: number | null, moneyIn: number, moneyOut: number, lineCount: number }>, balances: Array<{ name: string, fund: LedgerFund | null, asOf: string, balance: number }>, ties: Array<{ kind: LedgerTieKind, glCode: string | null, name: string, difference: number, ties: boolean }>, sample: Array<{ sheetName: string | null, row: number, date: string, glCode: string, description: string, payee: string | null, amount: number }>, duplicates: Array<{ sheetName: string | null, row: number, date: string, glCode: string, description: string, payee: string | null, amount: number }>, problems: Array<{ sheetName: string | null, row: number, column: string | null, value: string | null, detail: string }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AcceptLedgerImportMutationVariables = Exact<{
  input: AcceptLedgerImportInput;
}>;


export type AcceptLedgerImportMutation = { acceptLedgerImport: { answer: { importId: string } | null, job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveLedgerImportMutationVariables = Exact<{
  input: RemoveLedgerImportInput;
}>;


export type RemoveLedgerImportMutation = { removeLedgerImport: { removedImportId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type LedgerImportPreviewFragment = { importId: string, propertyId: string, fileName: string, sheetNames: Array<string>, layout: LedgerLayout, headerRow: number | null, dateOrder: LedgerDateOrder, isDateOrderSure: boolean, sign: LedgerAmountSign, isMappingSaved: boolean, from: string | null, to: string | null, lineCount: number, newTransactions: number, knownTransactions: number, duplicateCount: number, problemCount: number, missingFields: Array<LedgerField>, skipProblems: boolean, skipDuplicates: boolean, canAccept: boolean, enteredLines: number, isAccepted: boolean, jobId: string | null, columns: Array<{ index: number, letter: string, heading: string, field: LedgerField | null, samples: Array<string> }>, accounts: Array<{ glCode: string, glName: string, use: AccountUse, suggestedUse: AccountUse, fund: LedgerFund, isNew: boolean, begin: number | null, end: number | null, moneyIn: number, moneyOut: number, lineCount: number }>, balances: Array<{ name: string, fund: LedgerFund | null, asOf: string, balance: number }>, ties: Array<{ kind: LedgerTieKind, glCode: string | null, name: string, difference: number, ties: boolean }>, sample: Array<{ sheetName: string | null, row: number, date: string, glCode: string, description: string, payee: string | null, amount: number }>, duplicates: Array<{ sheetName: string | null, row: number, date: string, glCode: string, description: string, payee: string | null, amount: number }>, problems: Array<{ sheetName: string | null, row: number, column: string | null, value: string | null, detail: string }> };

export type LedgerImportAccountFragment = { glCode: string, glName: string, use: AccountUse, suggestedUse: AccountUse, fund: LedgerFund, isNew: boolean, begin: number | null, end: number | null, moneyIn: number, moneyOut: number, lineCount: number };

export type LedgerImportTieFragment = { kind: LedgerTieKind, glCode: string | null, name: string, difference: number, ties: boolean };

export type LedgerImportLineFragment = { sheetName: string | null, row: number, date: string, glCode: string, description: string, payee: string | null, amount: number };

export type LedgerImportProblemFragment = { sheetName: string | null, row: number, column: string | null, value: string | null, detail: string };

export const LedgerImportAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedUse"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"begin"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}}]} as unknown as DocumentNode<LedgerImportAccountFragment, unknown>;
export const LedgerImportTieFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportTie"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportTie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}}]}}]} as unknown as DocumentNode<LedgerImportTieFragment, unknown>;
export const LedgerImportLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]} as unknown as DocumentNode<LedgerImportLineFragment, unknown>;
export const LedgerImportProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<LedgerImportProblemFragment, unknown>;
export const LedgerImportPreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetNames"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderSure"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"isMappingSaved"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportTie"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"knownTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateCount"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"skipProblems"}},{"kind":"Field","name":{"kind":"Name","value":"skipDuplicates"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"enteredLines"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedUse"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"begin"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportTie"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportTie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<LedgerImportPreviewFragment, unknown>;
export const LedgerImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedgerImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ledgerImportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ledgerImportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ledgerImportId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportPreview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedUse"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"begin"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportTie"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportTie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetNames"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderSure"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"isMappingSaved"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportTie"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"knownTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateCount"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"skipProblems"}},{"kind":"Field","name":{"kind":"Name","value":"skipDuplicates"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"enteredLines"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]} as unknown as DocumentNode<LedgerImportQuery, LedgerImportQueryVariables>;
export const UpdateLedgerImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLedgerImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLedgerImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLedgerImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportPreview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedUse"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"begin"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportTie"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportTie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetNames"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderSure"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"isMappingSaved"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportTie"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"knownTransactions"}},{"kind":"Field","name":{"kind":"Name","value":"duplicateCount"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"skipProblems"}},{"kind":"Field","name":{"kind":"Name","value":"skipDuplicates"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"enteredLines"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]} as unknown as DocumentNode<UpdateLedgerImportMutation, UpdateLedgerImportMutationVariables>;
export const AcceptLedgerImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptLedgerImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptLedgerImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptLedgerImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<AcceptLedgerImportMutation, AcceptLedgerImportMutationVariables>;
export const RemoveLedgerImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLedgerImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveLedgerImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLedgerImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedImportId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveLedgerImportMutation, RemoveLedgerImportMutationVariables>;

/** Reads `LedgerImport`. Pass `skipToken` while its variables are not known yet. */
export function useLedgerImportQuery(options: useQuery.Options<LedgerImportQuery, LedgerImportQueryVariables> | SkipToken) {
  return useQuery(LedgerImportDocument, options);
}

/** Reads `LedgerImport` when the returned function is called. */
export function useLedgerImportLazyQuery(options?: useLazyQuery.Options<LedgerImportQuery, LedgerImportQueryVariables>) {
  return useLazyQuery(LedgerImportDocument, options);
}

/** Reads `LedgerImport` under a Suspense boundary: data is always there. */
export function useLedgerImportSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<LedgerImportQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(LedgerImportDocument, options);
}

/** Runs `UpdateLedgerImport`; variables are passed to the returned function. */
export function useUpdateLedgerImportMutation(
  options?: Omit<useMutation.Options<UpdateLedgerImportMutation, UpdateLedgerImportMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateLedgerImportMutation, UpdateLedgerImportMutationVariables> {
  return useMutation<UpdateLedgerImportMutation, UpdateLedgerImportMutationVariables>(UpdateLedgerImportDocument, options);
}

/** Runs `AcceptLedgerImport`; variables are passed to the returned function. */
export function useAcceptLedgerImportMutation(
  options?: Omit<useMutation.Options<AcceptLedgerImportMutation, AcceptLedgerImportMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AcceptLedgerImportMutation, AcceptLedgerImportMutationVariables> {
  return useMutation<AcceptLedgerImportMutation, AcceptLedgerImportMutationVariables>(AcceptLedgerImportDocument, options);
}

/** Runs `RemoveLedgerImport`; variables are passed to the returned function. */
export function useRemoveLedgerImportMutation(
  options?: Omit<useMutation.Options<RemoveLedgerImportMutation, RemoveLedgerImportMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveLedgerImportMutation, RemoveLedgerImportMutationVariables> {
  return useMutation<RemoveLedgerImportMutation, RemoveLedgerImportMutationVariables>(RemoveLedgerImportDocument, options);
}
