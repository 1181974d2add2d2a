/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How the content of a file can be shown in the page. */
export type FilePreviewKind =
  /** In the page's own PDF viewer. */
  | 'pdf'
  /** As an image. */
  | 'image'
  /** As text. */
  | 'text'
  /** As a table: a spreadsheet or CSV. */
  | 'table'
  /** Only by download. */
  | 'none';

export type ComponentFilesQueryVariables = Exact<{
  propertyComponentId: string;
}>;


export type ComponentFilesQuery = { component: { propertyComponentId: string, files: Array<{ propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, previewKind: FilePreviewKind }> } | null };


export const ComponentFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyComponentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}}]}}]}}]}}]} as unknown as DocumentNode<ComponentFilesQuery, ComponentFilesQueryVariables>;

/** Reads `ComponentFiles`. Pass `skipToken` while its variables are not known yet. */
export function useComponentFilesQuery(options: useQuery.Options<ComponentFilesQuery, ComponentFilesQueryVariables> | SkipToken) {
  return useQuery(ComponentFilesDocument, options);
}

/** Reads `ComponentFiles` when the returned function is called. */
export function useComponentFilesLazyQuery(options?: useLazyQuery.Options<ComponentFilesQuery, ComponentFilesQueryVariables>) {
  return useLazyQuery(ComponentFilesDocument, options);
}

/** Reads `ComponentFiles` under a Suspense boundary: data is always there. */
export function useComponentFilesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ComponentFilesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentFilesDocument, options);
}
