/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A person to invite. */
export type InviteUserInput = {
  /** UUIDv7 of the portfolio; null for the first portfolio that the viewer administers. */
  workspaceId?: string | null | undefined;
  /** Email address to invite, at most 100 characters. */
  email: string;
  /** Role to grant; never higher than the viewer's own. */
  roleName: string;
  /** Properties to assign; ignored for roles with access to all. */
  propertyIds: Array<string>;
  /** Idempotency key: repeating the request with the same key and input invites once and returns the first answer. */
  idempotencyKey?: string | null | undefined;
};

/** An invitation to send again. */
export type ResendInvitationInput = {
  /** UUIDv7 of the invitation. */
  invitationId: string;
  /** Version that the change starts from. */
  version: number;
};

/** An invitation whose link is passed on by hand. */
export type InvitationLinkInput = {
  /** UUIDv7 of the invitation. */
  invitationId: string;
};

/** An invitation to revoke. */
export type RevokeInvitationInput = {
  /** UUIDv7 of the invitation. */
  invitationId: string;
  /** Version that the change starts from. */
  version: number;
};

export type WorkspaceInvitesQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  status?: InviteStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type WorkspaceInvitesQuery = { workspaceInvites: { totalCount: number, isMailed: boolean, items: Array<{ invitationId: string, workspaceId: string, email: string, roleName: string, reachesAllProperties: boolean, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, acceptedAt: string | null, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { resend: boolean, revoke: boolean, copyLink: boolean } }> } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { invite: { invitationId: string, workspaceId: string, email: string, roleName: string, reachesAllProperties: boolean, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, acceptedAt: string | null, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { resend: boolean, revoke: boolean, copyLink: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ResendInvitationMutationVariables = Exact<{
  input: ResendInvitationInput;
}>;


export type ResendInvitationMutation = { resendInvitation: { invite: { invitationId: string, workspaceId: string, email: string, roleName: string, reachesAllProperties: boolean, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, acceptedAt: string | null, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { resend: boolean, revoke: boolean, copyLink: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type InvitationLinkMutationVariables = Exact<{
  input: InvitationLinkInput;
}>;


export type InvitationLinkMutation = { invitationLink: { url: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RevokeInvitationMutationVariables = Exact<{
  input: RevokeInvitationInput;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { invite: { invitationId: string, workspaceId: string, email: string, roleName: string, reachesAllProperties: boolean, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, acceptedAt: string | null, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { resend: boolean, revoke: boolean, copyLink: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type InviteRowFragment = { invitationId: string, workspaceId: string, email: string, roleName: string, reachesAllProperties: boolean, status: InviteStatus, invitedByFullName: string, sentAt: string, expiresAt: string, acceptedAt: string | null, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { resend: boolean, revoke: boolean, copyLink: boolean } };

export const InviteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}},{"kind":"Field","name":{"kind":"Name","value":"copyLink"}}]}}]}}]} as unknown as DocumentNode<InviteRowFragment, unknown>;
export const WorkspaceInvitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceInvites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceInvites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}},{"kind":"Field","name":{"kind":"Name","value":"copyLink"}}]}}]}}]} as unknown as DocumentNode<WorkspaceInvitesQuery, WorkspaceInvitesQueryVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}},{"kind":"Field","name":{"kind":"Name","value":"copyLink"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}},{"kind":"Field","name":{"kind":"Name","value":"copyLink"}}]}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const InvitationLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationLinkMutation, InvitationLinkMutationVariables>;
export const RevokeInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceInvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invitedByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resend"}},{"kind":"Field","name":{"kind":"Name","value":"revoke"}},{"kind":"Field","name":{"kind":"Name","value":"copyLink"}}]}}]}}]} as unknown as DocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;

/** Reads `WorkspaceInvites`. Pass `skipToken` while its variables are not known yet. */
export function useWorkspaceInvitesQuery(options: useQuery.Options<WorkspaceInvitesQuery, WorkspaceInvitesQueryVariables> | SkipToken) {
  return useQuery(WorkspaceInvitesDocument, options);
}

/** Reads `WorkspaceInvites` when the returned function is called. */
export function useWorkspaceInvitesLazyQuery(options?: useLazyQuery.Options<WorkspaceInvitesQuery, WorkspaceInvitesQueryVariables>) {
  return useLazyQuery(WorkspaceInvitesDocument, options);
}

/** Reads `WorkspaceInvites` under a Suspense boundary: data is always there. */
export function useWorkspaceInvitesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<WorkspaceInvitesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(WorkspaceInvitesDocument, options);
}

/** Runs `InviteUser`; variables are passed to the returned function. */
export function useInviteUserMutation(
  options?: Omit<useMutation.Options<InviteUserMutation, InviteUserMutationVariables>, 'variables'>,
): useMutation.ResultTuple<InviteUserMutation, InviteUserMutationVariables> {
  return useMutation<InviteUserMutation, InviteUserMutationVariables>(InviteUserDocument, options);
}

/** Runs `ResendInvitation`; variables are passed to the returned function. */
export function useResendInvitationMutation(
  options?: Omit<useMutation.Options<ResendInvitationMutation, ResendInvitationMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ResendInvitationMutation, ResendInvitationMutationVariables> {
  return useMutation<ResendInvitationMutation, ResendInvitationMutationVariables>(ResendInvitationDocument, options);
}

/** Runs `InvitationLink`; variables are passed to the returned function. */
export function useInvitationLinkMutation(
  options?: Omit<useMutation.Options<InvitationLinkMutation, InvitationLinkMutationVariables>, 'variables'>,
): useMutation.ResultTuple<InvitationLinkMutation, InvitationLinkMutationVariables> {
  return useMutation<InvitationLinkMutation, InvitationLinkMutationVariables>(InvitationLinkDocument, options);
}

/** Runs `RevokeInvitation`; variables are passed to the returned function. */
export function useRevokeInvitationMutation(
  options?: Omit<useMutation.Options<RevokeInvitationMutation, RevokeInvitationMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RevokeInvitationMutation, RevokeInvitationMutationVariables> {
  return useMutation<RevokeInvitationMutation, RevokeInvitationMutationVariables>(RevokeInvitationDocument, options);
}
