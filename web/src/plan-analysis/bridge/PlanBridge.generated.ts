/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A figure that plans are compared by. */
export type BridgeFigureName =
  /** First-year contribution of a plan whose balance never falls below zero. */
  | 'requiredContribution'
  /** Lowest year-end balance. */
  | 'lowestBalance'
  /** Percent funded on the first day. */
  | 'percentFundedNow'
  /** Percent funded on the last day. */
  | 'percentFundedAtEnd'
  /** Balance on the last day. */
  | 'endBalance';

/** Unit of a figure. */
export type BridgeUnit =
  /** US dollars. */
  | 'money'
  /** Percentage points. */
  | 'percent';

export type PlanBridgeQueryVariables = Exact<{
  planId: string;
}>;


export type PlanBridgeQuery = { plan: { planId: string, bridge: { planId: string, from: { planAdoptionId: string, planId: string, adoptedAt: string, adoptedBy: string, meetingDate: string } | null, figures: Array<{ figure: BridgeFigureName, unit: BridgeUnit, before: number, after: number, bars: Array<{ cause: string, change: number, value: number }> }>, differences: Array<{ label: string, before: string | null, after: string | null }> } } | null };

export type BridgeFigureFieldsFragment = { figure: BridgeFigureName, unit: BridgeUnit, before: number, after: number, bars: Array<{ cause: string, change: number, value: number }> };

export const BridgeFigureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BridgeFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BridgeFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<BridgeFigureFieldsFragment, unknown>;
export const PlanBridgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanBridge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"bridge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planAdoptionId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adoptedBy"}},{"kind":"Field","name":{"kind":"Name","value":"meetingDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BridgeFigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BridgeFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BridgeFigure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figure"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<PlanBridgeQuery, PlanBridgeQueryVariables>;

/** Reads `PlanBridge`. Pass `skipToken` while its variables are not known yet. */
export function usePlanBridgeQuery(options: useQuery.Options<PlanBridgeQuery, PlanBridgeQueryVariables> | SkipToken) {
  return useQuery(PlanBridgeDocument, options);
}

/** Reads `PlanBridge` when the returned function is called. */
export function usePlanBridgeLazyQuery(options?: useLazyQuery.Options<PlanBridgeQuery, PlanBridgeQueryVariables>) {
  return useLazyQuery(PlanBridgeDocument, options);
}

/** Reads `PlanBridge` under a Suspense boundary: data is always there. */
export function usePlanBridgeSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PlanBridgeQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PlanBridgeDocument, options);
}
