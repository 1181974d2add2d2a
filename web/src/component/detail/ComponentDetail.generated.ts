/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComponentDetailQueryVariables = Exact<{
  propertyComponentId: string;
}>;


export type ComponentDetailQuery = { component: { propertyComponentId: string, propertyId: string, fiscalYear: number, name: string, category: string, categoryPosition: number, location: string | null, quantity: number, unitOfMeasure: string, unitCost: number | null, currentCost: number | null, usefulLife: number, remainingUsefulLife: number, placedInServiceYear: number | null, lastReplacedYear: number | null, nextReplacementYear: number, costAtReplacement: number | null, isOneTime: boolean, percentReplaced: number, warrantyUntil: string | null, nextInspectionOn: string | null, glCode: string | null, notes: string | null, version: number, viewerCan: { edit: boolean, delete: boolean, viewCosts: boolean }, history: Array<{ activityId: string, description: string, userName: string, date: string, projectId: string | null }> } | null };


export const ComponentDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyComponentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComponentRow"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComponentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"placedInServiceYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastReplacedYear"}},{"kind":"Field","name":{"kind":"Name","value":"nextReplacementYear"}},{"kind":"Field","name":{"kind":"Name","value":"costAtReplacement"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInspectionOn"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ComponentDetailQuery, ComponentDetailQueryVariables>;

/** Reads `ComponentDetail`. Pass `skipToken` while its variables are not known yet. */
export function useComponentDetailQuery(options: useQuery.Options<ComponentDetailQuery, ComponentDetailQueryVariables> | SkipToken) {
  return useQuery(ComponentDetailDocument, options);
}

/** Reads `ComponentDetail` when the returned function is called. */
export function useComponentDetailLazyQuery(options?: useLazyQuery.Options<ComponentDetailQuery, ComponentDetailQueryVariables>) {
  return useLazyQuery(ComponentDetailDocument, options);
}

/** Reads `ComponentDetail` under a Suspense boundary: data is always there. */
export function useComponentDetailSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ComponentDetailQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentDetailDocument, options);
}
