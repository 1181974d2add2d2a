/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Acceptance of an invitation. The invitation decides the email address, portfolio and role. */
export type JoinWorkspaceInput = {
  /** First name, 3 to 50 characters; new users only. */
  firstName?: string | null | undefined;
  /** Last name, 3 to 50 characters; new users only. */
  lastName?: string | null | undefined;
  /** New users choose a password; existing users enter their current one. */
  password: string;
  /** The same password again; new users only. */
  confirmPassword?: string | null | undefined;
  /** Code of the invitation. */
  invitationCode: string;
  /** The account that the invitation showed; null for a new user. */
  userId?: string | null | undefined;
};

export type { UserErrorCode };

export type InvitationQueryVariables = Exact<{
  code: string;
}>;


export type InvitationQuery = { invitation: { email: string, userId: string | null, firstName: string | null, lastName: string | null, workspaceName: string, workspaceCompanyName: string, roleName: string, workspacePrivateLabelLogo: string | null, isPrivateLabel: boolean, accentColor: string | null } | null };

export type JoinWorkspaceMutationVariables = Exact<{
  input: JoinWorkspaceInput;
}>;


export type JoinWorkspaceMutation = { joinWorkspace: { me: { userId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"workspacePrivateLabelLogo"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const JoinWorkspaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWorkspace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWorkspaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<JoinWorkspaceMutation, JoinWorkspaceMutationVariables>;

/** Reads `Invitation`. Pass `skipToken` while its variables are not known yet. */
export function useInvitationQuery(options: useQuery.Options<InvitationQuery, InvitationQueryVariables> | SkipToken) {
  return useQuery(InvitationDocument, options);
}

/** Reads `Invitation` when the returned function is called. */
export function useInvitationLazyQuery(options?: useLazyQuery.Options<InvitationQuery, InvitationQueryVariables>) {
  return useLazyQuery(InvitationDocument, options);
}

/** Reads `Invitation` under a Suspense boundary: data is always there. */
export function useInvitationSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<InvitationQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(InvitationDocument, options);
}

/** Runs `JoinWorkspace`; variables are passed to the returned function. */
export function useJoinWorkspaceMutation(
  options?: Omit<useMutation.Options<JoinWorkspaceMutation, JoinWorkspaceMutationVariables>, 'variables'>,
): useMutation.ResultTuple<JoinWorkspaceMutation, JoinWorkspaceMutationVariables> {
  return useMutation<JoinWorkspaceMutation, JoinWorkspaceMutationVariables>(JoinWorkspaceDocument, options);
}
