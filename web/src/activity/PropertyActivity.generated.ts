/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PropertyActivityQueryVariables = Exact<{
  propertyId: string;
  page: number;
  type?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type PropertyActivityQuery = { property: { propertyId: string, activity: { totalCount: number, isCountCut: boolean, types: Array<string>, nodes: Array<{ activityId: string, entityName: string, description: string, userName: string, date: string, type: string, propertyComponentId: string | null }> } } | null };

export type ActivityRowFragment = { activityId: string, entityName: string, description: string, userName: string, date: string, type: string, propertyComponentId: string | null };

export const ActivityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}}]}}]} as unknown as DocumentNode<ActivityRowFragment, unknown>;
export const PropertyActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCountCut"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}}]}}]} as unknown as DocumentNode<PropertyActivityQuery, PropertyActivityQueryVariables>;

/** Reads `PropertyActivity`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyActivityQuery(options: useQuery.Options<PropertyActivityQuery, PropertyActivityQueryVariables> | SkipToken) {
  return useQuery(PropertyActivityDocument, options);
}

/** Reads `PropertyActivity` when the returned function is called. */
export function usePropertyActivityLazyQuery(options?: useLazyQuery.Options<PropertyActivityQuery, PropertyActivityQueryVariables>) {
  return useLazyQuery(PropertyActivityDocument, options);
}

/** Reads `PropertyActivity` under a Suspense boundary: data is always there. */
export function usePropertyActivitySuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyActivityQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyActivityDocument, options);
}
