/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
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

/** Goal of a plan, as forms send it. */
export type PlanGoalInput = {
  /** Lowest balance allowed by thresholdDollars. */
  amount?: number | null | undefined;
  /** Percent funded of thresholdPercent and targetPercent. */
  percent?: number | null | undefined;
  /** Fiscal year. */
  year?: number | null | undefined;
};

/** A step of a ladder, as forms send it. */
export type LadderStepInput = {
  /** After the plan's first year. */
  fromYear: number;
  /** Its effect. */
  kind: LadderStepKind;
  /** Required unless only the increase changes. */
  amount?: number | null | undefined;
  /** 0 to 99.99. */
  increaseRate: number;
};

/** A special assessment, as forms send it. */
export type SpecialAssessmentInput = {
  /** Fiscal year in which it is due. */
  year: number;
  /** Total for all units. */
  amount: number;
  /** Its purpose. */
  purpose: string;
  /** Defaults to planned. */
  status?: SpecialAssessmentStatus | null | undefined;
  /** Due date. */
  dueDate?: string | null | undefined;
};

/** Rates of a single year, as forms send them. */
export type PlanYearOverrideInput = {
  /** Fiscal year; each year at most once. */
  year: number;
  /** 0 to 99.99. */
  inflationRate?: number | null | undefined;
  /** 0 to 99.99. */
  interestRate?: number | null | undefined;
  /** 0 to 99.99. */
  increaseRate?: number | null | undefined;
};

/** A loan, as forms send it. Requires the portfolio's loan analysis. */
export type PlanLoanInput = {
  /** Name. */
  name: string;
  /** Fiscal year at the start of which it is drawn. */
  year: number;
  /** Amount lent. */
  principal: number;
  /** 0 to 99.99. */
  annualRate: number;
  /** 1 to 480. */
  months: number;
  /** Defaults to 0. */
  fees?: number | null | undefined;
  /** Defaults to false. */
  areFeesFinanced?: boolean | null | undefined;
  /** Defaults to 0. */
  interestOnlyMonths?: number | null | undefined;
  /** Defaults to owners. */
  repaidFrom?: LoanRepayment | null | undefined;
};

/** A moved component, as forms send it. */
export type ComponentMoveInput = {
  /** UUIDv7 of the component. */
  propertyComponentId: string;
  /** Fiscal year of its next work. */
  year: number;
};

/** Conventions, as forms send them. */
export type PlanConventionsInput = {
  /** Timing of inflation. */
  inflationTiming: InflationTiming;
  /** How a year's interest is calculated. */
  interestConvention: InterestConvention;
  /** How the interest rate is quoted. */
  rateBasis: RateBasis;
  /** 0 to 99.99. */
  taxRate: number;
};

/** Settings of a plan, as forms send them. */
export type PlanSettingsInput = {
  /** Method that determines the contribution. */
  method: PlanMethod;
  /** Goal of a solved method. */
  goal?: PlanGoalInput | null | undefined;
  /** -50,000,000 to 99,000,000. */
  startingBalance: number;
  /** 0 to the annual fee; solved when the method has a goal. */
  firstYearContribution: number;
  /** 0 to 99.99. */
  increaseRate: number;
  /** 0 to 99.99. */
  inflationRate: number;
  /** 0 to 99.99. */
  interestRate: number;
  /** Steps of a ladder. */
  ladder?: Array<LadderStepInput> | null | undefined;
  /** Special assessments. */
  specialAssessments?: Array<SpecialAssessmentInput> | null | undefined;
  /** Rates of single years. */
  yearOverrides?: Array<PlanYearOverrideInput> | null | undefined;
  /** Loans. */
  loans?: Array<PlanLoanInput> | null | undefined;
  /** -50 to 200. */
  costShock?: number | null | undefined;
  /** -20 to 20. */
  lifeOffset?: number | null | undefined;
  /** Moved components. */
  moves?: Array<ComponentMoveInput> | null | undefined;
  /** Roofline's own conventions when absent. */
  conventions?: PlanConventionsInput | null | undefined;
};

/** A plan to create. */
export type CreatePlanInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** A current or future fiscal year that is set up. */
  fiscalYear: number;
  /** At most 100 characters; unique within the year. */
  name: string;
  /** Settings of the plan. */
  settings: PlanSettingsInput;
  /** Idempotency key, made once by the form that sends it: repeating the request with the same key returns the first answer. */
  idempotencyKey?: string | null | undefined;
};

/** Changes to a plan. An adopted plan cannot be changed: duplicate it. */
export type UpdatePlanInput = {
  /** UUIDv7 of the plan. */
  planId: string;
  /** Version that the edit started from. */
  version: number;
  /** At most 100 characters; unique within the year. */
  name: string;
  /** Settings of the plan. */
  settings: PlanSettingsInput;
};

export type { UserErrorCode };

export type CreatePlanMutationVariables = Exact<{
  input: CreatePlanInput;
}>;


