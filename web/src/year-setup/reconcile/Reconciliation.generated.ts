/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a sum of actual spending comes from. */
export type SpendingSource =
  /** Payments that projects record from the reserve fund, by the day on which they were paid. */
  | 'projectPayments'
  /** The property's ledger: what its accounts for expenses of the reserve fund say. Before its first day, payments that projects record. */
  | 'ledger';

export type { UserErrorCode };

/** Whether a closed year has been reconciled. */
export type ReconciliationState =
  /** Not yet. */
  | 'notReconciled'
  /** With actual figures. */
  | 'reconciled';

/** Actual figures of a closed year. */
export type ReconcileFiscalYearInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The closed year. */
  fiscalYear: number;
  /** Balance on its last day. */
  closingBalance: number;
  /** Contributions to reserves. */
  contributions: number;
  /** Special assessments; defaults to 0. */
  specialAssessments?: number | null | undefined;
  /** Interest; defaults to 0. */
  interest?: number | null | undefined;
  /** Expenditures. */
  expenditures: number;
  /** At most 2,000 characters. */
  note?: string | null | undefined;
  /** True starts the next year from the closing balance. */
  updateStartingBalance: boolean;
  /** Idempotency key, made once by the form that sends it. */
  idempotencyKey?: string | null | undefined;
};

export type ReconciliationQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type ReconciliationQuery = { reconciliation: { propertyId: string, fiscalYear: number, state: ReconciliationState, reconciledAt: string | null, reconciledBy: string | null, planName: string | null, difference: number | null, note: string | null, paidByProjects: number, spendingSource: SpendingSource, currentFiscalYear: number | null, planned: { startBalance: number, contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number } | null, actual: { startBalance: number, contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number } | null, viewerCan: { reconcile: boolean } } | null };

export type ReconcileFiscalYearMutationVariables = Exact<{
  input: ReconcileFiscalYearInput;
}>;


export type ReconcileFiscalYearMutation = { reconcileFiscalYear: { reconciliation: { propertyId: string, fiscalYear: number, state: ReconciliationState, reconciledAt: string | null, reconciledBy: string | null, planName: string | null, difference: number | null, note: string | null, paidByProjects: number, spendingSource: SpendingSource, currentFiscalYear: number | null, planned: { startBalance: number, contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number } | null, actual: { startBalance: number, contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number } | null, viewerCan: { reconcile: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type YearFiguresFieldsFragment = { startBalance: number, contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number };

export type ReconciliationFieldsFragment = { propertyId: string, fiscalYear: number, state: ReconciliationState, reconciledAt: string | null, reconciledBy: string | null, planName: string | null, difference: number | null, note: string | null, paidByProjects: number, spendingSource: SpendingSource, currentFiscalYear: number | null, planned: { startBalance: number, contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number } | null, actual: { startBalance: number, contributions: number, specialAssessments: number, interest: number, expenditures: number, endBalance: number } | null, viewerCan: { reconcile: boolean } };

export const YearFiguresFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBalance"}},{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}}]} as unknown as DocumentNode<YearFiguresFieldsFragment, unknown>;
export const ReconciliationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReconciliationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reconciledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reconciledBy"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actual"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"paidByProjects"}},{"kind":"Field","name":{"kind":"Name","value":"spendingSource"}},{"kind":"Field","name":{"kind":"Name","value":"currentFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBalance"}},{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}}]} as unknown as DocumentNode<ReconciliationFieldsFragment, unknown>;
export const ReconciliationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reconciliation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconciliation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReconciliationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBalance"}},{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReconciliationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reconciledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reconciledBy"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actual"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"paidByProjects"}},{"kind":"Field","name":{"kind":"Name","value":"spendingSource"}},{"kind":"Field","name":{"kind":"Name","value":"currentFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcile"}}]}}]}}]} as unknown as DocumentNode<ReconciliationQuery, ReconciliationQueryVariables>;
export const ReconcileFiscalYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReconcileFiscalYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReconcileFiscalYearInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcileFiscalYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconciliation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReconciliationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YearFiguresFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YearFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBalance"}},{"kind":"Field","name":{"kind":"Name","value":"contributions"}},{"kind":"Field","name":{"kind":"Name","value":"specialAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"expenditures"}},{"kind":"Field","name":{"kind":"Name","value":"endBalance"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReconciliationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reconciliation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reconciledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reconciledBy"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actual"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YearFiguresFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"paidByProjects"}},{"kind":"Field","name":{"kind":"Name","value":"spendingSource"}},{"kind":"Field","name":{"kind":"Name","value":"currentFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reconcile"}}]}}]}}]} as unknown as DocumentNode<ReconcileFiscalYearMutation, ReconcileFiscalYearMutationVariables>;

/** Reads `Reconciliation`. Pass `skipToken` while its variables are not known yet. */
export function useReconciliationQuery(options: useQuery.Options<ReconciliationQuery, ReconciliationQueryVariables> | SkipToken) {
  return useQuery(ReconciliationDocument, options);
}

/** Reads `Reconciliation` when the returned function is called. */
export function useReconciliationLazyQuery(options?: useLazyQuery.Options<ReconciliationQuery, ReconciliationQueryVariables>) {
  return useLazyQuery(ReconciliationDocument, options);
}

/** Reads `Reconciliation` under a Suspense boundary: data is always there. */
export function useReconciliationSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ReconciliationQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ReconciliationDocument, options);
}

/** Runs `ReconcileFiscalYear`; variables are passed to the returned function. */
export function useReconcileFiscalYearMutation(
  options?: Omit<useMutation.Options<ReconcileFiscalYearMutation, ReconcileFiscalYearMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ReconcileFiscalYearMutation, ReconcileFiscalYearMutationVariables> {
  return useMutation<ReconcileFiscalYearMutation, ReconcileFiscalYearMutationVariables>(ReconcileFiscalYearDocument, options);
}
