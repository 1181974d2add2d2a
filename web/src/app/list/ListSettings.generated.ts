/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Settings to save. */
export type SaveFilterSettingsInput = {
  /** Letters, digits and dashes. */
  a: string;
  /** Letters, digits and dashes. */
  b?: string | null | undefined;
  /** At most 16 KB. */
  value: Record<string, unknown>;
};

export type { UserErrorCode };

export type SaveListSettingsMutationVariables = Exact<{
  input: SaveFilterSettingsInput;
}>;


export type SaveListSettingsMutation = { saveFilterSettings: { filterSettings: { a: string, b: string | null, value: Record<string, unknown> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const SaveListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveFilterSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveFilterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SaveListSettingsMutation, SaveListSettingsMutationVariables>;

/** Runs `SaveListSettings`; variables are passed to the returned function. */
export function useSaveListSettingsMutation(
  options?: Omit<useMutation.Options<SaveListSettingsMutation, SaveListSettingsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SaveListSettingsMutation, SaveListSettingsMutationVariables> {
  return useMutation<SaveListSettingsMutation, SaveListSettingsMutationVariables>(SaveListSettingsDocument, options);
}
