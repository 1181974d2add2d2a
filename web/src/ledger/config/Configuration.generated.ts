/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where money is. */
export type LedgerFund =
  /** The reserve fund. */
  | 'reserve'
  /** The operating fund. */
  | 'operating'
  /** Not known: neither the configuration nor the source says. */
  | 'unmapped';

/** What an account of the ledger is, as its source says or as someone corrected it. */
export type AccountKind =
  /** A bank account. */
  | 'bank'
  /** Another asset. */
  | 'asset'
  /** Income. */
  | 'income'
  /** An expense. */
  | 'expense'
  /** A liability. */
  | 'liability'
  /** Equity. */
  | 'equity'
  /** The source doesn't say. */
  | 'unknown';

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

/** Who stated a balance. */
export type BalanceOrigin =
  /** A statement of the source. */
  | 'source'
  /** Someone, by hand. */
  | 'hand';

/** What an account is used for. */
export type GlAccountUseInput = {
  /** Code of the account. */
  glCode: string;
  /** Its use. */
  use: AccountUse;
  /** What it is; without it that stays. What the source says takes a correction back. Its transactions turn between money in and money out where the kind says so. */
  kind?: AccountKind | null | undefined;
};

/** Limits of variances, in whole percent of the plan, 1 to 500. */
export type VarianceLimitsInput = {
  /** More is watched. */
  watchAbove: number;
  /** More raises an alert; more than watchAbove. */
  alertAbove: number;
};

/** What the accounts of a property are used for. */
export type SaveGlConfigurationInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version that the edit started from. */
  version: number;
  /** The accounts; those that are not listed stay as they are. */
  accounts: Array<GlAccountUseInput>;
  /** Limits of variances; without them they stay as they are. */
  varianceLimits?: VarianceLimitsInput | null | undefined;
};

/** What is in a bank account at the end of a day, stated by hand. */
export type StatedBalanceInput = {
  /** The day; today or before. */
  asOf: string;
  /** What was in it; below zero where it was overdrawn. */
  balance: number;
};

/** Values of a bank account. */
export type BankAccountInput = {
  /** UUIDv7 of the bank account. */
  bankAccountId: string;
  /** The fund that its money is of. */
  fund: LedgerFund;
  /** Name, at most 250 characters. */
  name: string;
  /** The bank, at most 250 characters. */
  institution?: string | null | undefined;
  /** All balances that are stated by hand, one a day and none of a day that the source states; without them they stay as they are. */
  statedBalances?: Array<StatedBalanceInput> | null | undefined;
};

/** Values of a bank account that no source names. */
export type NewBankAccountValues = {
  /** Name, at most 250 characters. */
  name: string;
  /** The bank, at most 250 characters. */
  institution?: string | null | undefined;
  /** The fund that its money is of. */
  fund: LedgerFund;
  /** What was in it; below zero where it was overdrawn. */
  balance: number;
  /** At the end of this day; today or before. */
  asOf: string;
};

/** A bank account to add by hand. */
export type AddBankAccountInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Its values. */
  values: NewBankAccountValues;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey?: string | null | undefined;
};

/** A bank account that someone added by hand, to remove. */
export type RemoveBankAccountInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the bank account. */
  bankAccountId: string;
  /** Version of the whole configuration that the viewer saw. */
  version: number;
};

/** Whether a bank account by hand is one that a source names. */
export type AnswerBankLookalikeInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the one by hand. */
  bankAccountId: string;
  /** UUIDv7 of the one that a source names. */
  sourceBankAccountId: string;
  /** True: the one by hand is removed, and its fund and balances go over. False: both stay, and no one is asked again. */
  isSame: boolean;
  /** Version of the whole configuration that the viewer saw. */
  version: number;
};

/** The bank accounts of a property and their funds. */
export type SaveBankConfigurationInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version that the edit started from. */
  version: number;
  /** The bank accounts; those that are not listed stay as they are. */
  accounts: Array<BankAccountInput>;
};

export type { UserErrorCode };

export type GlConfigurationQueryVariables = Exact<{
  propertyId: string;
}>;


export type GlConfigurationQuery = { property: { propertyId: string, glConfiguration: { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ glCode: string, glName: string, kind: AccountKind, sourceKind: AccountKind | null, use: AccountUse, suggestedUse: AccountUse, lineCount: number, lastDate: string | null }>, varianceLimits: { watchAbove: number, alertAbove: number }, viewerCan: { edit: boolean } } | null } | null };

export type BankConfigurationQueryVariables = Exact<{
  propertyId: string;
}>;


export type BankConfigurationQuery = { property: { propertyId: string, bankConfiguration: { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ bankAccountId: string, name: string, institution: string | null, glCode: string | null, isByHand: boolean, fund: LedgerFund, balance: number | null, asOf: string | null, origin: BalanceOrigin | null, statedBalances: Array<{ asOf: string, balance: number }> }>, lookalikes: Array<{ bankAccountId: string, sourceBankAccountId: string, reason: string }>, viewerCan: { edit: boolean } } | null } | null };

