/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A change of a ledger that is too long for a request. */
export type LedgerWorkKind =
  /** Turns the transactions of an account whose kind was corrected between money in and money out. */
  | 'turnSigns'
  /** Maps transactions by rules that were made, changed or removed. */
  | 'applyRules'
  /** Forgets what transactions of the connected app were mapped to by hand; they follow the rules that are left. */
  | 'resetMapping';

export type LedgerWorkQueryVariables = Exact<{
  propertyId: string;
}>;


export type LedgerWorkQuery = { property: { propertyId: string, ledgerWork: Array<{ workId: string, kind: LedgerWorkKind, glCode: string | null, glName: string | null, lineCount: number, doneCount: number }> } | null };


export const LedgerWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedgerWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}}]}}]}}]}}]} as unknown as DocumentNode<LedgerWorkQuery, LedgerWorkQueryVariables>;

/** Reads `LedgerWork`. Pass `skipToken` while its variables are not known yet. */
export function useLedgerWorkQuery(options: useQuery.Options<LedgerWorkQuery, LedgerWorkQueryVariables> | SkipToken) {
  return useQuery(LedgerWorkDocument, options);
}

/** Reads `LedgerWork` when the returned function is called. */
export function useLedgerWorkLazyQuery(options?: useLazyQuery.Options<LedgerWorkQuery, LedgerWorkQueryVariables>) {
  return useLazyQuery(LedgerWorkDocument, options);
}

/** Reads `LedgerWork` under a Suspense boundary: data is always there. */
export function useLedgerWorkSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<LedgerWorkQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(LedgerWorkDocument, options);
}
