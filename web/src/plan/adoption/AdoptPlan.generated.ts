/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A plan to adopt. */
export type AdoptPlanInput = {
  /** UUIDv7 of the plan. */
  planId: string;
  /** Version that the board adopted. */
  version: number;
  /** Day of the meeting. */
  meetingDate: string;
  /** Votes in favor. */
  votesFor?: number | null | undefined;
  /** Votes against. */
  votesAgainst?: number | null | undefined;
  /** Abstentions. */
  votesAbstained?: number | null | undefined;
  /** At most 2,000 characters. */
  note?: string | null | undefined;
};

export type { UserErrorCode };

export type AdoptPlanMutationVariables = Exact<{
  input: AdoptPlanInput;
}>;


export type AdoptPlanMutation = { adoptPlan: { plan: { planId: string, version: number, adoption: { planAdoptionId: string, adoptedAt: string, adoptedBy: string, meetingDate: string, votesFor: number | null, votesAgainst: number | null, votesAbstained: number | null, note: string | null, isCurrent: boolean, files: Array<{ adoptionFileId: string, propertyFileId: string, folderId: string | null, fileName: string, contentType: string, fileSize: number }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const AdoptPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdoptPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdoptPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adoptPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"adoption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanAdoptionFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanAdoptionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanAdoption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planAdoptionId"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedBy"}},{"kind":"Field","name":{"kind":"Name","value":"meetingDate"}},{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}},{"kind":"Field","name":{"kind":"Name","value":"votesAbstained"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adoptionFileId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}}]}}]} as unknown as DocumentNode<AdoptPlanMutation, AdoptPlanMutationVariables>;

/** Runs `AdoptPlan`; variables are passed to the returned function. */
export function useAdoptPlanMutation(
  options?: Omit<useMutation.Options<AdoptPlanMutation, AdoptPlanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AdoptPlanMutation, AdoptPlanMutationVariables> {
  return useMutation<AdoptPlanMutation, AdoptPlanMutationVariables>(AdoptPlanDocument, options);
}
