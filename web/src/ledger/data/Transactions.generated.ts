/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
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

/** Order of transactions. */
export type TransactionSort =
  /** By day. */
  | 'date'
  /** By amount. */
  | 'amount'
  /** By payee. */
  | 'payee';

/** Which accounts the sums of a list are made of, so that no money counts twice: the first of these that the list has. */
export type TotalsBasis =
  /** Income and expense accounts, and those whose use no one has said. */
  | 'incomeAndExpenses'
  /** Bank accounts. */
  | 'bankAccounts'
  /** Accounts that are ignored. */
  | 'ignoredAccounts';

/** Which transactions are meant; what is left out does not matter. */
export type TransactionFilter = {
  /** First day. */
  from?: string | null | undefined;
  /** Last day. */
  to?: string | null | undefined;
  /** Only of this fund. */
  fund?: LedgerFund | null | undefined;
  /** Only of accounts with this use. */
  use?: AccountUse | null | undefined;
  /** Only of this account. */
  glCode?: string | null | undefined;
  /** Words of description, payee, reference, or of the account's code or name; at most 200 characters. */
  search?: string | null | undefined;
  /** Only those that were not budgeted, or only the others. */
  isUnexpected?: boolean | null | undefined;
  /** Only those with a component or a project, or only those without. */
  isMapped?: boolean | null | undefined;
  /** Only those of this component, by any of its lines. */
  propertyComponentId?: string | null | undefined;
  /** Only those of this project. */
  projectId?: string | null | undefined;
};

export type TransactionsQueryVariables = Exact<{
  propertyId: string;
  filter?: TransactionFilter | null | undefined;
  sort: TransactionSort;
  desc: boolean;
  first: number;
}>;


