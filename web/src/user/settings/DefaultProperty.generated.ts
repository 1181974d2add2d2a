/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DefaultPropertyNameQueryVariables = Exact<{
  propertyId: string;
}>;


export type DefaultPropertyNameQuery = { property: { propertyId: string, name: string } | null };


export const DefaultPropertyNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultPropertyName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DefaultPropertyNameQuery, DefaultPropertyNameQueryVariables>;

/** Reads `DefaultPropertyName`. Pass `skipToken` while its variables are not known yet. */
export function useDefaultPropertyNameQuery(options: useQuery.Options<DefaultPropertyNameQuery, DefaultPropertyNameQueryVariables> | SkipToken) {
  return useQuery(DefaultPropertyNameDocument, options);
}

/** Reads `DefaultPropertyName` when the returned function is called. */
export function useDefaultPropertyNameLazyQuery(options?: useLazyQuery.Options<DefaultPropertyNameQuery, DefaultPropertyNameQueryVariables>) {
  return useLazyQuery(DefaultPropertyNameDocument, options);
}

/** Reads `DefaultPropertyName` under a Suspense boundary: data is always there. */
export function useDefaultPropertyNameSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<DefaultPropertyNameQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(DefaultPropertyNameDocument, options);
}
