/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An invitation to change. */
export type AdminInviteInput = {
  /** UUIDv7 of the invitation. */
  invitationId: string;
  /** Version that the change starts from. */
  version: number;
};

export type { UserErrorCode };

/** Status of an invitation. */
export type InviteStatus =
  /** Sent and still open. */
  | 'pending'
  /** Accepted: the person has joined. */
  | 'accepted'
  /** Revoked by an administrator. */
  | 'revoked'
  /** Expired before it was accepted. Resending opens it again. */
  | 'expired';

export type AdminInvitesQueryVariables = Exact<{
  search: string;
  status?: InviteStatus | null | undefined;
  workspaceId?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AdminInvitesQuery = { adminInvites: { totalCount: number, isMailed: boolean, items: Array<{ invitationId: string, workspaceId: string, workspaceName: string, email: string, roleName: string, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, version: number, viewerCan: { resend: boolean, revoke: boolean } }> } };

export type ResendAdminInviteMutationVariables = Exact<{
  input: AdminInviteInput;
}>;


export type ResendAdminInviteMutation = { resendAdminInvite: { invite: { invitationId: string, workspaceId: string, workspaceName: string, email: string, roleName: string, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, version: number, viewerCan: { resend: boolean, revoke: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RevokeAdminInviteMutationVariables = Exact<{
  input: AdminInviteInput;
}>;


export type RevokeAdminInviteMutation = { revokeAdminInvite: { invite: { invitationId: string, workspaceId: string, workspaceName: string, email: string, roleName: string, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, version: number, viewerCan: { resend: boolean, revoke: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AdminInviteRowFragment = { invitationId: string, workspaceId: string, workspaceName: string, email: string, roleName: string, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, version: number, viewerCan: { resend: boolean, revoke: boolean } };

export const AdminInviteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<AdminInviteRowFragment, unknown>;
export const AdminInvitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminInvites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminInvites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInviteRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<AdminInvitesQuery, AdminInvitesQueryVariables>;
export const ResendAdminInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendAdminInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAdminInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInviteRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<ResendAdminInviteMutation, ResendAdminInviteMutationVariables>;
export const RevokeAdminInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAdminInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAdminInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInviteRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}}]}}]}}]} as unknown as DocumentNode<RevokeAdminInviteMutation, RevokeAdminInviteMutationVariables>;

/** Reads `AdminInvites`. Pass `skipToken` while its variables are not known yet. */
export function useAdminInvitesQuery(options: useQuery.Options<AdminInvitesQuery, AdminInvitesQueryVariables> | SkipToken) {
  return useQuery(AdminInvitesDocument, options);
}

/** Reads `AdminInvites` when the returned function is called. */
export function useAdminInvitesLazyQuery(options?: useLazyQuery.Options<AdminInvitesQuery, AdminInvitesQueryVariables>) {
  return useLazyQuery(AdminInvitesDocument, options);
}

/** Reads `AdminInvites` under a Suspense boundary: data is always there. */
export function useAdminInvitesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<AdminInvitesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AdminInvitesDocument, options);
}

/** Runs `ResendAdminInvite`; variables are passed to the returned function. */
export function useResendAdminInviteMutation(
  options?: Omit<useMutation.Options<ResendAdminInviteMutation, ResendAdminInviteMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ResendAdminInviteMutation, ResendAdminInviteMutationVariables> {
  return useMutation<ResendAdminInviteMutation, ResendAdminInviteMutationVariables>(ResendAdminInviteDocument, options);
}

/** Runs `RevokeAdminInvite`; variables are passed to the returned function. */
export function useRevokeAdminInviteMutation(
  options?: Omit<useMutation.Options<RevokeAdminInviteMutation, RevokeAdminInviteMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RevokeAdminInviteMutation, RevokeAdminInviteMutationVariables> {
  return useMutation<RevokeAdminInviteMutation, RevokeAdminInviteMutationVariables>(RevokeAdminInviteDocument, options);
}
