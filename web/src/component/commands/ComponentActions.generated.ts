/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A component to duplicate. */
export type DuplicateComponentInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: string;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A component to delete. */
export type DeleteComponentInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type DuplicateComponentMutationVariables = Exact<{
  input: DuplicateComponentInput;
}>;


export type DuplicateComponentMutation = { duplicateComponent: { component: { propertyComponentId: string, propertyId: string, fiscalYear: number, name: string, category: string, categoryPosition: number, location: string | null, quantity: number, unitOfMeasure: string, unitCost: number | null, currentCost: number | null, usefulLife: number, remainingUsefulLife: number, placedInServiceYear: number | null, lastReplacedYear: number | null, nextReplacementYear: number, costAtReplacement: number | null, isOneTime: boolean, percentReplaced: number, warrantyUntil: string | null, nextInspectionOn: string | null, glCode: string | null, notes: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DeleteComponentMutationVariables = Exact<{
  input: DeleteComponentInput;
}>;


export type DeleteComponentMutation = { deleteComponent: { propertyComponentId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const DuplicateComponentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateComponent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateComponentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateComponent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComponentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComponentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"placedInServiceYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastReplacedYear"}},{"kind":"Field","name":{"kind":"Name","value":"nextReplacementYear"}},{"kind":"Field","name":{"kind":"Name","value":"costAtReplacement"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInspectionOn"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DuplicateComponentMutation, DuplicateComponentMutationVariables>;
export const DeleteComponentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteComponent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteComponentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteComponent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteComponentMutation, DeleteComponentMutationVariables>;

/** Runs `DuplicateComponent`; variables are passed to the returned function. */
export function useDuplicateComponentMutation(
  options?: Omit<useMutation.Options<DuplicateComponentMutation, DuplicateComponentMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DuplicateComponentMutation, DuplicateComponentMutationVariables> {
  return useMutation<DuplicateComponentMutation, DuplicateComponentMutationVariables>(DuplicateComponentDocument, options);
}

/** Runs `DeleteComponent`; variables are passed to the returned function. */
export function useDeleteComponentMutation(
  options?: Omit<useMutation.Options<DeleteComponentMutation, DeleteComponentMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeleteComponentMutation, DeleteComponentMutationVariables> {
  return useMutation<DeleteComponentMutation, DeleteComponentMutationVariables>(DeleteComponentDocument, options);
}
