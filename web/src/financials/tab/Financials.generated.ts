/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Finances of a fiscal year, as the forms send them. */
export type PropertyFinancialInput = {
  /** 1 to 12. */
  fiscalYearStartMonth: number;
  /** This year or one of the 15 before it. */
  startingFiscalYear: number;
  /** 0 to 99,000,000. */
  averageHoaAnnualFee: number;
  /** 0 to 50,000,000; required with loan analysis. */
  previousHoaAnnualFee?: number | null | undefined;
  /** 1 to 4. */
  feeCollectionFrequencyId: number;
  /** Up to 99,000,000; from 0 in the wizard, from -50,000,000 on the edit tab. */
  yearEndReserveBalance: number;
  /** 1 to 12. */
  reserveMonthStart: number;
  /** 0 to the annual fee. */
  annualReserveContribution: number;
  /** False clears the amount, true makes it required; left out, an amount that is not 0 means true. */
  hasUpcomingExpenses?: boolean | null | undefined;
  /** 0 to the balance that the fund will have by then, at most 50,000,000. */
  upcomingExpenses?: number | null | undefined;
  /** 0 to 99.99. */
  inflationRate: number;
  /** 0 to 99.99. */
  interestRate: number;
  /** 0 to 99.99. */
  reserveContributionIncreaseRate: number;
  /** Rewrite contribution, rates and balance of every plan that is not adopted. */
  updateAllPlans: boolean;
};

/** Financials to save. */
export type SavePropertyFinancialInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The fiscal year. */
  fiscalYear: number;
  /** Version that the edit started from; 0 while nothing is saved. */
  version: number;
  /** The values. */
  values: PropertyFinancialInput;
};

export type { UserErrorCode };

export type FinancialsQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type FinancialsQuery = { property: { propertyId: string, numberOfUnits: number, propertyFinancial: { propertyFinancialId: string | null, propertyId: string, fiscalYear: number, fiscalYearStartMonth: number, startingFiscalYear: number, yearEndReserveBalance: number, averageHoaAnnualFee: number, previousHoaAnnualFee: number | null, annualReserveContribution: number, inflationRate: number, interestRate: number, reserveContributionIncreaseRate: number, feeCollectionFrequencyId: number, updateAllPlans: boolean, upcomingExpenses: number, reserveMonthStart: number, isReadOnly: boolean, requireSetup: boolean, version: number } | null } | null };

export type SavePropertyFinancialMutationVariables = Exact<{
  input: SavePropertyFinancialInput;
}>;


export type SavePropertyFinancialMutation = { savePropertyFinancial: { propertyFinancial: { propertyFinancialId: string | null, propertyId: string, fiscalYear: number, fiscalYearStartMonth: number, startingFiscalYear: number, yearEndReserveBalance: number, averageHoaAnnualFee: number, previousHoaAnnualFee: number | null, annualReserveContribution: number, inflationRate: number, interestRate: number, reserveContributionIncreaseRate: number, feeCollectionFrequencyId: number, updateAllPlans: boolean, upcomingExpenses: number, reserveMonthStart: number, isReadOnly: boolean, requireSetup: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type FinancialsOfYearFragment = { propertyFinancialId: string | null, propertyId: string, fiscalYear: number, fiscalYearStartMonth: number, startingFiscalYear: number, yearEndReserveBalance: number, averageHoaAnnualFee: number, previousHoaAnnualFee: number | null, annualReserveContribution: number, inflationRate: number, interestRate: number, reserveContributionIncreaseRate: number, feeCollectionFrequencyId: number, updateAllPlans: boolean, upcomingExpenses: number, reserveMonthStart: number, isReadOnly: boolean, requireSetup: boolean, version: number };

export const FinancialsOfYearFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinancialsOfYear"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFinancial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFinancialId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStartMonth"}},{"kind":"Field","name":{"kind":"Name","value":"startingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"yearEndReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"averageHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"previousHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}},{"kind":"Field","name":{"kind":"Name","value":"inflationRate"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"reserveContributionIncreaseRate"}},{"kind":"Field","name":{"kind":"Name","value":"feeCollectionFrequencyId"}},{"kind":"Field","name":{"kind":"Name","value":"updateAllPlans"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingExpenses"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMonthStart"}},{"kind":"Field","name":{"kind":"Name","value":"isReadOnly"}},{"kind":"Field","name":{"kind":"Name","value":"requireSetup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FinancialsOfYearFragment, unknown>;
export const FinancialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Financials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFinancial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinancialsOfYear"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinancialsOfYear"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFinancial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFinancialId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStartMonth"}},{"kind":"Field","name":{"kind":"Name","value":"startingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"yearEndReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"averageHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"previousHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}},{"kind":"Field","name":{"kind":"Name","value":"inflationRate"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"reserveContributionIncreaseRate"}},{"kind":"Field","name":{"kind":"Name","value":"feeCollectionFrequencyId"}},{"kind":"Field","name":{"kind":"Name","value":"updateAllPlans"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingExpenses"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMonthStart"}},{"kind":"Field","name":{"kind":"Name","value":"isReadOnly"}},{"kind":"Field","name":{"kind":"Name","value":"requireSetup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FinancialsQuery, FinancialsQueryVariables>;
export const SavePropertyFinancialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePropertyFinancial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePropertyFinancialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePropertyFinancial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFinancial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinancialsOfYear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinancialsOfYear"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFinancial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFinancialId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYearStartMonth"}},{"kind":"Field","name":{"kind":"Name","value":"startingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"yearEndReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"averageHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"previousHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}},{"kind":"Field","name":{"kind":"Name","value":"inflationRate"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"reserveContributionIncreaseRate"}},{"kind":"Field","name":{"kind":"Name","value":"feeCollectionFrequencyId"}},{"kind":"Field","name":{"kind":"Name","value":"updateAllPlans"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingExpenses"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMonthStart"}},{"kind":"Field","name":{"kind":"Name","value":"isReadOnly"}},{"kind":"Field","name":{"kind":"Name","value":"requireSetup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SavePropertyFinancialMutation, SavePropertyFinancialMutationVariables>;

/** Reads `Financials`. Pass `skipToken` while its variables are not known yet. */
export function useFinancialsQuery(options: useQuery.Options<FinancialsQuery, FinancialsQueryVariables> | SkipToken) {
  return useQuery(FinancialsDocument, options);
}

/** Reads `Financials` when the returned function is called. */
export function useFinancialsLazyQuery(options?: useLazyQuery.Options<FinancialsQuery, FinancialsQueryVariables>) {
  return useLazyQuery(FinancialsDocument, options);
}

/** Reads `Financials` under a Suspense boundary: data is always there. */
export function useFinancialsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<FinancialsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(FinancialsDocument, options);
}

/** Runs `SavePropertyFinancial`; variables are passed to the returned function. */
export function useSavePropertyFinancialMutation(
  options?: Omit<useMutation.Options<SavePropertyFinancialMutation, SavePropertyFinancialMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SavePropertyFinancialMutation, SavePropertyFinancialMutationVariables> {
  return useMutation<SavePropertyFinancialMutation, SavePropertyFinancialMutationVariables>(SavePropertyFinancialDocument, options);
}
