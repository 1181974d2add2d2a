/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ManagedWorkspacesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedWorkspacesQuery = { workspaces: Array<{ workspaceId: string, name: string, companyName: string }> };


export const ManagedWorkspacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedWorkspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}}]} as unknown as DocumentNode<ManagedWorkspacesQuery, ManagedWorkspacesQueryVariables>;

/** Reads `ManagedWorkspaces`. Pass `skipToken` while its variables are not known yet. */
export function useManagedWorkspacesQuery(options?: useQuery.Options<ManagedWorkspacesQuery, ManagedWorkspacesQueryVariables> | SkipToken) {
  return useQuery(ManagedWorkspacesDocument, options);
}

/** Reads `ManagedWorkspaces` when the returned function is called. */
export function useManagedWorkspacesLazyQuery(options?: useLazyQuery.Options<ManagedWorkspacesQuery, ManagedWorkspacesQueryVariables>) {
  return useLazyQuery(ManagedWorkspacesDocument, options);
}

/** Reads `ManagedWorkspaces` under a Suspense boundary: data is always there. */
export function useManagedWorkspacesSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<ManagedWorkspacesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ManagedWorkspacesDocument, options ?? {});
}
