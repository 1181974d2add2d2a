/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PropertyMaintenanceQueryVariables = Exact<{
  propertyId: string;
}>;


export type PropertyMaintenanceQuery = { property: { propertyId: string, maintenance: { yearlyCost: number | null, tasks: Array<{ propertyComponentId: string, componentName: string, category: string, task: { maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number } }>, years: Array<{ year: number, taskCount: number, cost: number | null }>, viewerCan: { edit: boolean, viewCosts: boolean } } | null } | null };


export const PropertyMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"taskCount"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PropertyMaintenanceQuery, PropertyMaintenanceQueryVariables>;

/** Reads `PropertyMaintenance`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyMaintenanceQuery(options: useQuery.Options<PropertyMaintenanceQuery, PropertyMaintenanceQueryVariables> | SkipToken) {
  return useQuery(PropertyMaintenanceDocument, options);
}

/** Reads `PropertyMaintenance` when the returned function is called. */
export function usePropertyMaintenanceLazyQuery(options?: useLazyQuery.Options<PropertyMaintenanceQuery, PropertyMaintenanceQueryVariables>) {
  return useLazyQuery(PropertyMaintenanceDocument, options);
}

/** Reads `PropertyMaintenance` under a Suspense boundary: data is always there. */
export function usePropertyMaintenanceSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyMaintenanceQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyMaintenanceDocument, options);
}
