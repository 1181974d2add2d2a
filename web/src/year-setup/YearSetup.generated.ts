/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a fiscal year's setup. */
export type YearSetupState =
  /** Not set up yet. */
  | 'notInit'
  /** Set up. */
  | 'saved';

/** Review of work that was due. */
export type ExpenditureOutcome =
  /** Done: it is due again after its useful life. */
  | 'done'
  /** Not done: it stays due. */
  | 'deferred'
  /** Partly done: its remaining life is stated. */
  | 'partly';

/** Work of the closing year, reviewed. */
export type ReviewedExpenditureInput = {
  /** UUIDv7 of the component. */
  propertyComponentId: string;
  /** Review of the work. */
  outcome: ExpenditureOutcome;
  /** Actual cost; for work that is done, it replaces the inflated cost. */
  actualCost?: number | null | undefined;
  /** Years until the rest is due; required when the work is partly done. */
  remainingUsefulLife?: number | null | undefined;
};

/** The setup of a year. */
export type SetUpYearInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The year to set up. */
  fiscalYear: number;
  /** Reviews of work that was due; work that is not listed is deferred. */
  expenditures: Array<ReviewedExpenditureInput>;
  /** True when costs rose. */
  hasCostIncrease: boolean;
  /** 0 to 20; required when costs rose. */
  inflationRate?: number | null | undefined;
  /** 1 to 13; null unless costs rose. */
  informationSourceId?: number | null | undefined;
  /** Balance on the first day of the year. */
  yearEndReserveBalance: number;
  /** Total annual fees of the year. */
  averageHoaAnnualFee: number;
  /** 0 to the annual fee. */
  annualReserveContribution: number;
  /** Idempotency key, made once by the form that sends it. */
  idempotencyKey?: string | null | undefined;
};

/** A year to set up without a review. */
export type SkipYearSetupInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The year to set up. */
  fiscalYear: number;
};

export type YearSetupQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type YearSetupQuery = { yearSetup: { propertyId: string, fiscalYear: number, closingFiscalYear: number | null, state: YearSetupState, blockedReason: string | null, expenditures: Array<{ propertyComponentId: string, name: string, category: string, quantity: number, percentReplaced: number, unitCost: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean }>, components: Array<{ propertyComponentId: string, name: string, category: string, quantity: number, percentReplaced: number, unitCost: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean }>, proposal: { yearEndReserveBalance: number, averageHoaAnnualFee: number, annualReserveContribution: number } | null, planCarry: { carried: Array<{ planId: string, name: string, notes: Array<string> }>, left: Array<{ planId: string, name: string, reason: string }> } | null, viewerCan: { setUp: boolean } } | null };

export type SetUpYearMutationVariables = Exact<{
  input: SetUpYearInput;
}>;


export type SetUpYearMutation = { setUpYear: { yearSetup: { propertyId: string, fiscalYear: number, closingFiscalYear: number | null, state: YearSetupState, blockedReason: string | null, expenditures: Array<{ propertyComponentId: string, name: string, category: string, quantity: number, percentReplaced: number, unitCost: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean }>, components: Array<{ propertyComponentId: string, name: string, category: string, quantity: number, percentReplaced: number, unitCost: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean }>, proposal: { yearEndReserveBalance: number, averageHoaAnnualFee: number, annualReserveContribution: number } | null, planCarry: { carried: Array<{ planId: string, name: string, notes: Array<string> }>, left: Array<{ planId: string, name: string, reason: string }> } | null, viewerCan: { setUp: boolean } } | null, userErrors: Array<{ code: string, detail: string, field: string | null }> } };

export type SkipYearSetupMutationVariables = Exact<{
  input: SkipYearSetupInput;
}>;


export type SkipYearSetupMutation = { skipYearSetup: { yearSetup: { propertyId: string, fiscalYear: number, state: YearSetupState, planCarry: { carried: Array<{ planId: string, name: string, notes: Array<string> }>, left: Array<{ planId: string, name: string, reason: string }> } | null } | null, userErrors: Array<{ code: string, detail: string, field: string | null }> } };

