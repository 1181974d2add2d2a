/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** New rating bands. */
export type RatingBandsInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: string;
  /** Version of the settings that the change starts from. */
  version: number;
  /** Below this percent: weak. */
  weakBelow?: number | null | undefined;
  /** From this percent on: strong. */
  strongFrom?: number | null | undefined;
  /** Above this percent: overfunded. */
  overfundedAbove?: number | null | undefined;
};

export type { UserErrorCode };

export type RatingBandsQueryVariables = Exact<{
  workspaceId: string;
}>;


export type RatingBandsQuery = { ratingBands: { workspaceId: string, weakBelow: number, strongFrom: number, overfundedAbove: number, version: number, viewerCan: { edit: boolean } } | null };

export type UpdateRatingBandsMutationVariables = Exact<{
  input: RatingBandsInput;
}>;


export type UpdateRatingBandsMutation = { updateRatingBands: { ratingBands: { workspaceId: string, weakBelow: number, strongFrom: number, overfundedAbove: number, version: number, viewerCan: { edit: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RatingBandsFieldsFragment = { workspaceId: string, weakBelow: number, strongFrom: number, overfundedAbove: number, version: number, viewerCan: { edit: boolean } };

export const RatingBandsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RatingBandsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingBands"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"weakBelow"}},{"kind":"Field","name":{"kind":"Name","value":"strongFrom"}},{"kind":"Field","name":{"kind":"Name","value":"overfundedAbove"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<RatingBandsFieldsFragment, unknown>;
export const RatingBandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RatingBands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ratingBands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RatingBandsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RatingBandsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingBands"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"weakBelow"}},{"kind":"Field","name":{"kind":"Name","value":"strongFrom"}},{"kind":"Field","name":{"kind":"Name","value":"overfundedAbove"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<RatingBandsQuery, RatingBandsQueryVariables>;
export const UpdateRatingBandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRatingBands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RatingBandsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRatingBands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ratingBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RatingBandsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RatingBandsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RatingBands"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"weakBelow"}},{"kind":"Field","name":{"kind":"Name","value":"strongFrom"}},{"kind":"Field","name":{"kind":"Name","value":"overfundedAbove"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<UpdateRatingBandsMutation, UpdateRatingBandsMutationVariables>;

/** Reads `RatingBands`. Pass `skipToken` while its variables are not known yet. */
export function useRatingBandsQuery(options: useQuery.Options<RatingBandsQuery, RatingBandsQueryVariables> | SkipToken) {
  return useQuery(RatingBandsDocument, options);
}

/** Reads `RatingBands` when the returned function is called. */
export function useRatingBandsLazyQuery(options?: useLazyQuery.Options<RatingBandsQuery, RatingBandsQueryVariables>) {
  return useLazyQuery(RatingBandsDocument, options);
}

/** Reads `RatingBands` under a Suspense boundary: data is always there. */
export function useRatingBandsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<RatingBandsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(RatingBandsDocument, options);
}

/** Runs `UpdateRatingBands`; variables are passed to the returned function. */
export function useUpdateRatingBandsMutation(
  options?: Omit<useMutation.Options<UpdateRatingBandsMutation, UpdateRatingBandsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateRatingBandsMutation, UpdateRatingBandsMutationVariables> {
  return useMutation<UpdateRatingBandsMutation, UpdateRatingBandsMutationVariables>(UpdateRatingBandsDocument, options);
}
