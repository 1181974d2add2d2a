/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BorrowedReservesQueryVariables = Exact<{
  propertyId: string;
}>;


export type BorrowedReservesQuery = { property: { propertyId: string, reserveBorrowing: { propertyId: string, outstanding: number, overdue: number } | null } | null };


export const BorrowedReservesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BorrowedReserves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}}]}}]}}]} as unknown as DocumentNode<BorrowedReservesQuery, BorrowedReservesQueryVariables>;

/** Reads `BorrowedReserves`. Pass `skipToken` while its variables are not known yet. */
export function useBorrowedReservesQuery(options: useQuery.Options<BorrowedReservesQuery, BorrowedReservesQueryVariables> | SkipToken) {
  return useQuery(BorrowedReservesDocument, options);
}

/** Reads `BorrowedReserves` when the returned function is called. */
export function useBorrowedReservesLazyQuery(options?: useLazyQuery.Options<BorrowedReservesQuery, BorrowedReservesQueryVariables>) {
  return useLazyQuery(BorrowedReservesDocument, options);
}

/** Reads `BorrowedReserves` under a Suspense boundary: data is always there. */
export function useBorrowedReservesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<BorrowedReservesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(BorrowedReservesDocument, options);
}
