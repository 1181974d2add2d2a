/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type { UserErrorCode };

/** Whether a saved view is sent each week. */
export type SetViewWeeklyInput = {
  /** UUIDv7 of the portfolio. Null means the first one that the viewer manages. */
  workspaceId?: string | null | undefined;
  /** Id of the saved view. */
  viewId: string;
  /** False to stop. */
  isWeekly: boolean;
};

export type WeeklyViewsQueryVariables = Exact<{
  workspaceId: string;
}>;


export type WeeklyViewsQuery = { weeklyViews: Array<{ viewId: string, name: string, nextOn: string }> };

export type SetViewWeeklyMutationVariables = Exact<{
  input: SetViewWeeklyInput;
}>;


export type SetViewWeeklyMutation = { setViewWeekly: { weeklyViews: Array<{ viewId: string, name: string, nextOn: string }> | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const WeeklyViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeeklyViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeklyViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}}]}}]}}]} as unknown as DocumentNode<WeeklyViewsQuery, WeeklyViewsQueryVariables>;
export const SetViewWeeklyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetViewWeekly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetViewWeeklyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setViewWeekly"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeklyViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetViewWeeklyMutation, SetViewWeeklyMutationVariables>;

/** Reads `WeeklyViews`. Pass `skipToken` while its variables are not known yet. */
export function useWeeklyViewsQuery(options: useQuery.Options<WeeklyViewsQuery, WeeklyViewsQueryVariables> | SkipToken) {
  return useQuery(WeeklyViewsDocument, options);
}

/** Reads `WeeklyViews` when the returned function is called. */
export function useWeeklyViewsLazyQuery(options?: useLazyQuery.Options<WeeklyViewsQuery, WeeklyViewsQueryVariables>) {
  return useLazyQuery(WeeklyViewsDocument, options);
}

/** Reads `WeeklyViews` under a Suspense boundary: data is always there. */
export function useWeeklyViewsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<WeeklyViewsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(WeeklyViewsDocument, options);
}

/** Runs `SetViewWeekly`; variables are passed to the returned function. */
export function useSetViewWeeklyMutation(
  options?: Omit<useMutation.Options<SetViewWeeklyMutation, SetViewWeeklyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetViewWeeklyMutation, SetViewWeeklyMutationVariables> {
  return useMutation<SetViewWeeklyMutation, SetViewWeeklyMutationVariables>(SetViewWeeklyDocument, options);
}
