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

export type AttachedTransactionsQueryVariables = Exact<{
  propertyId: string;
  filter: TransactionFilter;
  first: number;
}>;


export type AttachedTransactionsQuery = { property: { propertyId: string, transactions: { totalCount: number, moneyIn: number, moneyOut: number, nodes: Array<{ transactionId: string, date: string, amount: number, fund: LedgerFund, description: string, payee: string | null, isUnexpected: boolean }> } } | null };


export const AttachedTransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttachedTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransactionFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}}]}}]}}]}}]} as unknown as DocumentNode<AttachedTransactionsQuery, AttachedTransactionsQueryVariables>;

/** Reads `AttachedTransactions`. Pass `skipToken` while its variables are not known yet. */
export function useAttachedTransactionsQuery(options: useQuery.Options<AttachedTransactionsQuery, AttachedTransactionsQueryVariables> | SkipToken) {
  return useQuery(AttachedTransactionsDocument, options);
}

/** Reads `AttachedTransactions` when the returned function is called. */
export function useAttachedTransactionsLazyQuery(options?: useLazyQuery.Options<AttachedTransactionsQuery, AttachedTransactionsQueryVariables>) {
  return useLazyQuery(AttachedTransactionsDocument, options);
}

/** Reads `AttachedTransactions` under a Suspense boundary: data is always there. */
export function useAttachedTransactionsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<AttachedTransactionsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AttachedTransactionsDocument, options);
}