export type SaveGlConfigurationMutationVariables = Exact<{
  input: SaveGlConfigurationInput;
}>;


export type SaveGlConfigurationMutation = { saveGlConfiguration: { glConfiguration: { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ glCode: string, glName: string, kind: AccountKind, sourceKind: AccountKind | null, use: AccountUse, suggestedUse: AccountUse, lineCount: number, lastDate: string | null }>, varianceLimits: { watchAbove: number, alertAbove: number }, viewerCan: { edit: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SaveBankConfigurationMutationVariables = Exact<{
  input: SaveBankConfigurationInput;
}>;


export type SaveBankConfigurationMutation = { saveBankConfiguration: { bankConfiguration: { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ bankAccountId: string, name: string, institution: string | null, glCode: string | null, isByHand: boolean, fund: LedgerFund, balance: number | null, asOf: string | null, origin: BalanceOrigin | null, statedBalances: Array<{ asOf: string, balance: number }> }>, lookalikes: Array<{ bankAccountId: string, sourceBankAccountId: string, reason: string }>, viewerCan: { edit: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AddBankAccountMutationVariables = Exact<{
  input: AddBankAccountInput;
}>;


export type AddBankAccountMutation = { addBankAccount: { property: { propertyId: string, bankConfiguration: { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ bankAccountId: string, name: string, institution: string | null, glCode: string | null, isByHand: boolean, fund: LedgerFund, balance: number | null, asOf: string | null, origin: BalanceOrigin | null, statedBalances: Array<{ asOf: string, balance: number }> }>, lookalikes: Array<{ bankAccountId: string, sourceBankAccountId: string, reason: string }>, viewerCan: { edit: boolean } } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AnswerBankLookalikeMutationVariables = Exact<{
  input: AnswerBankLookalikeInput;
}>;


export type AnswerBankLookalikeMutation = { answerBankLookalike: { property: { propertyId: string, bankConfiguration: { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ bankAccountId: string, name: string, institution: string | null, glCode: string | null, isByHand: boolean, fund: LedgerFund, balance: number | null, asOf: string | null, origin: BalanceOrigin | null, statedBalances: Array<{ asOf: string, balance: number }> }>, lookalikes: Array<{ bankAccountId: string, sourceBankAccountId: string, reason: string }>, viewerCan: { edit: boolean } } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveBankAccountMutationVariables = Exact<{
  input: RemoveBankAccountInput;
}>;


export type RemoveBankAccountMutation = { removeBankAccount: { property: { propertyId: string, bankConfiguration: { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ bankAccountId: string, name: string, institution: string | null, glCode: string | null, isByHand: boolean, fund: LedgerFund, balance: number | null, asOf: string | null, origin: BalanceOrigin | null, statedBalances: Array<{ asOf: string, balance: number }> }>, lookalikes: Array<{ bankAccountId: string, sourceBankAccountId: string, reason: string }>, viewerCan: { edit: boolean } } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type GlConfigurationFieldsFragment = { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ glCode: string, glName: string, kind: AccountKind, sourceKind: AccountKind | null, use: AccountUse, suggestedUse: AccountUse, lineCount: number, lastDate: string | null }>, varianceLimits: { watchAbove: number, alertAbove: number }, viewerCan: { edit: boolean } };

export type BankConfigurationFieldsFragment = { propertyId: string, isMissing: boolean, version: number, accounts: Array<{ bankAccountId: string, name: string, institution: string | null, glCode: string | null, isByHand: boolean, fund: LedgerFund, balance: number | null, asOf: string | null, origin: BalanceOrigin | null, statedBalances: Array<{ asOf: string, balance: number }> }>, lookalikes: Array<{ bankAccountId: string, sourceBankAccountId: string, reason: string }>, viewerCan: { edit: boolean } };

export const GlConfigurationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GlConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedUse"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"varianceLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchAbove"}},{"kind":"Field","name":{"kind":"Name","value":"alertAbove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<GlConfigurationFieldsFragment, unknown>;
export const BankConfigurationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"statedBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lookalikes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceBankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<BankConfigurationFieldsFragment, unknown>;
export const GlConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"glConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GlConfigurationFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GlConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedUse"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"varianceLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchAbove"}},{"kind":"Field","name":{"kind":"Name","value":"alertAbove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<GlConfigurationQuery, GlConfigurationQueryVariables>;
export const BankConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"bankConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankConfigurationFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"statedBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lookalikes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceBankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<BankConfigurationQuery, BankConfigurationQueryVariables>;
export const SaveGlConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveGlConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveGlConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveGlConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GlConfigurationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GlConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedUse"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"varianceLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchAbove"}},{"kind":"Field","name":{"kind":"Name","value":"alertAbove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<SaveGlConfigurationMutation, SaveGlConfigurationMutationVariables>;
export const SaveBankConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBankConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBankConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBankConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankConfigurationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"statedBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lookalikes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceBankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<SaveBankConfigurationMutation, SaveBankConfigurationMutationVariables>;
export const AddBankAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBankAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"bankConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankConfigurationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"statedBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lookalikes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceBankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<AddBankAccountMutation, AddBankAccountMutationVariables>;
export const AnswerBankLookalikeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerBankLookalike"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerBankLookalikeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerBankLookalike"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"bankConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankConfigurationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"statedBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lookalikes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceBankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<AnswerBankLookalikeMutation, AnswerBankLookalikeMutationVariables>;
export const RemoveBankAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBankAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveBankAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBankAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"bankConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankConfigurationFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankConfigurationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"statedBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lookalikes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceBankAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<RemoveBankAccountMutation, RemoveBankAccountMutationVariables>;

/** Reads `GlConfiguration`. Pass `skipToken` while its variables are not known yet. */
export function useGlConfigurationQuery(options: useQuery.Options<GlConfigurationQuery, GlConfigurationQueryVariables> | SkipToken) {
  return useQuery(GlConfigurationDocument, options);
}

/** Reads `GlConfiguration` when the returned function is called. */
export function useGlConfigurationLazyQuery(options?: useLazyQuery.Options<GlConfigurationQuery, GlConfigurationQueryVariables>) {
  return useLazyQuery(GlConfigurationDocument, options);
}

/** Reads `GlConfiguration` under a Suspense boundary: data is always there. */
export function useGlConfigurationSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<GlConfigurationQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(GlConfigurationDocument, options);
}

/** Reads `BankConfiguration`. Pass `skipToken` while its variables are not known yet. */
export function useBankConfigurationQuery(options: useQuery.Options<BankConfigurationQuery, BankConfigurationQueryVariables> | SkipToken) {
  return useQuery(BankConfigurationDocument, options);
}

/** Reads `BankConfiguration` when the returned function is called. */
export function useBankConfigurationLazyQuery(options?: useLazyQuery.Options<BankConfigurationQuery, BankConfigurationQueryVariables>) {
  return useLazyQuery(BankConfigurationDocument, options);
}

/** Reads `BankConfiguration` under a Suspense boundary: data is always there. */
export function useBankConfigurationSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<BankConfigurationQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(BankConfigurationDocument, options);
}

/** Runs `SaveGlConfiguration`; variables are passed to the returned function. */
export function useSaveGlConfigurationMutation(
  options?: Omit<useMutation.Options<SaveGlConfigurationMutation, SaveGlConfigurationMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SaveGlConfigurationMutation, SaveGlConfigurationMutationVariables> {
  return useMutation<SaveGlConfigurationMutation, SaveGlConfigurationMutationVariables>(SaveGlConfigurationDocument, options);
}

/** Runs `SaveBankConfiguration`; variables are passed to the returned function. */
export function useSaveBankConfigurationMutation(
  options?: Omit<useMutation.Options<SaveBankConfigurationMutation, SaveBankConfigurationMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SaveBankConfigurationMutation, SaveBankConfigurationMutationVariables> {
  return useMutation<SaveBankConfigurationMutation, SaveBankConfigurationMutationVariables>(SaveBankConfigurationDocument, options);
}

/** Runs `AddBankAccount`; variables are passed to the returned function. */
export function useAddBankAccountMutation(
  options?: Omit<useMutation.Options<AddBankAccountMutation, AddBankAccountMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddBankAccountMutation, AddBankAccountMutationVariables> {
  return useMutation<AddBankAccountMutation, AddBankAccountMutationVariables>(AddBankAccountDocument, options);
}

/** Runs `AnswerBankLookalike`; variables are passed to the returned function. */
export function useAnswerBankLookalikeMutation(
  options?: Omit<useMutation.Options<AnswerBankLookalikeMutation, AnswerBankLookalikeMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AnswerBankLookalikeMutation, AnswerBankLookalikeMutationVariables> {
  return useMutation<AnswerBankLookalikeMutation, AnswerBankLookalikeMutationVariables>(AnswerBankLookalikeDocument, options);
}

/** Runs `RemoveBankAccount`; variables are passed to the returned function. */
export function useRemoveBankAccountMutation(
  options?: Omit<useMutation.Options<RemoveBankAccountMutation, RemoveBankAccountMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveBankAccountMutation, RemoveBankAccountMutationVariables> {
  return useMutation<RemoveBankAccountMutation, RemoveBankAccountMutationVariables>(RemoveBankAccountDocument, options);
}
