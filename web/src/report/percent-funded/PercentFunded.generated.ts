/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Rating of percent funded, in three bands. */
export type FundingBand =
  /** Below 30%. */
  | 'weak'
  /** 30% to below 70%. */
  | 'fair'
  /** 70% and over. */
  | 'strong';

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

export type PercentFundedReportQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
  years: number;
  planId?: string | null | undefined;
}>;


export type PercentFundedReportQuery = { percentFundedReport: { assumptionsProblem: string | null, years: number, propertyId: string, fiscalYear: number, basisFiscalYear: number | null, hasComponents: boolean, plan: { planId: string | null, name: string, tags: Array<string> } | null, plans: Array<{ planId: string | null, name: string, tags: Array<string> }>, ratingBands: { weakBelow: number, strongFrom: number, overfundedAbove: number }, cashFacts: { lowestBalance: number, lowestBalanceYear: number, firstShortfallYear: number | null, fiveYearCover: number | null, nextBigProject: { name: string, year: number, balanceAfter: number } | null } | null, totals: { contribution: number, specialAssessments: number, loanProceeds: number, interest: number, expenditures: number, debtService: number } | null, rows: Array<{ year: number, startBalance: number, fullyFundedStart: number, percentFundedStart: number | null, bandStart: FundingBand | null, contribution: number, specialAssessments: number, loanProceeds: number, interest: number, expenditures: number, debtService: number, endBalance: number, fullyFundedEnd: number, percentFundedEnd: number | null, bandEnd: FundingBand | null }>, adoption: { planId: string, planName: string, meetingDate: string, isShown: boolean } | null, verdict: Array<{ kind: ReportRunKind, text: string, value: number | null }>, conventions: Array<{ label: string, value: string }> } | null };


export const PercentFundedReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PercentFundedReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"years"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentFundedReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}},{"kind":"Argument","name":{"kind":"Name","value":"years"},"value":{"kind":"Variable","name":{"kind":"Name","value":"years"}}},{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportHead"}},{"kind":"Field","name":{"kind":"Name","value":"assumptionsProblem"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ratingBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weakBelow"}},{"kind":"Field","name":{"kind":"Name","value":"strongFrom"}},{"kind":"Field","name":{"kind":"Name","value":"overfundedAbove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalanceYear"}},{"kind":"Field","name":{"kind":"Name","value":"firstShortfallYear"}},{"kind":"Field","name":{"kind":"Name","value":"fiveYearCover"}},{"kind":"Field","name":{"kind":"Name","value":"nextBigProject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"loanProceeds"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"debtService"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startBalance"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedStart"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedStart"}},{"kind":"Field","name":{"kind":"Name","value":"bandStart"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"loanProceeds"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"debtService"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"bandEnd"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"basisFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"hasComponents"}},{"kind":"Field","name":{"kind":"Name","value":"adoption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"meetingDate"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conventions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<PercentFundedReportQuery, PercentFundedReportQueryVariables>;

/** Reads `PercentFundedReport`. Pass `skipToken` while its variables are not known yet. */
export function usePercentFundedReportQuery(options: useQuery.Options<PercentFundedReportQuery, PercentFundedReportQueryVariables> | SkipToken) {
  return useQuery(PercentFundedReportDocument, options);
}

/** Reads `PercentFundedReport` when the returned function is called. */
export function usePercentFundedReportLazyQuery(options?: useLazyQuery.Options<PercentFundedReportQuery, PercentFundedReportQueryVariables>) {
  return useLazyQuery(PercentFundedReportDocument, options);
}

/** Reads `PercentFundedReport` under a Suspense boundary: data is always there. */
export function usePercentFundedReportSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PercentFundedReportQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PercentFundedReportDocument, options);
}