export type CreatePlanMutation = { createPlan: { plan: { planId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdatePlanMutationVariables = Exact<{
  input: UpdatePlanInput;
}>;


export type UpdatePlanMutation = { updatePlan: { plan: { planId: string, propertyId: string, fiscalYear: number, name: string, method: PlanMethod, isRecommended: boolean, isDefaultRecommendedPlan: boolean, isAdopted: boolean, isDisclosure: boolean, firstYearContribution: number, monthlyPerUnit: number, increaseRate: number, isFeasible: boolean, infeasibleReason: string | null, bindingYear: number | null, computedAt: string, version: number, settings: { method: PlanMethod, startingBalance: number, firstYearContribution: number, increaseRate: number, inflationRate: number, interestRate: number, costShock: number, lifeOffset: number, goal: { amount: number | null, percent: number | null, year: number | null }, ladder: Array<{ fromYear: number, kind: LadderStepKind, amount: number | null, increaseRate: number }>, specialAssessments: Array<{ year: number, amount: number, purpose: string, status: SpecialAssessmentStatus, dueDate: string | null }>, yearOverrides: Array<{ year: number, inflationRate: number | null, interestRate: number | null, increaseRate: number | null }>, loans: Array<{ name: string, year: number, principal: number, annualRate: number, months: number, fees: number, areFeesFinanced: boolean, interestOnlyMonths: number, repaidFrom: LoanRepayment }>, moves: Array<{ propertyComponentId: string, year: number }>, conventions: { inflationTiming: InflationTiming, interestConvention: InterestConvention, rateBasis: RateBasis, taxRate: number } }, fundingReport: { lowestBalance: number, lowestBalanceYear: number, firstShortfallYear: number | null, endBalance: number, years: Array<{ year: number, startBalance: number, contribution: number, specialAssessments: number, loanProceeds: number, interest: number, expenditures: number, debtService: number, endBalance: number, fullyFundedStart: number, fullyFundedEnd: number, percentFundedStart: number | null, percentFundedEnd: number | null }> } | null, cashFacts: { lowestBalance: number, lowestBalanceYear: number, firstShortfallYear: number | null, fiveYearCover: number | null, nextBigProject: { propertyComponentId: string, name: string, year: number, cost: number, balanceAfter: number, percentFundedAfter: number | null } | null } | null, adoption: { planAdoptionId: string, adoptedAt: string, adoptedBy: string, meetingDate: string, votesFor: number | null, votesAgainst: number | null, votesAbstained: number | null, note: string | null, isCurrent: boolean, files: Array<{ adoptionFileId: string, propertyFileId: string, folderId: string | null, fileName: string, contentType: string, fileSize: number }> } | null, viewerCan: { edit: boolean, delete: boolean, duplicate: boolean, recommend: boolean, adopt: boolean, disclose: boolean, changeDocuments: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const CreatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePlanMutation, CreatePlanMutationVariables>;
export const UpdatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"goal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearContribution"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}},{"kind":"Field","name":{"kind":"Name","value":"inflationRate"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"ladder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromYear"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearOverrides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"inflationRate"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"principal"}},{"kind":"Field","name":{"kind":"Name","value":"annualRate"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}},{"kind":"Field","name":{"kind":"Name","value":"areFeesFinanced"}},{"kind":"Field","name":{"kind":"Name","value":"interestOnlyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"repaidFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costShock"}},{"kind":"Field","name":{"kind":"Name","value":"lifeOffset"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conventions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inflationTiming"}},{"kind":"Field","name":{"kind":"Name","value":"interestConvention"}},{"kind":"Field","name":{"kind":"Name","value":"rateBasis"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanAdoptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanAdoption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planAdoptionId"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedBy"}},{"kind":"Field","name":{"kind":"Name","value":"meetingDate"}},{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}},{"kind":"Field","name":{"kind":"Name","value":"votesAbstained"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adoptionFileId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"isRecommended"}},{"kind":"Field","name":{"kind":"Name","value":"isDefaultRecommendedPlan"}},{"kind":"Field","name":{"kind":"Name","value":"isAdopted"}},{"kind":"Field","name":{"kind":"Name","value":"isDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearContribution"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"increaseRate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeasible"}},{"kind":"Field","name":{"kind":"Name","value":"infeasibleReason"}},{"kind":"Field","name":{"kind":"Name","value":"bindingYear"}},{"kind":"Field","name":{"kind":"Name","value":"computedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanSettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fundingReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startBalance"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"loanProceeds"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"debtService"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedStart"}},{"kind":"Field","name":{"kind":"Name","value":"fullyFundedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedStart"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalanceYear"}},{"kind":"Field","name":{"kind":"Name","value":"firstShortfallYear"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cashFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalanceYear"}},{"kind":"Field","name":{"kind":"Name","value":"firstShortfallYear"}},{"kind":"Field","name":{"kind":"Name","value":"fiveYearCover"}},{"kind":"Field","name":{"kind":"Name","value":"nextBigProject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"percentFundedAfter"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adoption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanAdoptionFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"recommend"}},{"kind":"Field","name":{"kind":"Name","value":"adopt"}},{"kind":"Field","name":{"kind":"Name","value":"disclose"}},{"kind":"Field","name":{"kind":"Name","value":"changeDocuments"}}]}}]}}]} as unknown as DocumentNode<UpdatePlanMutation, UpdatePlanMutationVariables>;

/** Runs `CreatePlan`; variables are passed to the returned function. */
export function useCreatePlanMutation(
  options?: Omit<useMutation.Options<CreatePlanMutation, CreatePlanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CreatePlanMutation, CreatePlanMutationVariables> {
  return useMutation<CreatePlanMutation, CreatePlanMutationVariables>(CreatePlanDocument, options);
}

/** Runs `UpdatePlan`; variables are passed to the returned function. */
export function useUpdatePlanMutation(
  options?: Omit<useMutation.Options<UpdatePlanMutation, UpdatePlanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdatePlanMutation, UpdatePlanMutationVariables> {
  return useMutation<UpdatePlanMutation, UpdatePlanMutationVariables>(UpdatePlanDocument, options);
}
