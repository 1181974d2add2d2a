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


export type RoleChoicesQuery = { workspaceRoles: Array<{ roleId: number, roleName: string, canGrant: boolean, reachesAllProperties: boolean }>, propertyChoices: Array<{ propertyId: string, propertyName: string, workspaceId: string }> };


export const RoleChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"canGrant"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}}]}}]}}]} as unknown as DocumentNode<RoleChoicesQuery, RoleChoicesQueryVariables>;

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
