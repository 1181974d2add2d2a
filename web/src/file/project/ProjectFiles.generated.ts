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

/** A file and a project. */
export type ProjectFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: string;
  /** UUIDv7 of the project, of the file's property. */
  projectId: string;
};

export type { UserErrorCode };

export type ProjectFilesQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectFilesQuery = { project: { projectId: string, viewerCan: { edit: boolean }, files: Array<{ propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } }> } | null };

export type AddFileToProjectMutationVariables = Exact<{
  input: ProjectFileInput;
}>;


export type AddFileToProjectMutation = { addFileToProject: { file: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } } | null, project: { projectId: string, files: Array<{ propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveFileFromProjectMutationVariables = Exact<{
  input: ProjectFileInput;
}>;


export type RemoveFileFromProjectMutation = { removeFileFromProject: { file: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } } | null, project: { projectId: string, files: Array<{ propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const ProjectFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<ProjectFilesQuery, ProjectFilesQueryVariables>;
export const AddFileToProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFileToProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFileToProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<AddFileToProjectMutation, AddFileToProjectMutationVariables>;
export const RemoveFileFromProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFileFromProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFileFromProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<RemoveFileFromProjectMutation, RemoveFileFromProjectMutationVariables>;

/** Reads `ProjectFiles`. Pass `skipToken` while its variables are not known yet. */
export function useProjectFilesQuery(options: useQuery.Options<ProjectFilesQuery, ProjectFilesQueryVariables> | SkipToken) {
  return useQuery(ProjectFilesDocument, options);
}

/** Reads `ProjectFiles` when the returned function is called. */
export function useProjectFilesLazyQuery(options?: useLazyQuery.Options<ProjectFilesQuery, ProjectFilesQueryVariables>) {
  return useLazyQuery(ProjectFilesDocument, options);
}

/** Reads `ProjectFiles` under a Suspense boundary: data is always there. */
export function useProjectFilesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ProjectFilesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ProjectFilesDocument, options);
}

/** Runs `AddFileToProject`; variables are passed to the returned function. */
export function useAddFileToProjectMutation(
  options?: Omit<useMutation.Options<AddFileToProjectMutation, AddFileToProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddFileToProjectMutation, AddFileToProjectMutationVariables> {
  return useMutation<AddFileToProjectMutation, AddFileToProjectMutationVariables>(AddFileToProjectDocument, options);
}

/** Runs `RemoveFileFromProject`; variables are passed to the returned function. */
export function useRemoveFileFromProjectMutation(
  options?: Omit<useMutation.Options<RemoveFileFromProjectMutation, RemoveFileFromProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveFileFromProjectMutation, RemoveFileFromProjectMutationVariables> {
  return useMutation<RemoveFileFromProjectMutation, RemoveFileFromProjectMutationVariables>(RemoveFileFromProjectDocument, options);
}
