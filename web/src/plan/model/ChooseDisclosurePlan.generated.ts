/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A plan to use, or to stop using, for the disclosure report. */
export type ChooseDisclosurePlanInput = {
  /** UUIDv7 of the plan. */
  planId: string;
  /** True chooses it in place of any other; false removes the mark. */
  isDisclosure: boolean;
};

export type { UserErrorCode };

export type ChooseDisclosurePlanMutationVariables = Exact<{
  input: ChooseDisclosurePlanInput;
}>;


export type ChooseDisclosurePlanMutation = { chooseDisclosurePlan: { plan: { planId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const ChooseDisclosurePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseDisclosurePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseDisclosurePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseDisclosurePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChooseDisclosurePlanMutation, ChooseDisclosurePlanMutationVariables>;

/** Runs `ChooseDisclosurePlan`; variables are passed to the returned function. */
export function useChooseDisclosurePlanMutation(
  options?: Omit<useMutation.Options<ChooseDisclosurePlanMutation, ChooseDisclosurePlanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ChooseDisclosurePlanMutation, ChooseDisclosurePlanMutationVariables> {
  return useMutation<ChooseDisclosurePlanMutation, ChooseDisclosurePlanMutationVariables>(ChooseDisclosurePlanDocument, options);
}