export type TransactionsQuery = { property: { propertyId: string, transactions: { totalCount: number, moneyIn: number, moneyOut: number, basis: TotalsBasis, leftOut: number, nodes: Array<{ transactionId: string, propertyId: string, date: string, amount: number, fund: LedgerFund, glCode: string, glName: string, use: AccountUse, description: string, payee: string | null, reference: string | null, externalId: string, sourceName: string, propertyComponentId: string | null, componentName: string | null, projectId: string | null, projectName: string | null, isUnexpected: boolean, mappedBy: MappedBy | null, runningBalance: number | null, version: number, viewerCan: { edit: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type MoreTransactionsQueryVariables = Exact<{
  propertyId: string;
  filter?: TransactionFilter | null | undefined;
  sort: TransactionSort;
  desc: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type MoreTransactionsQuery = { property: { propertyId: string, transactions: { nodes: Array<{ transactionId: string, propertyId: string, date: string, amount: number, fund: LedgerFund, glCode: string, glName: string, use: AccountUse, description: string, payee: string | null, reference: string | null, externalId: string, sourceName: string, propertyComponentId: string | null, componentName: string | null, projectId: string | null, projectName: string | null, isUnexpected: boolean, mappedBy: MappedBy | null, runningBalance: number | null, version: number, viewerCan: { edit: boolean } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type TransactionQueryVariables = Exact<{
  transactionId: string;
}>;


export type TransactionQuery = { transaction: { transactionId: string, propertyId: string, date: string, amount: number, fund: LedgerFund, glCode: string, glName: string, use: AccountUse, description: string, payee: string | null, reference: string | null, externalId: string, sourceName: string, propertyComponentId: string | null, componentName: string | null, projectId: string | null, projectName: string | null, isUnexpected: boolean, mappedBy: MappedBy | null, runningBalance: number | null, version: number, viewerCan: { edit: boolean } } | null };

export type LedgerAccountsQueryVariables = Exact<{
  propertyId: string;
}>;


export type LedgerAccountsQuery = { property: { propertyId: string, glConfiguration: { propertyId: string, isMissing: boolean, accounts: Array<{ glCode: string, glName: string, use: AccountUse }> } | null, bankConfiguration: { propertyId: string, isMissing: boolean } | null } | null };

export type TransactionFieldsFragment = { transactionId: string, propertyId: string, date: string, amount: number, fund: LedgerFund, glCode: string, glName: string, use: AccountUse, description: string, payee: string | null, reference: string | null, externalId: string, sourceName: string, propertyComponentId: string | null, componentName: string | null, projectId: string | null, projectName: string | null, isUnexpected: boolean, mappedBy: MappedBy | null, runningBalance: number | null, version: number, viewerCan: { edit: boolean } };

export const TransactionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"mappedBy"}},{"kind":"Field","name":{"kind":"Name","value":"runningBalance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<TransactionFieldsFragment, unknown>;
export const TransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransactionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransactionSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"desc"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"desc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"desc"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransactionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"mappedBy"}},{"kind":"Field","name":{"kind":"Name","value":"runningBalance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<TransactionsQuery, TransactionsQueryVariables>;
export const MoreTransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransactionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransactionSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"desc"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"desc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"desc"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransactionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"mappedBy"}},{"kind":"Field","name":{"kind":"Name","value":"runningBalance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<MoreTransactionsQuery, MoreTransactionsQueryVariables>;
export const TransactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"transactionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"transactionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"transactionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransactionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"mappedBy"}},{"kind":"Field","name":{"kind":"Name","value":"runningBalance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<TransactionQuery, TransactionQueryVariables>;
export const LedgerAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedgerAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"glConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"use"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"isMissing"}}]}}]}}]}}]} as unknown as DocumentNode<LedgerAccountsQuery, LedgerAccountsQueryVariables>;

/** Reads `Transactions`. Pass `skipToken` while its variables are not known yet. */
export function useTransactionsQuery(options: useQuery.Options<TransactionsQuery, TransactionsQueryVariables> | SkipToken) {
  return useQuery(TransactionsDocument, options);
}

/** Reads `Transactions` when the returned function is called. */
export function useTransactionsLazyQuery(options?: useLazyQuery.Options<TransactionsQuery, TransactionsQueryVariables>) {
  return useLazyQuery(TransactionsDocument, options);
}

/** Reads `Transactions` under a Suspense boundary: data is always there. */
export function useTransactionsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<TransactionsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(TransactionsDocument, options);
}

/** Reads `MoreTransactions`. Pass `skipToken` while its variables are not known yet. */
export function useMoreTransactionsQuery(options: useQuery.Options<MoreTransactionsQuery, MoreTransactionsQueryVariables> | SkipToken) {
  return useQuery(MoreTransactionsDocument, options);
}

/** Reads `MoreTransactions` when the returned function is called. */
export function useMoreTransactionsLazyQuery(options?: useLazyQuery.Options<MoreTransactionsQuery, MoreTransactionsQueryVariables>) {
  return useLazyQuery(MoreTransactionsDocument, options);
}

/** Reads `MoreTransactions` under a Suspense boundary: data is always there. */
export function useMoreTransactionsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<MoreTransactionsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(MoreTransactionsDocument, options);
}

/** Reads `Transaction`. Pass `skipToken` while its variables are not known yet. */
export function useTransactionQuery(options: useQuery.Options<TransactionQuery, TransactionQueryVariables> | SkipToken) {
  return useQuery(TransactionDocument, options);
}

/** Reads `Transaction` when the returned function is called. */
export function useTransactionLazyQuery(options?: useLazyQuery.Options<TransactionQuery, TransactionQueryVariables>) {
  return useLazyQuery(TransactionDocument, options);
}

/** Reads `Transaction` under a Suspense boundary: data is always there. */
export function useTransactionSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<TransactionQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(TransactionDocument, options);
}

/** Reads `LedgerAccounts`. Pass `skipToken` while its variables are not known yet. */
export function useLedgerAccountsQuery(options: useQuery.Options<LedgerAccountsQuery, LedgerAccountsQueryVariables> | SkipToken) {
  return useQuery(LedgerAccountsDocument, options);
}

/** Reads `LedgerAccounts` when the returned function is called. */
export function useLedgerAccountsLazyQuery(options?: useLazyQuery.Options<LedgerAccountsQuery, LedgerAccountsQueryVariables>) {
  return useLazyQuery(LedgerAccountsDocument, options);
}

/** Reads `LedgerAccounts` under a Suspense boundary: data is always there. */
export function useLedgerAccountsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<LedgerAccountsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(LedgerAccountsDocument, options);
}
