/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Settings to keep. */
export type SaveFilterSettingsInput = {
  /** Letters, digits and dashes. */
  a: string;
  /** Letters, digits and dashes. */
  b?: string | null | undefined;
  /** At most 16 KB. */
  value: Record<string, unknown>;
};

export type ComponentListSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ComponentListSettingsQuery = { kept: { a: string, b: string | null, value: Record<string, unknown> } };

export type SaveComponentListSettingsMutationVariables = Exact<{
  input: SaveFilterSettingsInput;
}>;


export type SaveComponentListSettingsMutation = { saveFilterSettings: { filterSettings: { a: string, b: string | null, value: Record<string, unknown> } | null, userErrors: Array<{ code: string, detail: string, field: string | null }> } };


export const ComponentListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"kept"},"name":{"kind":"Name","value":"filterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"a"},"value":{"kind":"StringValue","value":"components","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"b"},"value":{"kind":"StringValue","value":"view","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ComponentListSettingsQuery, ComponentListSettingsQueryVariables>;
export const SaveComponentListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveComponentListSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveFilterSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveFilterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SaveComponentListSettingsMutation, SaveComponentListSettingsMutationVariables>;

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

/** Runs `SaveComponentListSettings`; variables are passed to the returned function. */
export function useSaveComponentListSettingsMutation(
  options?: Omit<useMutation.Options<SaveComponentListSettingsMutation, SaveComponentListSettingsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SaveComponentListSettingsMutation, SaveComponentListSettingsMutationVariables> {
  return useMutation<SaveComponentListSettingsMutation, SaveComponentListSettingsMutationVariables>(SaveComponentListSettingsDocument, options);
}
