/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComponentListSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ComponentListSettingsQuery = { kept: { a: string, b: string | null, value: Record<string, unknown> } };


export const ComponentListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"kept"},"name":{"kind":"Name","value":"filterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"a"},"value":{"kind":"StringValue","value":"components","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"b"},"value":{"kind":"StringValue","value":"view","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ComponentListSettingsQuery, ComponentListSettingsQueryVariables>;

/** Reads `ComponentListSettings`. Pass `skipToken` while its variables are not known yet. */
export function useComponentListSettingsQuery(options?: useQuery.Options<ComponentListSettingsQuery, ComponentListSettingsQueryVariables> | SkipToken) {
  return useQuery(ComponentListSettingsDocument, options);
}

/** Reads `ComponentListSettings` when the returned function is called. */
export function useComponentListSettingsLazyQuery(options?: useLazyQuery.Options<ComponentListSettingsQuery, ComponentListSettingsQueryVariables>) {
  return useLazyQuery(ComponentListSettingsDocument, options);
}

/** Reads `ComponentListSettings` under a Suspense boundary: data is always there. */
export function useComponentListSettingsSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<ComponentListSettingsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentListSettingsDocument, options ?? {});
}
