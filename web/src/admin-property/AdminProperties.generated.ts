/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The property to deactivate or reactivate. */
export type AdminPropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
};

/** Where a property moves to. */
export type ReassignPropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of an active portfolio other than its own. */
  destinationWorkspaceId: string;
  /** People who are assigned to the property join the other portfolio with the role they have. */
  includeUsers: boolean;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** What a copy of a property is called, and what it has of the original beside its current state. */
export type DuplicatePropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Name of the copy; names may repeat. */
  name: string;
  /** Photos and the picture of the property, without those in the trash. */
  includePhotos: boolean;
  /** Folders and files with their versions, without those in the trash. */
  includeFiles: boolean;
  /** Activity, fiscal years before the current one, completed projects and earlier reserve studies. */
  includeHistory: boolean;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

export type { UserErrorCode };

export type AdminPropertiesQueryVariables = Exact<{
  search: string;
  page: number;
  pageSize: number;
}>;


export type AdminPropertiesQuery = { adminProperties: { totalCount: number, items: Array<{ propertyId: string, name: string, city: string, state: string, numberOfUnits: number, isActive: boolean, isTest: boolean, workspaceId: string, workspaceName: string, workspaceCompanyName: string, createdAt: string, viewerCan: { deactivate: boolean, reactivate: boolean, reassign: boolean, duplicate: boolean } }> } };

export type ReassignDestinationsQueryVariables = Exact<{
  propertyId: string;
  search: string;
}>;


export type ReassignDestinationsQuery = { reassignDestinations: Array<{ workspaceId: string, name: string, companyName: string }> };

export type DeactivatePropertyMutationVariables = Exact<{
  input: AdminPropertyInput;
}>;


export type DeactivatePropertyMutation = { deactivateProperty: { property: { propertyId: string, name: string, city: string, state: string, numberOfUnits: number, isActive: boolean, isTest: boolean, workspaceId: string, workspaceName: string, workspaceCompanyName: string, createdAt: string, viewerCan: { deactivate: boolean, reactivate: boolean, reassign: boolean, duplicate: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ReactivatePropertyMutationVariables = Exact<{
  input: AdminPropertyInput;
}>;


export type ReactivatePropertyMutation = { reactivateProperty: { property: { propertyId: string, name: string, city: string, state: string, numberOfUnits: number, isActive: boolean, isTest: boolean, workspaceId: string, workspaceName: string, workspaceCompanyName: string, createdAt: string, viewerCan: { deactivate: boolean, reactivate: boolean, reassign: boolean, duplicate: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ReassignPropertyMutationVariables = Exact<{
  input: ReassignPropertyInput;
}>;


export type ReassignPropertyMutation = { reassignProperty: { job: { jobId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DuplicatePropertyMutationVariables = Exact<{
  input: DuplicatePropertyInput;
}>;


export type DuplicatePropertyMutation = { duplicateProperty: { job: { jobId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AdminPropertyRowFragment = { propertyId: string, name: string, city: string, state: string, numberOfUnits: number, isActive: boolean, isTest: boolean, workspaceId: string, workspaceName: string, workspaceCompanyName: string, createdAt: string, viewerCan: { deactivate: boolean, reactivate: boolean, reassign: boolean, duplicate: boolean } };

export const AdminPropertyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reassign"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}}]}}]}}]} as unknown as DocumentNode<AdminPropertyRowFragment, unknown>;
export const AdminPropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reassign"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}}]}}]}}]} as unknown as DocumentNode<AdminPropertiesQuery, AdminPropertiesQueryVariables>;
export const ReassignDestinationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReassignDestinations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reassignDestinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}}]} as unknown as DocumentNode<ReassignDestinationsQuery, ReassignDestinationsQueryVariables>;
export const DeactivatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reassign"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}}]}}]}}]} as unknown as DocumentNode<DeactivatePropertyMutation, DeactivatePropertyMutationVariables>;
export const ReactivatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPropertyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPropertyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProperty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reassign"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}}]}}]}}]} as unknown as DocumentNode<ReactivatePropertyMutation, ReactivatePropertyMutationVariables>;
export const ReassignPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReassignProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReassignPropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reassignProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReassignPropertyMutation, ReassignPropertyMutationVariables>;
export const DuplicatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicatePropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicatePropertyMutation, DuplicatePropertyMutationVariables>;

/** Reads `AdminProperties`. Pass `skipToken` while its variables are not known yet. */
export function useAdminPropertiesQuery(options: useQuery.Options<AdminPropertiesQuery, AdminPropertiesQueryVariables> | SkipToken) {
  return useQuery(AdminPropertiesDocument, options);
}

/** Reads `AdminProperties` when the returned function is called. */
export function useAdminPropertiesLazyQuery(options?: useLazyQuery.Options<AdminPropertiesQuery, AdminPropertiesQueryVariables>) {
  return useLazyQuery(AdminPropertiesDocument, options);
}

/** Reads `AdminProperties` under a Suspense boundary: data is always there. */
export function useAdminPropertiesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<AdminPropertiesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AdminPropertiesDocument, options);
}

/** Reads `ReassignDestinations`. Pass `skipToken` while its variables are not known yet. */
export function useReassignDestinationsQuery(options: useQuery.Options<ReassignDestinationsQuery, ReassignDestinationsQueryVariables> | SkipToken) {
  return useQuery(ReassignDestinationsDocument, options);
}

/** Reads `ReassignDestinations` when the returned function is called. */
export function useReassignDestinationsLazyQuery(options?: useLazyQuery.Options<ReassignDestinationsQuery, ReassignDestinationsQueryVariables>) {
  return useLazyQuery(ReassignDestinationsDocument, options);
}

/** Reads `ReassignDestinations` under a Suspense boundary: data is always there. */
export function useReassignDestinationsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ReassignDestinationsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ReassignDestinationsDocument, options);
}

/** Runs `DeactivateProperty`; variables are passed to the returned function. */
export function useDeactivatePropertyMutation(
  options?: Omit<useMutation.Options<DeactivatePropertyMutation, DeactivatePropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeactivatePropertyMutation, DeactivatePropertyMutationVariables> {
  return useMutation<DeactivatePropertyMutation, DeactivatePropertyMutationVariables>(DeactivatePropertyDocument, options);
}

/** Runs `ReactivateProperty`; variables are passed to the returned function. */
export function useReactivatePropertyMutation(
  options?: Omit<useMutation.Options<ReactivatePropertyMutation, ReactivatePropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ReactivatePropertyMutation, ReactivatePropertyMutationVariables> {
  return useMutation<ReactivatePropertyMutation, ReactivatePropertyMutationVariables>(ReactivatePropertyDocument, options);
}

/** Runs `ReassignProperty`; variables are passed to the returned function. */
export function useReassignPropertyMutation(
  options?: Omit<useMutation.Options<ReassignPropertyMutation, ReassignPropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ReassignPropertyMutation, ReassignPropertyMutationVariables> {
  return useMutation<ReassignPropertyMutation, ReassignPropertyMutationVariables>(ReassignPropertyDocument, options);
}

/** Runs `DuplicateProperty`; variables are passed to the returned function. */
export function useDuplicatePropertyMutation(
  options?: Omit<useMutation.Options<DuplicatePropertyMutation, DuplicatePropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DuplicatePropertyMutation, DuplicatePropertyMutationVariables> {
  return useMutation<DuplicatePropertyMutation, DuplicatePropertyMutationVariables>(DuplicatePropertyDocument, options);
}
