/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
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

/** A folder to add. */
export type CreateFolderInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Name, 1 to 255 bytes. */
  folderName: string;
  /** UUIDv7 of the folder to add it in; null is the top. */
  parentId?: string | null | undefined;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A folder to rename. */
export type RenameFolderInput = {
  /** UUIDv7 of the folder. */
  folderId: string;
  /** Version that the edit started from. */
  version: number;
  /** New name, 1 to 255 bytes. */
  folderName: string;
};

/** The property that gets the standard folders. */
export type AddStandardFoldersInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A file to rename. */
export type RenameFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: string;
  /** Version that the edit started from. */
  version: number;
  /** New name with its extension, 1 to 255 bytes. */
  fileName: string;
};

/** Files to assign to components, all or none. */
export type AssignFilesInput = {
  /** UUIDv7s of the files, of one property; at most 1,000. */
  propertyFileIds: Array<string>;
  /** Components: lines of any year of the property. With `unassign` none means all. */
  propertyComponentIds: Array<string>;
  /** Take the files off the components instead. */
  unassign?: boolean;
};

/** Files and folders to move, all or none. */
export type MoveFilesInput = {
  /** UUIDv7s of the files; at most 1,000. */
  propertyFileIds?: Array<string>;
  /** UUIDv7s of the folders, of the same property; at most 1,000. */
  folderIds?: Array<string>;
  /** UUIDv7 of the folder to move them into; null is the top. */
  targetFolderId?: string | null | undefined;
};

/** Files and folders to change, all or none. */
export type FilesChosenInput = {
  /** UUIDv7s of the files; at most 1,000. */
  propertyFileIds?: Array<string>;
  /** UUIDv7s of the folders, of the same property; at most 1,000. */
  folderIds?: Array<string>;
};

export type { UserErrorCode };

export type CreateFolderMutationVariables = Exact<{
  input: CreateFolderInput;
}>;


