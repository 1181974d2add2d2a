/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Who mapped a transaction. */
export type MappedBy =
  /** A person, by hand. */
  | 'user'
  /** A rule that was remembered. */
  | 'rule';

/** What a mapping is remembered for. */
export type RememberedFor =
  /** Every transaction of the payee. */
  | 'payee'
  /** Every transaction of the account. */
  | 'glCode'
  /** Every transaction of the payee in the account. */
  | 'payeeAndGlCode';

/** What is said of transactions: every value, since what is left out is emptied. */
export type TransactionMapping = {
  /** The component that it is for: any of its lines. */
  propertyComponentId?: string | null | undefined;
  /** The project that it is for. */
  projectId?: string | null | undefined;
  /** Whether the expense was not budgeted in the reserve study. */
  isUnexpected?: boolean;
  /** Remember it as a rule, and apply it to all transactions that no one mapped by hand. */
  remember?: RememberedFor | null | undefined;
};

/** A transaction to map. */
export type MapTransactionInput = {
  /** UUIDv7 of the transaction. */
  transactionId: string;
  /** Version that the viewer saw. */
  version: number;
  /** What is said of it. */
  values: TransactionMapping;
};

/** Transactions of one property to map. */
export type MapTransactionsInput = {
  /** UUIDv7 of each, 1 to 1,000. */
  transactionIds: Array<string>;
  /** What is said of all of them. */
  values: TransactionMapping;
};

export type { UserErrorCode };

export type MapTransactionMutationVariables = Exact<{
  input: MapTransactionInput;
}>;


export type MapTransactionMutation = { mapTransaction: { alsoMapped: number | null, stillToMap: number | null, transactions: Array<{ transactionId: string, propertyId: string, date: string, amount: number, fund: LedgerFund, glCode: string, glName: string, use: AccountUse, description: string, payee: string | null, reference: string | null, externalId: string, sourceName: string, propertyComponentId: string | null, componentName: string | null, projectId: string | null, projectName: string | null, isUnexpected: boolean, mappedBy: MappedBy | null, runningBalance: number | null, version: number, viewerCan: { edit: boolean } }> | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type MapTransactionsMutationVariables = Exact<{
  input: MapTransactionsInput;
}>;


export type MapTransactionsMutation = { mapTransactions: { alsoMapped: number | null, stillToMap: number | null, transactions: Array<{ transactionId: string, propertyId: string, date: string, amount: number, fund: LedgerFund, glCode: string, glName: string, use: AccountUse, description: string, payee: string | null, reference: string | null, externalId: string, sourceName: string, propertyComponentId: string | null, componentName: string | null, projectId: string | null, projectName: string | null, isUnexpected: boolean, mappedBy: MappedBy | null, runningBalance: number | null, version: number, viewerCan: { edit: boolean } }> | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const MapTransactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapTransaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapTransactionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTransaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransactionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alsoMapped"}},{"kind":"Field","name":{"kind":"Name","value":"stillToMap"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"mappedBy"}},{"kind":"Field","name":{"kind":"Name","value":"runningBalance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<MapTransactionMutation, MapTransactionMutationVariables>;
export const MapTransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapTransactionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransactionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alsoMapped"}},{"kind":"Field","name":{"kind":"Name","value":"stillToMap"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"mappedBy"}},{"kind":"Field","name":{"kind":"Name","value":"runningBalance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<MapTransactionsMutation, MapTransactionsMutationVariables>;

/** Runs `MapTransaction`; variables are passed to the returned function. */
export function useMapTransactionMutation(
  options?: Omit<useMutation.Options<MapTransactionMutation, MapTransactionMutationVariables>, 'variables'>,
): useMutation.ResultTuple<MapTransactionMutation, MapTransactionMutationVariables> {
  return useMutation<MapTransactionMutation, MapTransactionMutationVariables>(MapTransactionDocument, options);
}

/** Runs `MapTransactions`; variables are passed to the returned function. */
export function useMapTransactionsMutation(
  options?: Omit<useMutation.Options<MapTransactionsMutation, MapTransactionsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<MapTransactionsMutation, MapTransactionsMutationVariables> {
  return useMutation<MapTransactionsMutation, MapTransactionsMutationVariables>(MapTransactionsDocument, options);
}
