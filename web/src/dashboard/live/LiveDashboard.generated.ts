/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far a figure of the ledger is off its plan. */
export type VarianceStatus =
  /** Within the limits. */
  | 'ok'
  /** More than varianceLimits.watchAbove percent off on the bad side. */
  | 'watch'
  /** More than varianceLimits.alertAbove percent off on the bad side, or spent without a plan. */
  | 'alert';

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

export type LiveDashboardQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type LiveDashboardQuery = { property: { propertyId: string, reserveBorrowing: { propertyId: string, outstanding: number, overdue: number } | null, realTimeFinancialHealth: { propertyId: string, fiscalYear: number, startDate: string, numberOfUnits: number, monthsToDate: number, currentReserveBalance: number | null, reserveAccounts: number, currentOperatingBalance: number | null, operatingAccounts: number, monthlyAssessmentPerUnit: number | null, monthlyReserveContributionPerUnit: number | null, spendingActualYtd: number, spendingPlanned: number | null, unexpectedYtd: number, budgetedContributionsYtd: number | null, reserveIncomeYtd: number, header: { reportPreparedDate: string, lastUpdated: string | null, missingGlCodesConfig: boolean, missingBankAccountsConfig: boolean }, verdict: Array<{ kind: ReportRunKind, text: string }>, spendingVariance: { status: VarianceStatus, percent: number | null } | null, incomeVariance: { status: VarianceStatus, percent: number | null } | null, varianceLimits: { watchAbove: number, alertAbove: number }, reserveExpenses: { total: number, unexpected: number, accounts: Array<{ glCode: string, glName: string, total: number, months: Array<number> }> }, cashFlowOfReserves: { months: Array<{ month: string, income: number, expenses: number, endingBalance: number | null, isWorkedBack: boolean, other: number | null }> }, expendituresByCategory: { total: number, categories: Array<{ category: string, categoryPosition: number | null, spent: number, planned: number, unexpected: number, variance: { status: VarianceStatus, percent: number | null } | null }> }, projectedExpenses: Array<{ years: number, total: number, categories: Array<{ category: string, categoryPosition: number, total: number }> }> } | null } | null };


export const LiveDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realTimeFinancialHealth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPreparedDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"missingGlCodesConfig"}},{"kind":"Field","name":{"kind":"Name","value":"missingBankAccountsConfig"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"monthsToDate"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"reserveAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"currentOperatingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"operatingAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAssessmentPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyReserveContributionPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"spendingActualYtd"}},{"kind":"Field","name":{"kind":"Name","value":"spendingPlanned"}},{"kind":"Field","name":{"kind":"Name","value":"spendingVariance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unexpectedYtd"}},{"kind":"Field","name":{"kind":"Name","value":"budgetedContributionsYtd"}},{"kind":"Field","name":{"kind":"Name","value":"reserveIncomeYtd"}},{"kind":"Field","name":{"kind":"Name","value":"incomeVariance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"varianceLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchAbove"}},{"kind":"Field","name":{"kind":"Name","value":"alertAbove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserveExpenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unexpected"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"months"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashFlowOfReserves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"income"}},{"kind":"Field","name":{"kind":"Name","value":"expenses"}},{"kind":"Field","name":{"kind":"Name","value":"endingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkedBack"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"expendituresByCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"unexpected"}},{"kind":"Field","name":{"kind":"Name","value":"variance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectedExpenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LiveDashboardQuery, LiveDashboardQueryVariables>;

/** Reads `LiveDashboard`. Pass `skipToken` while its variables are not known yet. */
export function useLiveDashboardQuery(options: useQuery.Options<LiveDashboardQuery, LiveDashboardQueryVariables> | SkipToken) {
  return useQuery(LiveDashboardDocument, options);
}

/** Reads `LiveDashboard` when the returned function is called. */
export function useLiveDashboardLazyQuery(options?: useLazyQuery.Options<LiveDashboardQuery, LiveDashboardQueryVariables>) {
  return useLazyQuery(LiveDashboardDocument, options);
}

/** Reads `LiveDashboard` under a Suspense boundary: data is always there. */
export function useLiveDashboardSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<LiveDashboardQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(LiveDashboardDocument, options);
}
