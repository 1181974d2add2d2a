/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PropertyChoicesQueryVariables = Exact<{
  text: string;
  pageSize: number;
}>;


export type PropertyChoicesQuery = { properties: { totalCount: number, items: Array<{ propertyId: string, propertyName: string, propertyCity: string, propertyState: string, viewerCan: { edit: boolean } }> } };


export const PropertyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCity"}},{"kind":"Field","name":{"kind":"Name","value":"propertyState"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PropertyChoicesQuery, PropertyChoicesQueryVariables>;

/** Reads `PropertyChoices`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyChoicesQuery(options: useQuery.Options<PropertyChoicesQuery, PropertyChoicesQueryVariables> | SkipToken) {
  return useQuery(PropertyChoicesDocument, options);
}

/** Reads `PropertyChoices` when the returned function is called. */
export function usePropertyChoicesLazyQuery(options?: useLazyQuery.Options<PropertyChoicesQuery, PropertyChoicesQueryVariables>) {
  return useLazyQuery(PropertyChoicesDocument, options);
}

/** Reads `PropertyChoices` under a Suspense boundary: data is always there. */
export function usePropertyChoicesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyChoicesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyChoicesDocument, options);
}
