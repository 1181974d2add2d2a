/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A plan to copy. */
export type DuplicatePlanInput = {
  /** UUIDv7 of the plan. */
  planId: string;
  /** Name of the copy; chosen automatically when absent. */
  name?: string | null | undefined;
  /** Idempotency key, made once by the form that sends it. */
  idempotencyKey?: string | null | undefined;
};

/** A plan to recommend or to stop recommending. */
export type RecommendPlanInput = {
  /** UUIDv7 of the plan. */
  planId: string;
  /** True recommends it in place of any other; false removes the mark. */
  isRecommended: boolean;
};

/** A plan to delete. An adopted plan cannot be deleted. */
export type DeletePlanInput = {
  /** UUIDv7 of the plan. */
  planId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type DuplicatePlanMutationVariables = Exact<{
  input: DuplicatePlanInput;
}>;


export type DuplicatePlanMutation = { duplicatePlan: { plan: { planId: string, name: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RecommendPlanMutationVariables = Exact<{
  input: RecommendPlanInput;
}>;


export type RecommendPlanMutation = { recommendPlan: { plan: { planId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DeletePlanMutationVariables = Exact<{
  input: DeletePlanInput;
}>;


export type DeletePlanMutation = { deletePlan: { planId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const DuplicatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicatePlanMutation, DuplicatePlanMutationVariables>;
export const RecommendPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecommendPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecommendPlanMutation, RecommendPlanMutationVariables>;
export const DeletePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePlanMutation, DeletePlanMutationVariables>;

/** Runs `DuplicatePlan`; variables are passed to the returned function. */
export function useDuplicatePlanMutation(
  options?: Omit<useMutation.Options<DuplicatePlanMutation, DuplicatePlanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DuplicatePlanMutation, DuplicatePlanMutationVariables> {
  return useMutation<DuplicatePlanMutation, DuplicatePlanMutationVariables>(DuplicatePlanDocument, options);
}

/** Runs `RecommendPlan`; variables are passed to the returned function. */
export function useRecommendPlanMutation(
  options?: Omit<useMutation.Options<RecommendPlanMutation, RecommendPlanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RecommendPlanMutation, RecommendPlanMutationVariables> {
  return useMutation<RecommendPlanMutation, RecommendPlanMutationVariables>(RecommendPlanDocument, options);
}

/** Runs `DeletePlan`; variables are passed to the returned function. */
export function useDeletePlanMutation(
  options?: Omit<useMutation.Options<DeletePlanMutation, DeletePlanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeletePlanMutation, DeletePlanMutationVariables> {
  return useMutation<DeletePlanMutation, DeletePlanMutationVariables>(DeletePlanDocument, options);
}