export type SetupComponentFieldsFragment = { propertyComponentId: string, name: string, category: string, quantity: number, percentReplaced: number, unitCost: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean };

export type PlanCarryFieldsFragment = { carried: Array<{ planId: string, name: string, notes: Array<string> }>, left: Array<{ planId: string, name: string, reason: string }> };

export type YearSetupFieldsFragment = { propertyId: string, fiscalYear: number, closingFiscalYear: number | null, state: YearSetupState, blockedReason: string | null, expenditures: Array<{ propertyComponentId: string, name: string, category: string, quantity: number, percentReplaced: number, unitCost: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean }>, components: Array<{ propertyComponentId: string, name: string, category: string, quantity: number, percentReplaced: number, unitCost: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, isOneTime: boolean }>, proposal: { yearEndReserveBalance: number, averageHoaAnnualFee: number, annualReserveContribution: number } | null, planCarry: { carried: Array<{ planId: string, name: string, notes: Array<string> }>, left: Array<{ planId: string, name: string, reason: string }> } | null, viewerCan: { setUp: boolean } };

export const SetupComponentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupComponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupComponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}}]}}]} as unknown as DocumentNode<SetupComponentFieldsFragment, unknown>;
export const PlanCarryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCarryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCarry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<PlanCarryFieldsFragment, unknown>;
export const YearSetupFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearSetupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearSetup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"closingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupComponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupComponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yearEndReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"averageHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planCarry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCarryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupComponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupComponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCarryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCarry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<YearSetupFieldsFragment, unknown>;
export const YearSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YearSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yearSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearSetupFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupComponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupComponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCarryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCarry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearSetupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearSetup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"closingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupComponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupComponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yearEndReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"averageHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planCarry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCarryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"}}]}}]}}]} as unknown as DocumentNode<YearSetupQuery, YearSetupQueryVariables>;
export const SetUpYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpYearInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yearSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearSetupFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupComponentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetupComponent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCarryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCarry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearSetupFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearSetup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"closingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupComponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupComponentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yearEndReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"averageHoaAnnualFee"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planCarry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCarryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"}}]}}]}}]} as unknown as DocumentNode<SetUpYearMutation, SetUpYearMutationVariables>;
export const SkipYearSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipYearSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SkipYearSetupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipYearSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yearSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"planCarry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCarryFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCarryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCarry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carried"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SkipYearSetupMutation, SkipYearSetupMutationVariables>;

/** Reads `YearSetup`. Pass `skipToken` while its variables are not known yet. */
export function useYearSetupQuery(options: useQuery.Options<YearSetupQuery, YearSetupQueryVariables> | SkipToken) {
  return useQuery(YearSetupDocument, options);
}

/** Reads `YearSetup` when the returned function is called. */
export function useYearSetupLazyQuery(options?: useLazyQuery.Options<YearSetupQuery, YearSetupQueryVariables>) {
  return useLazyQuery(YearSetupDocument, options);
}

/** Reads `YearSetup` under a Suspense boundary: data is always there. */
export function useYearSetupSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<YearSetupQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(YearSetupDocument, options);
}

/** Runs `SetUpYear`; variables are passed to the returned function. */
export function useSetUpYearMutation(
  options?: Omit<useMutation.Options<SetUpYearMutation, SetUpYearMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetUpYearMutation, SetUpYearMutationVariables> {
  return useMutation<SetUpYearMutation, SetUpYearMutationVariables>(SetUpYearDocument, options);
}

/** Runs `SkipYearSetup`; variables are passed to the returned function. */
export function useSkipYearSetupMutation(
  options?: Omit<useMutation.Options<SkipYearSetupMutation, SkipYearSetupMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SkipYearSetupMutation, SkipYearSetupMutationVariables> {
  return useMutation<SkipYearSetupMutation, SkipYearSetupMutationVariables>(SkipYearSetupDocument, options);
}
