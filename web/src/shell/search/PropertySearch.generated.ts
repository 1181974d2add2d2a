/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Rating of percent funded, in three bands. */
export type FundingBand =
  /** Below 30%. */
  | 'weak'
  /** 30% to below 70%. */
  | 'fair'
  /** 70% and over. */
  | 'strong';

export type PropertySearchQueryVariables = Exact<{
  text: string;
  pageSize: number;
}>;


export type PropertySearchQuery = { properties: { totalCount: number, items: Array<{ propertyId: string, propertyName: string, propertyCity: string, propertyState: string, workspaceId: string, workspaceCompanyName: string, profileImage: string | null, outlook: { propertyId: string, percentFunded: number | null, fundingBand: FundingBand | null } | null }> } };


export const PropertySearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertySearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCity"}},{"kind":"Field","name":{"kind":"Name","value":"propertyState"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"outlook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"percentFunded"}},{"kind":"Field","name":{"kind":"Name","value":"fundingBand"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PropertySearchQuery, PropertySearchQueryVariables>;

/** Reads `PropertySearch`. Pass `skipToken` while its variables are not known yet. */
export function usePropertySearchQuery(options: useQuery.Options<PropertySearchQuery, PropertySearchQueryVariables> | SkipToken) {
  return useQuery(PropertySearchDocument, options);
}

/** Reads `PropertySearch` when the returned function is called. */
export function usePropertySearchLazyQuery(options?: useLazyQuery.Options<PropertySearchQuery, PropertySearchQueryVariables>) {
  return useLazyQuery(PropertySearchDocument, options);
}

/** Reads `PropertySearch` under a Suspense boundary: data is always there. */
export function usePropertySearchSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertySearchQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertySearchDocument, options);
}
