/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DefaultPropertyChoicesQueryVariables = Exact<{
  text: string;
  pageSize: number;
}>;


export type DefaultPropertyChoicesQuery = { properties: { totalCount: number, items: Array<{ propertyId: string, propertyName: string, propertyCity: string, propertyState: string }> } };

export type DefaultPropertyNameQueryVariables = Exact<{
  propertyId: string;
}>;


export type DefaultPropertyNameQuery = { property: { propertyId: string, name: string } | null };


export const DefaultPropertyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultPropertyChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCity"}},{"kind":"Field","name":{"kind":"Name","value":"propertyState"}}]}}]}}]}}]} as unknown as DocumentNode<DefaultPropertyChoicesQuery, DefaultPropertyChoicesQueryVariables>;
export const DefaultPropertyNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultPropertyName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DefaultPropertyNameQuery, DefaultPropertyNameQueryVariables>;

/** Reads `DefaultPropertyChoices`. Pass `skipToken` while its variables are not known yet. */
export function useDefaultPropertyChoicesQuery(options: useQuery.Options<DefaultPropertyChoicesQuery, DefaultPropertyChoicesQueryVariables> | SkipToken) {
  return useQuery(DefaultPropertyChoicesDocument, options);
}

/** Reads `DefaultPropertyChoices` when the returned function is called. */
export function useDefaultPropertyChoicesLazyQuery(options?: useLazyQuery.Options<DefaultPropertyChoicesQuery, DefaultPropertyChoicesQueryVariables>) {
  return useLazyQuery(DefaultPropertyChoicesDocument, options);
}

/** Reads `DefaultPropertyChoices` under a Suspense boundary: data is always there. */
export function useDefaultPropertyChoicesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<DefaultPropertyChoicesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(DefaultPropertyChoicesDocument, options);
}

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
