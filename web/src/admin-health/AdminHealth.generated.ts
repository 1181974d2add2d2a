/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something that is stored although it can be computed again. */
export type CacheKey =
  /** Projections at the contribution of today, by property and fiscal year. */
  | 'fundingOutlooks'
  /** Key figures of associations for portfolio analytics. */
  | 'associationFigures';

/** Which cache is to be computed again. */
export type ClearCacheInput = {
  /** One of them; all without a key. */
  key?: CacheKey | null | undefined;
};

export type { UserErrorCode };

export type AdminHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHealthQuery = { adminHealth: { version: string | null, nodeVersion: string, startedAt: string, memoryBytes: number, database: { kind: string, version: string, bytes: number, hasRoom: boolean }, storage: { kind: string, files: number, bytes: number }, disk: { freeBytes: number, totalBytes: number }, mail: { isSent: boolean, waiting: number, oldestWaitingAt: string | null, givenUp: number }, jobs: { queued: number, running: number, failed: number } } };

export type AdminCachesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCachesQuery = { adminCaches: Array<{ key: CacheKey, entries: number, stale: number, oldestAt: string | null }> };

export type ClearCacheMutationVariables = Exact<{
  input: ClearCacheInput;
}>;


export type ClearCacheMutation = { clearCache: { caches: Array<{ key: CacheKey, entries: number, stale: number, oldestAt: string | null }> | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AdminCacheRowFragment = { key: CacheKey, entries: number, stale: number, oldestAt: string | null };

export const AdminCacheRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCacheRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCache"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]} as unknown as DocumentNode<AdminCacheRowFragment, unknown>;
export const AdminHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"database"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"hasRoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingAt"}},{"kind":"Field","name":{"kind":"Name","value":"givenUp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}}]} as unknown as DocumentNode<AdminHealthQuery, AdminHealthQueryVariables>;
export const AdminCachesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCaches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCaches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCacheRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCacheRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCache"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]} as unknown as DocumentNode<AdminCachesQuery, AdminCachesQueryVariables>;
export const ClearCacheDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearCache"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClearCacheInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearCache"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCacheRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCacheRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCache"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]} as unknown as DocumentNode<ClearCacheMutation, ClearCacheMutationVariables>;

/** Reads `AdminHealth`. Pass `skipToken` while its variables are not known yet. */
export function useAdminHealthQuery(options?: useQuery.Options<AdminHealthQuery, AdminHealthQueryVariables> | SkipToken) {
  return useQuery(AdminHealthDocument, options);
}

/** Reads `AdminHealth` when the returned function is called. */
export function useAdminHealthLazyQuery(options?: useLazyQuery.Options<AdminHealthQuery, AdminHealthQueryVariables>) {
  return useLazyQuery(AdminHealthDocument, options);
}

/** Reads `AdminHealth` under a Suspense boundary: data is always there. */
export function useAdminHealthSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<AdminHealthQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AdminHealthDocument, options ?? {});
}

/** Reads `AdminCaches`. Pass `skipToken` while its variables are not known yet. */
export function useAdminCachesQuery(options?: useQuery.Options<AdminCachesQuery, AdminCachesQueryVariables> | SkipToken) {
  return useQuery(AdminCachesDocument, options);
}

/** Reads `AdminCaches` when the returned function is called. */
export function useAdminCachesLazyQuery(options?: useLazyQuery.Options<AdminCachesQuery, AdminCachesQueryVariables>) {
  return useLazyQuery(AdminCachesDocument, options);
}

/** Reads `AdminCaches` under a Suspense boundary: data is always there. */
export function useAdminCachesSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<AdminCachesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AdminCachesDocument, options ?? {});
}

/** Runs `ClearCache`; variables are passed to the returned function. */
export function useClearCacheMutation(
  options?: Omit<useMutation.Options<ClearCacheMutation, ClearCacheMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ClearCacheMutation, ClearCacheMutationVariables> {
  return useMutation<ClearCacheMutation, ClearCacheMutationVariables>(ClearCacheDocument, options);
}
