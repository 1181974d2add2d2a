/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
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

/** What kind of document a file is. */
export type DocumentKind =
  /** A reserve study. */
  | 'reserveStudy'
  /** An insurance policy or certificate. */
  | 'insurance'
  /** A contract. */
  | 'contract'
  /** A bid. */
  | 'bid'
  /** Minutes of a meeting. */
  | 'minutes'
  /** A policy, rule or resolution of the association. */
  | 'policy'
  /** A warranty. */
  | 'warranty'
  /** An inspection report. */
  | 'inspection'
  /** A budget, statement or tax return. */
  | 'financial'
  /** Anything else. */
  | 'other';

/** What is known of a document. */
export type FileValuesInput = {
  /** What kind of document it is. */
  documentKind?: DocumentKind | null | undefined;
  /** Last day on which it holds. */
  validUntil?: string | null | undefined;
  /** Day until which it has to be stored. */
  retainUntil?: string | null | undefined;
  /** Components that it is about: lines of any year of the property. Replaces those of before. */
  propertyComponentIds?: Array<string>;
};

/** A file whose values change. */
export type UpdateFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: FileValuesInput;
};

export type { UserErrorCode };

export type FileDetailQueryVariables = Exact<{
  propertyFileId: string;
}>;


export type FileDetailQuery = { file: { contentType: string, retainUntil: string | null, versionNumber: number, propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, versions: Array<{ versionNumber: number, fileSize: number, contentType: string, uploadDate: string, uploadByFullName: string }>, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } } | null };

export type FilePreviewQueryVariables = Exact<{
  propertyFileId: string;
}>;


export type FilePreviewQuery = { file: { propertyFileId: string, preview: { text: string | null, table: Array<Array<string>> | null, isCut: boolean } | null } | null };

export type UpdateFileMutationVariables = Exact<{
  input: UpdateFileInput;
}>;


export type UpdateFileMutation = { updateFile: { file: { retainUntil: string | null, propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const FileDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyFileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyFileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyFileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"retainUntil"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<FileDetailQuery, FileDetailQueryVariables>;
export const FilePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyFileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyFileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyFileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}}]}}]}}]}}]} as unknown as DocumentNode<FilePreviewQuery, FilePreviewQueryVariables>;
export const UpdateFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}},{"kind":"Field","name":{"kind":"Name","value":"retainUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<UpdateFileMutation, UpdateFileMutationVariables>;

/** Reads `FileDetail`. Pass `skipToken` while its variables are not known yet. */
export function useFileDetailQuery(options: useQuery.Options<FileDetailQuery, FileDetailQueryVariables> | SkipToken) {
  return useQuery(FileDetailDocument, options);
}

/** Reads `FileDetail` when the returned function is called. */
export function useFileDetailLazyQuery(options?: useLazyQuery.Options<FileDetailQuery, FileDetailQueryVariables>) {
  return useLazyQuery(FileDetailDocument, options);
}

/** Reads `FileDetail` under a Suspense boundary: data is always there. */
export function useFileDetailSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<FileDetailQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(FileDetailDocument, options);
}

/** Reads `FilePreview`. Pass `skipToken` while its variables are not known yet. */
export function useFilePreviewQuery(options: useQuery.Options<FilePreviewQuery, FilePreviewQueryVariables> | SkipToken) {
  return useQuery(FilePreviewDocument, options);
}

/** Reads `FilePreview` when the returned function is called. */
export function useFilePreviewLazyQuery(options?: useLazyQuery.Options<FilePreviewQuery, FilePreviewQueryVariables>) {
  return useLazyQuery(FilePreviewDocument, options);
}

/** Reads `FilePreview` under a Suspense boundary: data is always there. */
export function useFilePreviewSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<FilePreviewQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(FilePreviewDocument, options);
}

/** Runs `UpdateFile`; variables are passed to the returned function. */
export function useUpdateFileMutation(
  options?: Omit<useMutation.Options<UpdateFileMutation, UpdateFileMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateFileMutation, UpdateFileMutationVariables> {
  return useMutation<UpdateFileMutation, UpdateFileMutationVariables>(UpdateFileDocument, options);
}
