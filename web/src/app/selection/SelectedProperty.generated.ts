/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SelectedPropertyQueryVariables = Exact<{
  propertyId: string;
}>;


export type SelectedPropertyQuery = { property: { propertyId: string, name: string, city: string, state: string, zipCode: string, numberOfUnits: number, profileImage: string | null, workspaceId: string, workspaceCompanyName: string, hasLoanAnalysis: boolean, isDemo: boolean, isIntegratedProperty: boolean, isFeatureToggleOn: boolean, allowPlanning: boolean, version: number, viewerCan: { edit: boolean, archive: boolean, viewFinancials: boolean, editFinancials: boolean, viewReserveStudies: boolean, editReserveStudies: boolean, viewConnectedApps: boolean, applyToAllPlans: boolean, setTest: boolean, setDisplayToggles: boolean, viewDashboard: boolean, viewComponents: boolean, viewComponentCosts: boolean, editComponents: boolean, viewDetails: boolean }, fiscalYears: Array<{ year: number, yearRange: string, label: string, fiscalYearStartMonth: number, startDate: string, endDate: string, isCurrentFiscalYear: boolean, isFutureFiscalYear: boolean, isPreviousFiscalYear: boolean, requireSetup: boolean, requireReconciliation: boolean }> } | null };


export const SelectedPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelectedProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCompanyName"}},{"kind":"Field","name":{"kind":"Name","value":"hasLoanAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isIntegratedProperty"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatureToggleOn"}},{"kind":"Field","name":{"kind":"Name","value":"allowPlanning"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"archive"}},{"kind":"Field","name":{"kind":"Name","value":"viewFinancials"}},{"kind":"Field","name":{"kind":"Name","value":"editFinancials"}},{"kind":"Field","name":{"kind":"Name","value":"viewReserveStudies"}},{"kind":"Field","name":{"kind":"Name","value":"editReserveStudies"}},{"kind":"Field","name":{"kind":"Name","value":"viewConnectedApps"}},{"kind":"Field","name":{"kind":"Name","value":"applyToAllPlans"}},{"kind":"Field","name":{"kind":"Name","value":"setTest"}},{"kind":"Field","name":{"kind":"Name","value":"setDisplayToggles"}},{"kind":"Field","name":{"kind":"Name","value":"viewDashboard"}},{"kind":"Field","name":{"kind":"Name","value":"viewComponents"}},{"kind":"Field","name":{"kind":"Name","value":"viewComponentCosts"}},{"kind":"Field","name":{"kind":"Name","value":"editComponents"}},{"kind":"Field","name":{"kind":"Name","value":"viewDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"yearRange"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStartMonth"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"isFutureFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"isPreviousFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"requireSetup"}},{"kind":"Field","name":{"kind":"Name","value":"requireReconciliation"}}]}}]}}]}}]} as unknown as DocumentNode<SelectedPropertyQuery, SelectedPropertyQueryVariables>;

/** Reads `SelectedProperty`. Pass `skipToken` while its variables are not known yet. */
export function useSelectedPropertyQuery(options: useQuery.Options<SelectedPropertyQuery, SelectedPropertyQueryVariables> | SkipToken) {
  return useQuery(SelectedPropertyDocument, options);
}

/** Reads `SelectedProperty` when the returned function is called. */
export function useSelectedPropertyLazyQuery(options?: useLazyQuery.Options<SelectedPropertyQuery, SelectedPropertyQueryVariables>) {
  return useLazyQuery(SelectedPropertyDocument, options);
}

/** Reads `SelectedProperty` under a Suspense boundary: data is always there. */
export function useSelectedPropertySuspenseQuery(
  options: Omit<useSuspenseQuery.Options<SelectedPropertyQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(SelectedPropertyDocument, options);
}
