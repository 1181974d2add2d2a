/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ComponentListQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type ComponentListQuery = { property: { propertyId: string, components: { propertyId: string, fiscalYear: number, basisFiscalYear: number, isReadOnly: boolean, totalCount: number, totalCurrentCost: number | null, items: Array<{ propertyComponentId: string, propertyId: string, fiscalYear: number, name: string, category: string, categoryPosition: number, location: string | null, quantity: number, unitOfMeasure: string, unitCost: number | null, currentCost: number | null, usefulLife: number, remainingUsefulLife: number, placedInServiceYear: number | null, lastReplacedYear: number | null, nextReplacementYear: number, costAtReplacement: number | null, isOneTime: boolean, percentReplaced: number, warrantyUntil: string | null, nextInspectionOn: string | null, glCode: string | null, notes: string | null, version: number }>, categories: Array<{ name: string, position: number }>, viewerCan: { add: boolean, import: boolean, export: boolean, viewCosts: boolean } } | null } | null };


export const ComponentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"basisFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"isReadOnly"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCurrentCost"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComponentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"import"}},{"kind":"Field","name":{"kind":"Name","value":"export"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComponentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"placedInServiceYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastReplacedYear"}},{"kind":"Field","name":{"kind":"Name","value":"nextReplacementYear"}},{"kind":"Field","name":{"kind":"Name","value":"costAtReplacement"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInspectionOn"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ComponentListQuery, ComponentListQueryVariables>;

/** Reads `ComponentList`. Pass `skipToken` while its variables are not known yet. */
export function useComponentListQuery(options: useQuery.Options<ComponentListQuery, ComponentListQueryVariables> | SkipToken) {
  return useQuery(ComponentListDocument, options);
}

/** Reads `ComponentList` when the returned function is called. */
export function useComponentListLazyQuery(options?: useLazyQuery.Options<ComponentListQuery, ComponentListQueryVariables>) {
  return useLazyQuery(ComponentListDocument, options);
}

/** Reads `ComponentList` under a Suspense boundary: data is always there. */
export function useComponentListSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ComponentListQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentListDocument, options);
}
