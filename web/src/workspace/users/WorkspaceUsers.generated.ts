/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type { UserErrorCode };

/** Filter of a portfolio's users. */
export type WorkspaceUserStatus =
  /** Active users. */
  | 'active'
  /** Deactivated users. */
  | 'inactive';

/** Changed role and properties of a user. */
export type UpdateWorkspaceUserInput = {
  /** UUIDv7 of the membership. */
  workspaceUserId: string;
  /** New role; never higher than the viewer's own. */
  roleName: string;
  /** New assigned properties; ignored for roles with access to all. */
  propertyIds: Array<string>;
  /** Version that the change starts from. */
  version: number;
};

/** A user to deactivate or to activate again. */
export type SetWorkspaceUserActiveInput = {
  /** UUIDv7 of the membership. */
  workspaceUserId: string;
  /** False deactivates the user: their next request is refused. */
  isActive: boolean;
  /** Version that the change starts from. */
  version: number;
};

export type WorkspaceUsersQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  search?: string | null | undefined;
  status?: WorkspaceUserStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type WorkspaceUsersQuery = { workspaceUsers: { totalCount: number, items: Array<{ workspaceUserId: string, userId: string, workspaceId: string, fullName: string, email: string, phone: string | null, roleName: string, isActive: boolean, joinedOn: string, lastActiveAt: string | null, reachesAllProperties: boolean, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { edit: boolean, changeRole: boolean, deactivate: boolean } }> } };

export type GrantableRolesQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
}>;


export type GrantableRolesQuery = { workspaceRoles: Array<{ roleName: string, canGrant: boolean, reachesAllProperties: boolean }> };

export type UpdateWorkspaceUserMutationVariables = Exact<{
  input: UpdateWorkspaceUserInput;
}>;


export type UpdateWorkspaceUserMutation = { updateWorkspaceUser: { user: { workspaceUserId: string, userId: string, workspaceId: string, fullName: string, email: string, phone: string | null, roleName: string, isActive: boolean, joinedOn: string, lastActiveAt: string | null, reachesAllProperties: boolean, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { edit: boolean, changeRole: boolean, deactivate: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SetWorkspaceUserActiveMutationVariables = Exact<{
  input: SetWorkspaceUserActiveInput;
}>;


export type SetWorkspaceUserActiveMutation = { setWorkspaceUserActive: { user: { workspaceUserId: string, userId: string, workspaceId: string, fullName: string, email: string, phone: string | null, roleName: string, isActive: boolean, joinedOn: string, lastActiveAt: string | null, reachesAllProperties: boolean, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { edit: boolean, changeRole: boolean, deactivate: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type WorkspaceUserRowFragment = { workspaceUserId: string, userId: string, workspaceId: string, fullName: string, email: string, phone: string | null, roleName: string, isActive: boolean, joinedOn: string, lastActiveAt: string | null, reachesAllProperties: boolean, version: number, assignedProperties: Array<{ propertyId: string, name: string }>, viewerCan: { edit: boolean, changeRole: boolean, deactivate: boolean } };

export const WorkspaceUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkspaceUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceUserId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"joinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"changeRole"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}}]}}]}}]} as unknown as DocumentNode<WorkspaceUserRowFragment, unknown>;
export const WorkspaceUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceUserStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkspaceUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceUserId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"joinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"changeRole"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}}]}}]}}]} as unknown as DocumentNode<WorkspaceUsersQuery, WorkspaceUsersQueryVariables>;
export const GrantableRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrantableRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"canGrant"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}}]}}]}}]} as unknown as DocumentNode<GrantableRolesQuery, GrantableRolesQueryVariables>;
export const UpdateWorkspaceUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWorkspaceUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkspaceUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspaceUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkspaceUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceUserId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"joinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"changeRole"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}}]}}]}}]} as unknown as DocumentNode<UpdateWorkspaceUserMutation, UpdateWorkspaceUserMutationVariables>;
export const SetWorkspaceUserActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWorkspaceUserActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWorkspaceUserActiveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWorkspaceUserActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkspaceUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkspaceUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceUserId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"joinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"changeRole"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}}]}}]}}]} as unknown as DocumentNode<SetWorkspaceUserActiveMutation, SetWorkspaceUserActiveMutationVariables>;

/** Reads `WorkspaceUsers`. Pass `skipToken` while its variables are not known yet. */
export function useWorkspaceUsersQuery(options: useQuery.Options<WorkspaceUsersQuery, WorkspaceUsersQueryVariables> | SkipToken) {
  return useQuery(WorkspaceUsersDocument, options);
}

/** Reads `WorkspaceUsers` when the returned function is called. */
export function useWorkspaceUsersLazyQuery(options?: useLazyQuery.Options<WorkspaceUsersQuery, WorkspaceUsersQueryVariables>) {
  return useLazyQuery(WorkspaceUsersDocument, options);
}

/** Reads `WorkspaceUsers` under a Suspense boundary: data is always there. */
export function useWorkspaceUsersSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<WorkspaceUsersQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(WorkspaceUsersDocument, options);
}

/** Reads `GrantableRoles`. Pass `skipToken` while its variables are not known yet. */
export function useGrantableRolesQuery(options?: useQuery.Options<GrantableRolesQuery, GrantableRolesQueryVariables> | SkipToken) {
  return useQuery(GrantableRolesDocument, options);
}

/** Reads `GrantableRoles` when the returned function is called. */
export function useGrantableRolesLazyQuery(options?: useLazyQuery.Options<GrantableRolesQuery, GrantableRolesQueryVariables>) {
  return useLazyQuery(GrantableRolesDocument, options);
}

/** Reads `GrantableRoles` under a Suspense boundary: data is always there. */
export function useGrantableRolesSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<GrantableRolesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(GrantableRolesDocument, options ?? {});
}

/** Runs `UpdateWorkspaceUser`; variables are passed to the returned function. */
export function useUpdateWorkspaceUserMutation(
  options?: Omit<useMutation.Options<UpdateWorkspaceUserMutation, UpdateWorkspaceUserMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateWorkspaceUserMutation, UpdateWorkspaceUserMutationVariables> {
  return useMutation<UpdateWorkspaceUserMutation, UpdateWorkspaceUserMutationVariables>(UpdateWorkspaceUserDocument, options);
}

/** Runs `SetWorkspaceUserActive`; variables are passed to the returned function. */
export function useSetWorkspaceUserActiveMutation(
  options?: Omit<useMutation.Options<SetWorkspaceUserActiveMutation, SetWorkspaceUserActiveMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetWorkspaceUserActiveMutation, SetWorkspaceUserActiveMutationVariables> {
  return useMutation<SetWorkspaceUserActiveMutation, SetWorkspaceUserActiveMutationVariables>(SetWorkspaceUserActiveDocument, options);
}
