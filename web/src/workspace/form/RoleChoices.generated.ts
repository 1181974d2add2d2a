/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RoleChoicesQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
}>;


export type RoleChoicesQuery = { workspaceRoles: Array<{ roleId: number, roleName: string, canGrant: boolean, reachesAllProperties: boolean }> };

export type AssignablePropertiesQueryVariables = Exact<{
  workspaceId: string;
  text: string;
  pageSize: number;
}>;


export type AssignablePropertiesQuery = { properties: { totalCount: number, items: Array<{ propertyId: string, propertyName: string }> } };


export const RoleChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"canGrant"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}}]}}]}}]} as unknown as DocumentNode<RoleChoicesQuery, RoleChoicesQueryVariables>;
export const AssignablePropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssignableProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}}]}}]}}]}}]} as unknown as DocumentNode<AssignablePropertiesQuery, AssignablePropertiesQueryVariables>;

/** Reads `RoleChoices`. Pass `skipToken` while its variables are not known yet. */
export function useRoleChoicesQuery(options?: useQuery.Options<RoleChoicesQuery, RoleChoicesQueryVariables> | SkipToken) {
  return useQuery(RoleChoicesDocument, options);
}

/** Reads `RoleChoices` when the returned function is called. */
export function useRoleChoicesLazyQuery(options?: useLazyQuery.Options<RoleChoicesQuery, RoleChoicesQueryVariables>) {
  return useLazyQuery(RoleChoicesDocument, options);
}

/** Reads `RoleChoices` under a Suspense boundary: data is always there. */
export function useRoleChoicesSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<RoleChoicesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(RoleChoicesDocument, options ?? {});
}

/** Reads `AssignableProperties`. Pass `skipToken` while its variables are not known yet. */
export function useAssignablePropertiesQuery(options: useQuery.Options<AssignablePropertiesQuery, AssignablePropertiesQueryVariables> | SkipToken) {
  return useQuery(AssignablePropertiesDocument, options);
}

/** Reads `AssignableProperties` when the returned function is called. */
export function useAssignablePropertiesLazyQuery(options?: useLazyQuery.Options<AssignablePropertiesQuery, AssignablePropertiesQueryVariables>) {
  return useLazyQuery(AssignablePropertiesDocument, options);
}

/** Reads `AssignableProperties` under a Suspense boundary: data is always there. */
export function useAssignablePropertiesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<AssignablePropertiesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AssignablePropertiesDocument, options);
}
