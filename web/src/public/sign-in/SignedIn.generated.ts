/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInQuery = { me: { userId: string } | null };


export const SignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<SignedInQuery, SignedInQueryVariables>;

/** Reads `SignedIn`. Pass `skipToken` while its variables are not known yet. */
export function useSignedInQuery(options?: useQuery.Options<SignedInQuery, SignedInQueryVariables> | SkipToken) {
  return useQuery(SignedInDocument, options);
}

/** Reads `SignedIn` when the returned function is called. */
export function useSignedInLazyQuery(options?: useLazyQuery.Options<SignedInQuery, SignedInQueryVariables>) {
  return useLazyQuery(SignedInDocument, options);
}

/** Reads `SignedIn` under a Suspense boundary: data is always there. */
export function useSignedInSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<SignedInQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(SignedInDocument, options ?? {});
}
