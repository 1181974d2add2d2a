/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The values of a component. */
export type ComponentInput = {
  /** At most 250 characters. */
  name: string;
  /** A built-in category or one of the user's own. */
  category: string;
  /** Location. */
  location?: string | null | undefined;
  /** More than 0. */
  quantity: number;
  /** EA, LF, SF … */
  unitOfMeasure?: string;
  /** 0 to 99,000,000. */
  unitCost: number;
  /** 1 to 200 years. */
  usefulLife: number;
  /** 0 to 200 years. */
  remainingUsefulLife: number;
  /** Calendar year. */
  placedInServiceYear?: number | null | undefined;
  /** Calendar year. */
  lastReplacedYear?: number | null | undefined;
  /** Replaced once and never again. */
  isOneTime?: boolean;
  /** 0.01 to 100. */
  percentReplaced?: number;
  /** Last day of its warranty. */
  warrantyUntil?: string | null | undefined;
  /** Day on which it is to be inspected next. */
  nextInspectionOn?: string | null | undefined;
  /** General ledger code. */
  glCode?: string | null | undefined;
  /** Free text. */
  notes?: string | null | undefined;
};

/** A component to add. */
export type AddComponentInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Fiscal year of the inventory. */
  fiscalYear: number;
  /** The values. */
  values: ComponentInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A component to change. */
export type UpdateComponentInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: ComponentInput;
};

export type { UserErrorCode };

export type AddComponentMutationVariables = Exact<{
  input: AddComponentInput;
}>;


export type AddComponentMutation = { addComponent: { component: { propertyComponentId: string, propertyId: string, fiscalYear: number, name: string, category: string, categoryPosition: number, location: string | null, quantity: number, unitOfMeasure: string, unitCost: number | null, currentCost: number | null, usefulLife: number, remainingUsefulLife: number, placedInServiceYear: number | null, lastReplacedYear: number | null, nextReplacementYear: number, costAtReplacement: number | null, isOneTime: boolean, percentReplaced: number, warrantyUntil: string | null, nextInspectionOn: string | null, glCode: string | null, notes: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateComponentMutationVariables = Exact<{
  input: UpdateComponentInput;
}>;


export type UpdateComponentMutation = { updateComponent: { component: { propertyComponentId: string, propertyId: string, fiscalYear: number, name: string, category: string, categoryPosition: number, location: string | null, quantity: number, unitOfMeasure: string, unitCost: number | null, currentCost: number | null, usefulLife: number, remainingUsefulLife: number, placedInServiceYear: number | null, lastReplacedYear: number | null, nextReplacementYear: number, costAtReplacement: number | null, isOneTime: boolean, percentReplaced: number, warrantyUntil: string | null, nextInspectionOn: string | null, glCode: string | null, notes: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const AddComponentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddComponent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddComponentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addComponent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComponentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComponentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"placedInServiceYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastReplacedYear"}},{"kind":"Field","name":{"kind":"Name","value":"nextReplacementYear"}},{"kind":"Field","name":{"kind":"Name","value":"costAtReplacement"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInspectionOn"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddComponentMutation, AddComponentMutationVariables>;
export const UpdateComponentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateComponent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateComponentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateComponent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComponentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComponentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"placedInServiceYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastReplacedYear"}},{"kind":"Field","name":{"kind":"Name","value":"nextReplacementYear"}},{"kind":"Field","name":{"kind":"Name","value":"costAtReplacement"}},{"kind":"Field","name":{"kind":"Name","value":"isOneTime"}},{"kind":"Field","name":{"kind":"Name","value":"percentReplaced"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"nextInspectionOn"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateComponentMutation, UpdateComponentMutationVariables>;

/** Runs `AddComponent`; variables are passed to the returned function. */
export function useAddComponentMutation(
  options?: Omit<useMutation.Options<AddComponentMutation, AddComponentMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddComponentMutation, AddComponentMutationVariables> {
  return useMutation<AddComponentMutation, AddComponentMutationVariables>(AddComponentDocument, options);
}

/** Runs `UpdateComponent`; variables are passed to the returned function. */
export function useUpdateComponentMutation(
  options?: Omit<useMutation.Options<UpdateComponentMutation, UpdateComponentMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateComponentMutation, UpdateComponentMutationVariables> {
  return useMutation<UpdateComponentMutation, UpdateComponentMutationVariables>(UpdateComponentDocument, options);
}
