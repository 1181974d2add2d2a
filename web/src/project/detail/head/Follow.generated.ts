/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A project to follow, or not to. */
export type FollowProjectInput = {
  /** UUIDv7 of the project. */
  projectId: string;
  /** Whether the viewer hears of what happens in it. */
  isFollowing: boolean;
};

export type { UserErrorCode };

export type FollowProjectMutationVariables = Exact<{
  input: FollowProjectInput;
}>;


export type FollowProjectMutation = { followProject: { project: { projectId: string, isFollowing: boolean } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const FollowProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<FollowProjectMutation, FollowProjectMutationVariables>;

/** Runs `FollowProject`; variables are passed to the returned function. */
export function useFollowProjectMutation(
  options?: Omit<useMutation.Options<FollowProjectMutation, FollowProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<FollowProjectMutation, FollowProjectMutationVariables> {
  return useMutation<FollowProjectMutation, FollowProjectMutationVariables>(FollowProjectDocument, options);
}
