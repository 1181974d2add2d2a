/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Method that determines a plan's contribution. */
export type PlanMethod =
  /** The current contribution. */
  | 'currentFunding'
  /** Never below zero. */
  | 'baseline'
  /** Never below an amount. */
  | 'thresholdDollars'
  /** Never below a percent funded. */
  | 'thresholdPercent'
  /** 100% funded by the end of a chosen year, or of the horizon. */
  | 'fullFunding'
  /** A chosen percent by the end of a chosen year. */
  | 'targetPercent'
  /** Contribution set by hand. */
  | 'custom'
  /** Contribution that changes in steps. */
  | 'ladder';

/** Effect of a ladder step. */
export type LadderStepKind =
  /** Sets the annual contribution. */
  | 'set'
  /** Adds to what the contribution would have been. */
  | 'add'
  /** Changes only the yearly increase. */
  | 'increaseOnly';

/** Whether the owners have approved an assessment. */
export type SpecialAssessmentStatus =
  /** Only planned. */
  | 'planned'
  /** Approved: counts in the approved-only series of a disclosure. */
  | 'approved';

/** The party that repays a loan. */
export type LoanRepayment =
  /** The owners, through a separate assessment. */
  | 'owners'
  /** The reserve fund. */
  | 'reserves';

/** Day within a year up to which costs are inflated. */
export type InflationTiming =
  /** Year 0 is not inflated. */
  | 'startOfYear'
  /** Half a year of inflation more. */
  | 'midYear'
  /** A full year of inflation more. */
  | 'endOfYear';

/** How a year's interest is calculated. */
export type InterestConvention =
  /** On the start balance and half of the year's flows. */
  | 'midYear'
  /** On the start balance only. */
  | 'beginningBalance'
  /** On the average of the start and end balances. */
  | 'average'
  /** Month by month. */
  | 'monthly';

/** How an interest rate is quoted. */
export type RateBasis =
  /** As an effective annual rate. */
  | 'annualEffective'
  /** As a nominal annual rate, compounded monthly. */
  | 'nominalMonthly';

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

/** A planning step. */
export type PlanningStepKey =
  /** Create or update component inventory. */
  | 'inventory'
  /** Create and compare funding plans. */
  | 'plans'
  /** Select recommended funding plan. */
  | 'recommend'
  /** Generate disclosure report: California and Washington only. */
  | 'disclosure'
  /** Finalize plan with budget details: where reconciliation is required. */
  | 'finalize';

/** Status of a planning step. */
export type PlanningStepState =
  /** Completed. */
  | 'done'
  /** Not done, although planning went on past it, as by adopting a plan. */
  | 'missed'
  /** The next to do. */
  | 'current'
  /** To come. */
  | 'open'
  /** Locked until a date. */
  | 'locked';

export type PlansPageQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type PlansPageQuery = { plans: { overfundedAbove: number, propertyId: string, fiscalYear: number, basisFiscalYear: number | null, isReadOnly: boolean, hasLoanAnalysis: boolean, numberOfUnits: number, annualFee: number | null, previousAnnualFee: number | null, leading: { planId: string, name: string, standing: PlanStanding } | null, items: Array<{ planId: string, propertyId: string, fiscalYear: number, name: string, method: PlanMethod, isRecommended: boolean, isDefaultRecommendedPlan: boolean, isAdopted: boolean, isDisclosure: boolean, firstYearContribution: number, monthlyPerUnit: number, increaseRate: number, isFeasible: boolean, infeasibleReason: string | null, bindingYear: number | null, computedAt: string, version: number, settings: { method: PlanMethod, startingBalance: number, firstYearContribution: number, increaseRate: number, inflationRate: number, interestRate: number, costShock: number, lifeOffset: number, goal: { amount: number | null, percent: number | null, year: number | null }, ladder: Array<{ fromYear: number, kind: LadderStepKind, amount: number | null, increaseRate: number }>, specialAssessments: Array<{ year: number, amount: number, purpose: string, status: SpecialAssessmentStatus, dueDate: string | null }>, yearOverrides: Array<{ year: number, inflationRate: number | null, interestRate: number | null, increaseRate: number | null }>, loans: Array<{ name: string, year: number, principal: number, annualRate: number, months: number, fees: number, areFeesFinanced: boolean, interestOnlyMonths: number, repaidFrom: LoanRepayment }>, moves: Array<{ propertyComponentId: string, year: number }>, conventions: { inflationTiming: InflationTiming, interestConvention: InterestConvention, rateBasis: RateBasis, taxRate: number } }, fundingReport: { lowestBalance: number, lowestBalanceYear: number, firstShortfallYear: number | null, endBalance: number, years: Array<{ year: number, startBalance: number, contribution: number, specialAssessments: number, loanProceeds: number, interest: number, expenditures: number, debtService: number, endBalance: number, fullyFundedStart: number, fullyFundedEnd: number, percentFundedStart: number | null, percentFundedEnd: number | null }> } | null, cashFacts: { lowestBalance: number, lowestBalanceYear: number, firstShortfallYear: number | null, fiveYearCover: number | null, nextBigProject: { propertyComponentId: string, name: string, year: number, cost: number, balanceAfter: number, percentFundedAfter: number | null } | null } | null, adoption: { planAdoptionId: string, adoptedAt: string, adoptedBy: string, meetingDate: string, votesFor: number | null, votesAgainst: number | null, votesAbstained: number | null, note: string | null, isCurrent: boolean, files: Array<{ adoptionFileId: string, propertyFileId: string, folderId: string | null, fileName: string, contentType: string, fileSize: number }> } | null, viewerCan: { edit: boolean, delete: boolean, duplicate: boolean, recommend: boolean, adopt: boolean, disclose: boolean, changeDocuments: boolean } }>, inventory: { propertyId: string, fiscalYear: number, components: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean, isDone: boolean }> } | null, steps: { lastCompletedStep: number, steps: Array<{ number: number, key: PlanningStepKey, title: string, state: PlanningStepState, opensOn: string | null }> } | null, proposal: { method: PlanMethod, startingBalance: number, firstYearContribution: number, increaseRate: number, inflationRate: number, interestRate: number, costShock: number, lifeOffset: number, goal: { amount: number | null, percent: number | null, year: number | null }, ladder: Array<{ fromYear: number, kind: LadderStepKind, amount: number | null, increaseRate: number }>, specialAssessments: Array<{ year: number, amount: number, purpose: string, status: SpecialAssessmentStatus, dueDate: string | null }>, yearOverrides: Array<{ year: number, inflationRate: number | null, interestRate: number | null, increaseRate: number | null }>, loans: Array<{ name: string, year: number, principal: number, annualRate: number, months: number, fees: number, areFeesFinanced: boolean, interestOnlyMonths: number, repaidFrom: LoanRepayment }>, moves: Array<{ propertyComponentId: string, year: number }>, conventions: { inflationTiming: InflationTiming, interestConvention: InterestConvention, rateBasis: RateBasis, taxRate: number } } | null, viewerCan: { create: boolean } } | null };


