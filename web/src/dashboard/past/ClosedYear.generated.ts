/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClosedYearQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type ClosedYearQuery = { reconciliation: { propertyId: string, fiscalYear: number, reconciledAt: string | null, planned: { contributions: number, interest: number, expenditures: number, endBalance: number } | null, actual: { contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number } | null } | null };


export const ClosedYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconciliation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"reconciledAt"}},{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actual"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}}]}}]}}]} as unknown as DocumentNode<ClosedYearQuery, ClosedYearQueryVariables>;

/** Reads `ClosedYear`. Pass `skipToken` while its variables are not known yet. */
export function useClosedYearQuery(options: useQuery.Options<ClosedYearQuery, ClosedYearQueryVariables> | SkipToken) {
  return useQuery(ClosedYearDocument, options);
}

/** Reads `ClosedYear` when the returned function is called. */
export function useClosedYearLazyQuery(options?: useLazyQuery.Options<ClosedYearQuery, ClosedYearQueryVariables>) {
  return useLazyQuery(ClosedYearDocument, options);
}

/** Reads `ClosedYear` under a Suspense boundary: data is always there. */
export function useClosedYearSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ClosedYearQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ClosedYearDocument, options);
}
