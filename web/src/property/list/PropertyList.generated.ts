/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** As what a plan leads its year, the weightiest first. */
export type PlanStanding =
  /** The board adopted it. */
  | 'adopted'
  /** The disclosure is drawn from it. */
  | 'disclosure'
  /** Someone recommended it. */
  | 'recommended'
  /** Roofline calculated it, and no one has chosen another. */
  | 'calculated';

/** Rating of percent funded, in three bands. */
export type FundingBand =
  /** Below 30%. */
  | 'weak'
  /** 30% to below 70%. */
  | 'fair'
  /** 70% and over. */
  | 'strong';

/** Sort keys of the properties list. */
export type PropertySort =
  /** By name. */
  | 'propertyName'
  /** By type, then name. */
  | 'propertyTypeName'
  /** By state and city, then name. */
  | 'location'
  /** By company, then name. */
  | 'portfolio'
  /** By percent funded with the plan that leads, the weakest first; those without the figure come last either way. */
  | 'percentFunded'
  /** By the first year below zero with the plan that leads, the nearest first; those that never fall below zero come last either way. */
  | 'firstYearBelowZero';

/** Filter of the properties list. */
export type PropertyFilterInput = {
  /** Part of the name, city, state or portfolio; not case-sensitive. */
  text?: string;
  /** Only this type. */
  propertyTypeId?: number | null | undefined;
  /** Only this portfolio. */
  workspaceId?: string | null | undefined;
  /** Only properties that are rated weak or fall below zero within 30 years with the plan that leads. */
  needsAttention?: boolean;
  /** Sort key. */
  sort?: PropertySort;
  /** Sort in descending order. */
  descending?: boolean;
};

export type PropertyListQueryVariables = Exact<{
  filter: PropertyFilterInput;
  page: number;
  pageSize: number;
}>;


export type PropertyListQuery = { properties: { totalCount: number, page: number, pageSize: number, items: Array<{ propertyId: string, propertyName: string, propertyTypeName: string, propertyCity: string, propertyState: string, workspaceCompanyName: string, profileImage: string | null, version: number, viewerCan: { edit: boolean, archive: boolean, viewDashboard: boolean } }> } };

export type PropertyListOutlooksQueryVariables = Exact<{
  filter: PropertyFilterInput;
  page: number;
  pageSize: number;
}>;


export type PropertyListOutlooksQuery = { properties: { totalCount: number, page: number, pageSize: number, items: Array<{ propertyId: string, outlook: { propertyId: string, fiscalYear: number, percentFunded: number | null, fundingBand: FundingBand | null, endBalances: Array<number>, lowestBalance: number | null, firstShortfallYear: number | null, plan: { planId: string, name: string, standing: PlanStanding } | null, today: { contribution: number, difference: number, totalDifference: number, lowestBalance: number, firstShortfallYear: number | null } | null } | null }> } };

export type PropertyListSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PropertyListSettingsQuery = { propertyTypes: Array<{ id: number, name: string }>, keptFilter: { a: string, b: string | null, value: Record<string, unknown> }, keptColumns: { a: string, b: string | null, value: Record<string, unknown> } };


export const PropertyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCity"}},{"kind":"Field","name":{"kind":"Name","value":"propertyState"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"archive"}},{"kind":"Field","name":{"kind":"Name","value":"viewDashboard"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PropertyListQuery, PropertyListQueryVariables>;
export const PropertyListOutlooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyListOutlooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"outlook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"percentFunded"}},{"kind":"Field","name":{"kind":"Name","value":"fundingBand"}},{"kind":"Field","name":{"kind":"Name","value":"endBalances"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"firstShortfallYear"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"totalDifference"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"firstShortfallYear"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PropertyListOutlooksQuery, PropertyListOutlooksQueryVariables>;
export const PropertyListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"keptFilter"},"name":{"kind":"Name","value":"filterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"a"},"value":{"kind":"StringValue","value":"properties","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"b"},"value":{"kind":"StringValue","value":"filter","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"keptColumns"},"name":{"kind":"Name","value":"filterSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"a"},"value":{"kind":"StringValue","value":"properties","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"b"},"value":{"kind":"StringValue","value":"columns","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"a"}},{"kind":"Field","name":{"kind":"Name","value":"b"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<PropertyListSettingsQuery, PropertyListSettingsQueryVariables>;

/** Reads `PropertyList`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyListQuery(options: useQuery.Options<PropertyListQuery, PropertyListQueryVariables> | SkipToken) {
  return useQuery(PropertyListDocument, options);
}

/** Reads `PropertyList` when the returned function is called. */
export function usePropertyListLazyQuery(options?: useLazyQuery.Options<PropertyListQuery, PropertyListQueryVariables>) {
  return useLazyQuery(PropertyListDocument, options);
}

/** Reads `PropertyList` under a Suspense boundary: data is always there. */
export function usePropertyListSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyListQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyListDocument, options);
}

/** Reads `PropertyListOutlooks`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyListOutlooksQuery(options: useQuery.Options<PropertyListOutlooksQuery, PropertyListOutlooksQueryVariables> | SkipToken) {
  return useQuery(PropertyListOutlooksDocument, options);
}

/** Reads `PropertyListOutlooks` when the returned function is called. */
export function usePropertyListOutlooksLazyQuery(options?: useLazyQuery.Options<PropertyListOutlooksQuery, PropertyListOutlooksQueryVariables>) {
  return useLazyQuery(PropertyListOutlooksDocument, options);
}

/** Reads `PropertyListOutlooks` under a Suspense boundary: data is always there. */
export function usePropertyListOutlooksSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyListOutlooksQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyListOutlooksDocument, options);
}

/** Reads `PropertyListSettings`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyListSettingsQuery(options?: useQuery.Options<PropertyListSettingsQuery, PropertyListSettingsQueryVariables> | SkipToken) {
  return useQuery(PropertyListSettingsDocument, options);
}

/** Reads `PropertyListSettings` when the returned function is called. */
export function usePropertyListSettingsLazyQuery(options?: useLazyQuery.Options<PropertyListSettingsQuery, PropertyListSettingsQueryVariables>) {
  return useLazyQuery(PropertyListSettingsDocument, options);
}

/** Reads `PropertyListSettings` under a Suspense boundary: data is always there. */
export function usePropertyListSettingsSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<PropertyListSettingsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyListSettingsDocument, options ?? {});
}
