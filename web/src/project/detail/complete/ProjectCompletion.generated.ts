/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a proposed actual cost comes from. */
export type ActualCostSource =
  /** Payments that name the component. */
  | 'payments'
  /** Its share of what was paid, in proportion to the estimates. */
  | 'paid'
  /** Its share of the contract, in proportion to the estimates: less is paid so far. */
  | 'contracted'
  /** Its cost as it is: the project has neither payments nor a contract for it. */
  | 'estimate';

export type ProjectCompletionQueryVariables = Exact<{
  projectId: string;
  completedOn: string;
}>;


export type ProjectCompletionQuery = { projectCompletion: { projectId: string, completedOn: string, fiscalYear: number, inventoryYear: number | null, blockedReason: string | null, paid: number, contracted: number | null, missing: Array<string>, components: Array<{ propertyComponentId: string, name: string, version: number, currentCost: number, usefulLife: number, remainingUsefulLife: number, lastReplacedYear: number | null, isOneTime: boolean, actualCost: number, actualCostSource: ActualCostSource, newLastReplacedYear: number, newRemainingUsefulLife: number }> } };


export const ProjectCompletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectCompletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"completedOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectCompletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"completedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"completedOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryYear"}},{"kind":"Field","name":{"kind":"Name","value":"blockedReason"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"contracted"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"lastReplacedYear"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCostSource"}},{"kind":"Field","name":{"kind":"Name","value":"newLastReplacedYear"}},{"kind":"Field","name":{"kind":"Name","value":"newRemainingUsefulLife"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<ProjectCompletionQuery, ProjectCompletionQueryVariables>;

/** Reads `ProjectCompletion`. Pass `skipToken` while its variables are not known yet. */
export function useProjectCompletionQuery(options: useQuery.Options<ProjectCompletionQuery, ProjectCompletionQueryVariables> | SkipToken) {
  return useQuery(ProjectCompletionDocument, options);
}

/** Reads `ProjectCompletion` when the returned function is called. */
export function useProjectCompletionLazyQuery(options?: useLazyQuery.Options<ProjectCompletionQuery, ProjectCompletionQueryVariables>) {
  return useLazyQuery(ProjectCompletionDocument, options);
}

/** Reads `ProjectCompletion` under a Suspense boundary: data is always there. */
export function useProjectCompletionSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ProjectCompletionQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ProjectCompletionDocument, options);
}
