/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a piece of a report's summary sentence. */
export type ReportRunKind =
  /** Words between facts. */
  | 'text'
  /** An amount; its value is in dollars. */
  | 'money'
  /** A percentage; its value is in points. */
  | 'percent'
  /** Another fact, such as a year or a name. */
  | 'fact';

export type InventoryReportQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
  planId?: string | null | undefined;
  category?: string | null | undefined;
}>;


export type InventoryReportQuery = { inventoryReport: { category: string | null, propertyId: string, fiscalYear: number, basisFiscalYear: number | null, hasComponents: boolean, categories: Array<{ category: string, categoryPosition: number }>, totals: { components: number, currentCost: number, fullyFundedBalance: number, annualDeterioration: number, significance: number | null }, groups: Array<{ category: string, categoryPosition: number, currentCost: number, fullyFundedBalance: number, annualDeterioration: number, significance: number | null, components: Array<{ propertyComponentId: string, name: string, location: string | null, quantity: number | null, unitOfMeasure: string | null, currentCost: number, usefulLife: number, remainingUsefulLife: number, nextReplacementYear: number, isOneTime: boolean, fullyFundedBalance: number, annualDeterioration: number, significance: number | null }> }>, adoption: { planId: string, planName: string, meetingDate: string, isShown: boolean } | null, verdict: Array<{ kind: ReportRunKind, text: string, value: number | null }>, conventions: Array<{ label: string, value: string }> } | null };


export const InventoryReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InventoryReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}},{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportHead"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"components"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"annualDeterioration"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"annualDeterioration"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"nextReplacementYear"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedBalance"}},{"kind":"Field","name":{"kind":"Name","value":"annualDeterioration"}},{"kind":"Field","name":{"kind":"Name","value":"significance"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"basisFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"hasComponents"}},{"kind":"Field","name":{"kind":"Name","value":"adoption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"meetingDate"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conventions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<InventoryReportQuery, InventoryReportQueryVariables>;

/** Reads `InventoryReport`. Pass `skipToken` while its variables are not known yet. */
export function useInventoryReportQuery(options: useQuery.Options<InventoryReportQuery, InventoryReportQueryVariables> | SkipToken) {
  return useQuery(InventoryReportDocument, options);
}

/** Reads `InventoryReport` when the returned function is called. */
export function useInventoryReportLazyQuery(options?: useLazyQuery.Options<InventoryReportQuery, InventoryReportQueryVariables>) {
  return useLazyQuery(InventoryReportDocument, options);
}

/** Reads `InventoryReport` under a Suspense boundary: data is always there. */
export function useInventoryReportSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<InventoryReportQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(InventoryReportDocument, options);
}
