/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Someone to put on a project or to take off it. */
export type ProjectPersonInput = {
  /** UUIDv7 of the project. */
  projectId: string;
  /** UUIDv7 of the user. */
  userId: string;
};

export type { UserErrorCode };

export type AddProjectPersonMutationVariables = Exact<{
  input: ProjectPersonInput;
}>;


export type AddProjectPersonMutation = { addProjectPerson: { project: { projectId: string, version: number, people: Array<{ userId: string, fullName: string }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveProjectPersonMutationVariables = Exact<{
  input: ProjectPersonInput;
}>;


export type RemoveProjectPersonMutation = { removeProjectPerson: { project: { projectId: string, version: number, people: Array<{ userId: string, fullName: string }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const AddProjectPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProjectPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProjectPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddProjectPersonMutation, AddProjectPersonMutationVariables>;
export const RemoveProjectPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProjectPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProjectPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveProjectPersonMutation, RemoveProjectPersonMutationVariables>;

/** Runs `AddProjectPerson`; variables are passed to the returned function. */
export function useAddProjectPersonMutation(
  options?: Omit<useMutation.Options<AddProjectPersonMutation, AddProjectPersonMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddProjectPersonMutation, AddProjectPersonMutationVariables> {
  return useMutation<AddProjectPersonMutation, AddProjectPersonMutationVariables>(AddProjectPersonDocument, options);
}

/** Runs `RemoveProjectPerson`; variables are passed to the returned function. */
export function useRemoveProjectPersonMutation(
  options?: Omit<useMutation.Options<RemoveProjectPersonMutation, RemoveProjectPersonMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveProjectPersonMutation, RemoveProjectPersonMutationVariables> {
  return useMutation<RemoveProjectPersonMutation, RemoveProjectPersonMutationVariables>(RemoveProjectPersonDocument, options);
}
