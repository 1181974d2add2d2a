/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A document to remove from an adoption. */
export type RemoveAdoptionFileInput = {
  /** UUIDv7 of the file. */
  adoptionFileId: string;
  /** Version of the document: always 1, because a document never changes. */
  version?: number | null | undefined;
};

export type { UserErrorCode };

export type RemoveAdoptionFileMutationVariables = Exact<{
  input: RemoveAdoptionFileInput;
}>;


export type RemoveAdoptionFileMutation = { removeAdoptionFile: { adoptionFileId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const RemoveAdoptionFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAdoptionFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAdoptionFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAdoptionFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adoptionFileId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveAdoptionFileMutation, RemoveAdoptionFileMutationVariables>;

/** Runs `RemoveAdoptionFile`; variables are passed to the returned function. */
export function useRemoveAdoptionFileMutation(
  options?: Omit<useMutation.Options<RemoveAdoptionFileMutation, RemoveAdoptionFileMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveAdoptionFileMutation, RemoveAdoptionFileMutationVariables> {
  return useMutation<RemoveAdoptionFileMutation, RemoveAdoptionFileMutationVariables>(RemoveAdoptionFileDocument, options);
}