export const PlansPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListFields"}},{"kind":"Field","name":{"kind":"Name","value":"overfundedAbove"}},{"kind":"Field","name":{"kind":"Name","value":"leading"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanInventoryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastCompletedStep"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"goal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearContribution"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}},{"kind":"Field","name":{"kind":"Name","value":"inflationRate"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"ladder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromYear"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearOverrides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"inflationRate"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"annualRate"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"areFeesFinanced"}},{"kind":"Field","name":{"kind":"Name","value":"interestOnlyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"repaidFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costShock"}},{"kind":"Field","name":{"kind":"Name","value":"lifeOffset"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conventions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inflationTiming"}},{"kind":"Field","name":{"kind":"Name","value":"interestConvention"}},{"kind":"Field","name":{"kind":"Name","value":"rateBasis"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanAdoptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanAdoption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planAdoptionId"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedBy"}},{"kind":"Field","name":{"kind":"Name","value":"meetingDate"}},{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}},{"kind":"Field","name":{"kind":"Name","value":"votesAbstained"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adoptionFileId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"basisFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"isReadOnly"}},{"kind":"Field","name":{"kind":"Name","value":"hasLoanAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"annualFee"}},{"kind":"Field","name":{"kind":"Name","value":"previousAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanSettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"isRecommended"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultRecommendedPlan"}},{"kind":"Field","name":{"kind":"Name","value":"isAdopted"}},{"kind":"Field","name":{"kind":"Name","value":"isDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearContribution"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeasible"}},{"kind":"Field","name":{"kind":"Name","value":"infeasibleReason"}},{"kind":"Field","name":{"kind":"Name","value":"bindingYear"}},{"kind":"Field","name":{"kind":"Name","value":"computedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanSettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fundingReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startBalance"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"loanProceeds"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"debtService"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedStart"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedStart"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalanceYear"}},{"kind":"Field","name":{"kind":"Name","value":"firstShortfallYear"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalanceYear"}},{"kind":"Field","name":{"kind":"Name","value":"firstShortfallYear"}},{"kind":"Field","name":{"kind":"Name","value":"fiveYearCover"}},{"kind":"Field","name":{"kind":"Name","value":"nextBigProject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedAfter"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adoption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanAdoptionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"recommend"}},{"kind":"Field","name":{"kind":"Name","value":"adopt"}},{"kind":"Field","name":{"kind":"Name","value":"disclose"}},{"kind":"Field","name":{"kind":"Name","value":"changeDocuments"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanInventoryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanInventory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]}}]} as unknown as DocumentNode<PlansPageQuery, PlansPageQueryVariables>;

/** Reads `PlansPage`. Pass `skipToken` while its variables are not known yet. */
export function usePlansPageQuery(options: useQuery.Options<PlansPageQuery, PlansPageQueryVariables> | SkipToken) {
  return useQuery(PlansPageDocument, options);
}

/** Reads `PlansPage` when the returned function is called. */
export function usePlansPageLazyQuery(options?: useLazyQuery.Options<PlansPageQuery, PlansPageQueryVariables>) {
  return useLazyQuery(PlansPageDocument, options);
}

/** Reads `PlansPage` under a Suspense boundary: data is always there. */
export function usePlansPageSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PlansPageQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PlansPageDocument, options);
}
