/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What spending on projects is summed up by. */
export type SpendGrouping =
  /** By property. */
  | 'property'
  /** By category of the component that was worked on. */
  | 'category'
  /** By the phase that the project is in today. */
  | 'phase'
  /** By calendar year of the payment. */
  | 'year';

/** The fund that a payment came from. */
export type SpendFund =
  /** The reserve fund. */
  | 'reserve'
  /** The operating fund. */
  | 'operating';

export type PortfolioProjectSpendQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  by: SpendGrouping;
  from: number;
  to: number;
}>;


export type PortfolioProjectSpendQuery = { portfolioProjectSpend: { total: number, payments: number, projects: number, others: number, rows: Array<{ key: string, name: string, amount: number, payments: number, projects: number }> } };

export type PortfolioSpendBreakdownQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  by: SpendGrouping;
  key: string;
  from: number;
  to: number;
  page: number;
  pageSize: number;
}>;


export type PortfolioSpendBreakdownQuery = { portfolioSpendBreakdown: { name: string, total: number, totalCount: number, items: Array<{ paymentId: string, propertyId: string, propertyName: string, projectId: string, projectName: string, phaseName: string, category: string | null, isNotNamed: boolean, paidOn: string, payee: string, fund: SpendFund, amount: number }> } };


export const PortfolioProjectSpendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioProjectSpend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendGrouping"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioProjectSpend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}},{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}}]}}]}}]}}]} as unknown as DocumentNode<PortfolioProjectSpendQuery, PortfolioProjectSpendQueryVariables>;
export const PortfolioSpendBreakdownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioSpendBreakdown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendGrouping"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioSpendBreakdown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"phaseName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isNotNamed"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"fund"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<PortfolioSpendBreakdownQuery, PortfolioSpendBreakdownQueryVariables>;

/** Reads `PortfolioProjectSpend`. Pass `skipToken` while its variables are not known yet. */
export function usePortfolioProjectSpendQuery(options: useQuery.Options<PortfolioProjectSpendQuery, PortfolioProjectSpendQueryVariables> | SkipToken) {
  return useQuery(PortfolioProjectSpendDocument, options);
}

/** Reads `PortfolioProjectSpend` when the returned function is called. */
export function usePortfolioProjectSpendLazyQuery(options?: useLazyQuery.Options<PortfolioProjectSpendQuery, PortfolioProjectSpendQueryVariables>) {
  return useLazyQuery(PortfolioProjectSpendDocument, options);
}

/** Reads `PortfolioProjectSpend` under a Suspense boundary: data is always there. */
export function usePortfolioProjectSpendSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PortfolioProjectSpendQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PortfolioProjectSpendDocument, options);
}

/** Reads `PortfolioSpendBreakdown`. Pass `skipToken` while its variables are not known yet. */
export function usePortfolioSpendBreakdownQuery(options: useQuery.Options<PortfolioSpendBreakdownQuery, PortfolioSpendBreakdownQueryVariables> | SkipToken) {
  return useQuery(PortfolioSpendBreakdownDocument, options);
}

/** Reads `PortfolioSpendBreakdown` when the returned function is called. */
export function usePortfolioSpendBreakdownLazyQuery(options?: useLazyQuery.Options<PortfolioSpendBreakdownQuery, PortfolioSpendBreakdownQueryVariables>) {
  return useLazyQuery(PortfolioSpendBreakdownDocument, options);
}

/** Reads `PortfolioSpendBreakdown` under a Suspense boundary: data is always there. */
export function usePortfolioSpendBreakdownSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PortfolioSpendBreakdownQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PortfolioSpendBreakdownDocument, options);
}
