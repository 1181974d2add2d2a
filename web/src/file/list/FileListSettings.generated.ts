/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FileListSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FileListSettingsQuery = { kept: { a: string, b: string | null, value: Record<string, unknown> } };


export const FileListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"kept"},"name":{"kind":"Name","value":"filterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"a"},"value":{"kind":"StringValue","value":"files","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"b"},"value":{"kind":"StringValue","value":"view","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<FileListSettingsQuery, FileListSettingsQueryVariables>;

/** Reads `FileListSettings`. Pass `skipToken` while its variables are not known yet. */
export function useFileListSettingsQuery(options?: useQuery.Options<FileListSettingsQuery, FileListSettingsQueryVariables> | SkipToken) {
  return useQuery(FileListSettingsDocument, options);
}

/** Reads `FileListSettings` when the returned function is called. */
export function useFileListSettingsLazyQuery(options?: useLazyQuery.Options<FileListSettingsQuery, FileListSettingsQueryVariables>) {
  return useLazyQuery(FileListSettingsDocument, options);
}

/** Reads `FileListSettings` under a Suspense boundary: data is always there. */
export function useFileListSettingsSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<FileListSettingsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(FileListSettingsDocument, options ?? {});
}
