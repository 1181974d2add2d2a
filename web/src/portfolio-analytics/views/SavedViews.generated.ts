/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PortfolioViewsQueryVariables = Exact<{
  b: string;
}>;


export type PortfolioViewsQuery = { kept: { a: string, b: string | null, value: Record<string, unknown> } };


export const PortfolioViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"b"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"kept"},"name":{"kind":"Name","value":"filterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"a"},"value":{"kind":"StringValue","value":"portfolio-analytics","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"b"},"value":{"kind":"Variable","name":{"kind":"Name","value":"b"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<PortfolioViewsQuery, PortfolioViewsQueryVariables>;

/** Reads `PortfolioViews`. Pass `skipToken` while its variables are not known yet. */
export function usePortfolioViewsQuery(options: useQuery.Options<PortfolioViewsQuery, PortfolioViewsQueryVariables> | SkipToken) {
  return useQuery(PortfolioViewsDocument, options);
}

/** Reads `PortfolioViews` when the returned function is called. */
export function usePortfolioViewsLazyQuery(options?: useLazyQuery.Options<PortfolioViewsQuery, PortfolioViewsQueryVariables>) {
  return useLazyQuery(PortfolioViewsDocument, options);
}

/** Reads `PortfolioViews` under a Suspense boundary: data is always there. */
export function usePortfolioViewsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PortfolioViewsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PortfolioViewsDocument, options);
}