export type CreateFolderMutation = { createFolder: { folder: { folderId: string, folderName: string, parentId: string | null, fileCount: number, folderCount: number, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AddStandardFoldersMutationVariables = Exact<{
  input: AddStandardFoldersInput;
}>;


export type AddStandardFoldersMutation = { addStandardFolders: { property: { propertyId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RenameFolderMutationVariables = Exact<{
  input: RenameFolderInput;
}>;


export type RenameFolderMutation = { renameFolder: { folder: { folderId: string, folderName: string, parentId: string | null, fileCount: number, folderCount: number, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RenameFileMutationVariables = Exact<{
  input: RenameFileInput;
}>;


export type RenameFileMutation = { renameFile: { file: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type MoveFilesMutationVariables = Exact<{
  input: MoveFilesInput;
}>;


export type MoveFilesMutation = { moveFiles: { property: { propertyId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AssignFilesMutationVariables = Exact<{
  input: AssignFilesInput;
}>;


export type AssignFilesMutation = { assignFiles: { files: Array<{ propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, documentKind: DocumentKind | null, validUntil: string | null, version: number, previewKind: FilePreviewKind, deletedAt: string | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean } }> | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DeleteFilesMutationVariables = Exact<{
  input: FilesChosenInput;
}>;


export type DeleteFilesMutation = { deleteFiles: { property: { propertyId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RestoreFilesMutationVariables = Exact<{
  input: FilesChosenInput;
}>;


export type RestoreFilesMutation = { restoreFiles: { property: { propertyId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type EraseFilesMutationVariables = Exact<{
  input: FilesChosenInput;
}>;


export type EraseFilesMutation = { eraseFiles: { property: { propertyId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const CreateFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FolderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FolderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"folderName"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"folderCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateFolderMutation, CreateFolderMutationVariables>;
export const AddStandardFoldersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddStandardFolders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddStandardFoldersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addStandardFolders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddStandardFoldersMutation, AddStandardFoldersMutationVariables>;
export const RenameFolderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FolderFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FolderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Folder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"folderName"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"folderCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RenameFolderMutation, RenameFolderMutationVariables>;
export const RenameFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<RenameFileMutation, RenameFileMutationVariables>;
export const MoveFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveFilesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<MoveFilesMutation, MoveFilesMutationVariables>;
export const AssignFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignFilesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"File"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<AssignFilesMutation, AssignFilesMutationVariables>;
export const DeleteFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilesChosenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteFilesMutation, DeleteFilesMutationVariables>;
export const RestoreFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilesChosenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreFilesMutation, RestoreFilesMutationVariables>;
export const EraseFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilesChosenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<EraseFilesMutation, EraseFilesMutationVariables>;

/** Runs `CreateFolder`; variables are passed to the returned function. */
export function useCreateFolderMutation(
  options?: Omit<useMutation.Options<CreateFolderMutation, CreateFolderMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CreateFolderMutation, CreateFolderMutationVariables> {
  return useMutation<CreateFolderMutation, CreateFolderMutationVariables>(CreateFolderDocument, options);
}

/** Runs `AddStandardFolders`; variables are passed to the returned function. */
export function useAddStandardFoldersMutation(
  options?: Omit<useMutation.Options<AddStandardFoldersMutation, AddStandardFoldersMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddStandardFoldersMutation, AddStandardFoldersMutationVariables> {
  return useMutation<AddStandardFoldersMutation, AddStandardFoldersMutationVariables>(AddStandardFoldersDocument, options);
}

/** Runs `RenameFolder`; variables are passed to the returned function. */
export function useRenameFolderMutation(
  options?: Omit<useMutation.Options<RenameFolderMutation, RenameFolderMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RenameFolderMutation, RenameFolderMutationVariables> {
  return useMutation<RenameFolderMutation, RenameFolderMutationVariables>(RenameFolderDocument, options);
}

/** Runs `RenameFile`; variables are passed to the returned function. */
export function useRenameFileMutation(
  options?: Omit<useMutation.Options<RenameFileMutation, RenameFileMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RenameFileMutation, RenameFileMutationVariables> {
  return useMutation<RenameFileMutation, RenameFileMutationVariables>(RenameFileDocument, options);
}

/** Runs `MoveFiles`; variables are passed to the returned function. */
export function useMoveFilesMutation(
  options?: Omit<useMutation.Options<MoveFilesMutation, MoveFilesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<MoveFilesMutation, MoveFilesMutationVariables> {
  return useMutation<MoveFilesMutation, MoveFilesMutationVariables>(MoveFilesDocument, options);
}

/** Runs `AssignFiles`; variables are passed to the returned function. */
export function useAssignFilesMutation(
  options?: Omit<useMutation.Options<AssignFilesMutation, AssignFilesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AssignFilesMutation, AssignFilesMutationVariables> {
  return useMutation<AssignFilesMutation, AssignFilesMutationVariables>(AssignFilesDocument, options);
}

/** Runs `DeleteFiles`; variables are passed to the returned function. */
export function useDeleteFilesMutation(
  options?: Omit<useMutation.Options<DeleteFilesMutation, DeleteFilesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeleteFilesMutation, DeleteFilesMutationVariables> {
  return useMutation<DeleteFilesMutation, DeleteFilesMutationVariables>(DeleteFilesDocument, options);
}

/** Runs `RestoreFiles`; variables are passed to the returned function. */
export function useRestoreFilesMutation(
  options?: Omit<useMutation.Options<RestoreFilesMutation, RestoreFilesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RestoreFilesMutation, RestoreFilesMutationVariables> {
  return useMutation<RestoreFilesMutation, RestoreFilesMutationVariables>(RestoreFilesDocument, options);
}

/** Runs `EraseFiles`; variables are passed to the returned function. */
export function useEraseFilesMutation(
  options?: Omit<useMutation.Options<EraseFilesMutation, EraseFilesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<EraseFilesMutation, EraseFilesMutationVariables> {
  return useMutation<EraseFilesMutation, EraseFilesMutationVariables>(EraseFilesDocument, options);
}
