/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a job. */
export type JobStatus =
  /** Waits for its turn. */
  | 'queued'
  /** Is running. */
  | 'running'
  /** Finished with a result. */
  | 'succeeded'
  /** Ended without a result; see `errors`. */
  | 'failed'
  /** Canceled on request before it saved anything. */
  | 'canceled';

export type { UserErrorCode };

/** Review of work that was due. */
export type ExpenditureOutcome =
  /** Done: it is due again after its useful life. */
  | 'done'
  /** Not done: it stays due. */
  | 'deferred'
  /** Partly done: its remaining life is stated. */
  | 'partly';

/** What became of work that was due. For work that was partly done, set the property up by itself. */
export type ChosenOutcomeInput = {
  /** UUIDv7 of the component. */
  propertyComponentId: string;
  /** The outcome: done or deferred. */
  outcome: ExpenditureOutcome;
};

/** A property to set up. */
export type ChosenPropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The outcome of all of its due work. */
  expenditures?: Array<ChosenOutcomeInput>;
};

/** A fiscal year to set up for many properties. */
export type SetUpManyYearsInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: string;
  /** The fiscal year. */
  fiscalYear: number;
  /** True if costs rose. */
  hasCostIncrease: boolean;
  /** By how much, in percentage points; required if costs rose. */
  inflationRate?: number | null | undefined;
  /** Where the rate comes from; required if costs rose. */
  informationSourceId?: number | null | undefined;
  /** Interest rate of the new year, in percentage points; null keeps that of each property. */
  interestRate?: number | null | undefined;
  /** The properties. */
  properties: Array<ChosenPropertyInput>;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

export type ManyYearsQueryVariables = Exact<{
  workspaceId: string;
  fiscalYear: number;
}>;


export type ManyYearsQuery = { manyYears: { workspaceId: string, fiscalYear: number, isSetUpCount: number, jobId: string | null, items: Array<{ propertyId: string, propertyName: string, propertyCity: string, propertyState: string, closingFiscalYear: number | null, componentCount: number, annualReserveContribution: number | null, interestRate: number | null, remarks: Array<string>, blockedReason: string | null, due: Array<{ propertyComponentId: string, name: string, currentCost: number }> }> } };

export type ManyYearsOutcomeQueryVariables = Exact<{
  jobId: string;
}>;


export type ManyYearsOutcomeQuery = { job: { jobId: string, manyYears: { setUp: number, refused: Array<{ propertyId: string, detail: string }> } | null } | null };

export type SetUpManyYearsMutationVariables = Exact<{
  input: SetUpManyYearsInput;
}>;


export type SetUpManyYearsMutation = { setUpManyYears: { job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AwaitingYearRowFragment = { propertyId: string, propertyName: string, propertyCity: string, propertyState: string, closingFiscalYear: number | null, componentCount: number, annualReserveContribution: number | null, interestRate: number | null, remarks: Array<string>, blockedReason: string | null, due: Array<{ propertyComponentId: string, name: string, currentCost: number }> };

export const AwaitingYearRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwaitingYearRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AwaitingYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCity"}},{"kind":"Field","name":{"kind":"Name","value":"propertyState"}},{"kind":"Field","name":{"kind":"Name","value":"closingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"componentCount"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}}]}}]} as unknown as DocumentNode<AwaitingYearRowFragment, unknown>;
export const ManyYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManyYears"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manyYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"isSetUpCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwaitingYearRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwaitingYearRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AwaitingYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCity"}},{"kind":"Field","name":{"kind":"Name","value":"propertyState"}},{"kind":"Field","name":{"kind":"Name","value":"closingFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"componentCount"}},{"kind":"Field","name":{"kind":"Name","value":"annualReserveContribution"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}}]}}]} as unknown as DocumentNode<ManyYearsQuery, ManyYearsQueryVariables>;
export const ManyYearsOutcomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManyYearsOutcome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"manyYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ManyYearsOutcomeQuery, ManyYearsOutcomeQueryVariables>;
export const SetUpManyYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpManyYears"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpManyYearsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpManyYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<SetUpManyYearsMutation, SetUpManyYearsMutationVariables>;

/** Reads `ManyYears`. Pass `skipToken` while its variables are not known yet. */
export function useManyYearsQuery(options: useQuery.Options<ManyYearsQuery, ManyYearsQueryVariables> | SkipToken) {
  return useQuery(ManyYearsDocument, options);
}

/** Reads `ManyYears` when the returned function is called. */
export function useManyYearsLazyQuery(options?: useLazyQuery.Options<ManyYearsQuery, ManyYearsQueryVariables>) {
  return useLazyQuery(ManyYearsDocument, options);
}

/** Reads `ManyYears` under a Suspense boundary: data is always there. */
export function useManyYearsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ManyYearsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ManyYearsDocument, options);
}

/** Reads `ManyYearsOutcome`. Pass `skipToken` while its variables are not known yet. */
export function useManyYearsOutcomeQuery(options: useQuery.Options<ManyYearsOutcomeQuery, ManyYearsOutcomeQueryVariables> | SkipToken) {
  return useQuery(ManyYearsOutcomeDocument, options);
}

/** Reads `ManyYearsOutcome` when the returned function is called. */
export function useManyYearsOutcomeLazyQuery(options?: useLazyQuery.Options<ManyYearsOutcomeQuery, ManyYearsOutcomeQueryVariables>) {
  return useLazyQuery(ManyYearsOutcomeDocument, options);
}

/** Reads `ManyYearsOutcome` under a Suspense boundary: data is always there. */
export function useManyYearsOutcomeSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ManyYearsOutcomeQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ManyYearsOutcomeDocument, options);
}

/** Runs `SetUpManyYears`; variables are passed to the returned function. */
export function useSetUpManyYearsMutation(
  options?: Omit<useMutation.Options<SetUpManyYearsMutation, SetUpManyYearsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetUpManyYearsMutation, SetUpManyYearsMutationVariables> {
  return useMutation<SetUpManyYearsMutation, SetUpManyYearsMutationVariables>(SetUpManyYearsDocument, options);
}
