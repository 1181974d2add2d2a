/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The values of a maintenance task. */
export type MaintenanceTaskInput = {
  /** What is to be done. */
  name: string;
  /** 1 to 12. */
  month: number;
  /** 1 to 30. */
  everyYears: number;
  /** 1990 to 2100. */
  firstYear: number;
  /** 0 to 99,000,000. */
  estimatedCost?: number | null | undefined;
  /** The company or person who does it. */
  vendor?: string | null | undefined;
  /** Up to 4,000 characters. */
  notes?: string | null | undefined;
  /** Not after today. */
  doneOn?: string | null | undefined;
};

/** A task to add. */
export type AddMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: string;
  /** The values. */
  values: MaintenanceTaskInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A task to change. */
export type UpdateMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: string;
  /** UUIDv7 of the task. */
  maintenanceTaskId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: MaintenanceTaskInput;
};

/** A task that was done. */
export type FinishMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: string;
  /** UUIDv7 of the task. */
  maintenanceTaskId: string;
  /** Version that the viewer saw. */
  version: number;
  /** Day on which it was done, not after today. */
  doneOn: string;
};

/** A task to remove. */
export type RemoveMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: string;
  /** UUIDv7 of the task. */
  maintenanceTaskId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type ComponentMaintenanceQueryVariables = Exact<{
  propertyComponentId: string;
}>;


export type ComponentMaintenanceQuery = { component: { propertyComponentId: string, maintenance: { yearlyCost: number | null, tasks: Array<{ maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number }>, viewerCan: { edit: boolean, viewCosts: boolean } } | null } | null };

export type MaintenanceOfComponentFragment = { propertyComponentId: string, maintenance: { yearlyCost: number | null, tasks: Array<{ maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number }>, viewerCan: { edit: boolean, viewCosts: boolean } } | null };

export type MaintenanceRowFragment = { maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number };

export type AddMaintenanceTaskMutationVariables = Exact<{
  input: AddMaintenanceTaskInput;
}>;


export type AddMaintenanceTaskMutation = { addMaintenanceTask: { component: { propertyComponentId: string, maintenance: { yearlyCost: number | null, tasks: Array<{ maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number }>, viewerCan: { edit: boolean, viewCosts: boolean } } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateMaintenanceTaskMutationVariables = Exact<{
  input: UpdateMaintenanceTaskInput;
}>;


export type UpdateMaintenanceTaskMutation = { updateMaintenanceTask: { component: { propertyComponentId: string, maintenance: { yearlyCost: number | null, tasks: Array<{ maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number }>, viewerCan: { edit: boolean, viewCosts: boolean } } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type FinishMaintenanceTaskMutationVariables = Exact<{
  input: FinishMaintenanceTaskInput;
}>;


export type FinishMaintenanceTaskMutation = { finishMaintenanceTask: { component: { propertyComponentId: string, maintenance: { yearlyCost: number | null, tasks: Array<{ maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number }>, viewerCan: { edit: boolean, viewCosts: boolean } } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveMaintenanceTaskMutationVariables = Exact<{
  input: RemoveMaintenanceTaskInput;
}>;


export type RemoveMaintenanceTaskMutation = { removeMaintenanceTask: { component: { propertyComponentId: string, maintenance: { yearlyCost: number | null, tasks: Array<{ maintenanceTaskId: string, name: string, month: number, everyYears: number, firstYear: number, estimatedCost: number | null, vendor: string | null, notes: string | null, doneOn: string | null, nextDueOn: string, isOverdue: boolean, version: number }>, viewerCan: { edit: boolean, viewCosts: boolean } } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export const MaintenanceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MaintenanceRowFragment, unknown>;
export const MaintenanceOfComponentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfComponent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MaintenanceOfComponentFragment, unknown>;
export const ComponentMaintenanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyComponentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfComponent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfComponent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}}]} as unknown as DocumentNode<ComponentMaintenanceQuery, ComponentMaintenanceQueryVariables>;
export const AddMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfComponent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfComponent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}}]} as unknown as DocumentNode<AddMaintenanceTaskMutation, AddMaintenanceTaskMutationVariables>;
export const UpdateMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfComponent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfComponent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMaintenanceTaskMutation, UpdateMaintenanceTaskMutationVariables>;
export const FinishMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfComponent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfComponent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}}]} as unknown as DocumentNode<FinishMaintenanceTaskMutation, FinishMaintenanceTaskMutationVariables>;
export const RemoveMaintenanceTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMaintenanceTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMaintenanceTaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMaintenanceTask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceOfComponent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceTask"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceTaskId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"everyYears"}},{"kind":"Field","name":{"kind":"Name","value":"firstYear"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceOfComponent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Component"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yearlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"viewCosts"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveMaintenanceTaskMutation, RemoveMaintenanceTaskMutationVariables>;

/** Reads `ComponentMaintenance`. Pass `skipToken` while its variables are not known yet. */
export function useComponentMaintenanceQuery(options: useQuery.Options<ComponentMaintenanceQuery, ComponentMaintenanceQueryVariables> | SkipToken) {
  return useQuery(ComponentMaintenanceDocument, options);
}

/** Reads `ComponentMaintenance` when the returned function is called. */
export function useComponentMaintenanceLazyQuery(options?: useLazyQuery.Options<ComponentMaintenanceQuery, ComponentMaintenanceQueryVariables>) {
  return useLazyQuery(ComponentMaintenanceDocument, options);
}

/** Reads `ComponentMaintenance` under a Suspense boundary: data is always there. */
export function useComponentMaintenanceSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ComponentMaintenanceQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentMaintenanceDocument, options);
}

/** Runs `AddMaintenanceTask`; variables are passed to the returned function. */
export function useAddMaintenanceTaskMutation(
  options?: Omit<useMutation.Options<AddMaintenanceTaskMutation, AddMaintenanceTaskMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddMaintenanceTaskMutation, AddMaintenanceTaskMutationVariables> {
  return useMutation<AddMaintenanceTaskMutation, AddMaintenanceTaskMutationVariables>(AddMaintenanceTaskDocument, options);
}

/** Runs `UpdateMaintenanceTask`; variables are passed to the returned function. */
export function useUpdateMaintenanceTaskMutation(
  options?: Omit<useMutation.Options<UpdateMaintenanceTaskMutation, UpdateMaintenanceTaskMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateMaintenanceTaskMutation, UpdateMaintenanceTaskMutationVariables> {
  return useMutation<UpdateMaintenanceTaskMutation, UpdateMaintenanceTaskMutationVariables>(UpdateMaintenanceTaskDocument, options);
}

/** Runs `FinishMaintenanceTask`; variables are passed to the returned function. */
export function useFinishMaintenanceTaskMutation(
  options?: Omit<useMutation.Options<FinishMaintenanceTaskMutation, FinishMaintenanceTaskMutationVariables>, 'variables'>,
): useMutation.ResultTuple<FinishMaintenanceTaskMutation, FinishMaintenanceTaskMutationVariables> {
  return useMutation<FinishMaintenanceTaskMutation, FinishMaintenanceTaskMutationVariables>(FinishMaintenanceTaskDocument, options);
}

/** Runs `RemoveMaintenanceTask`; variables are passed to the returned function. */
export function useRemoveMaintenanceTaskMutation(
  options?: Omit<useMutation.Options<RemoveMaintenanceTaskMutation, RemoveMaintenanceTaskMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveMaintenanceTaskMutation, RemoveMaintenanceTaskMutationVariables> {
  return useMutation<RemoveMaintenanceTaskMutation, RemoveMaintenanceTaskMutationVariables>(RemoveMaintenanceTaskDocument, options);
}
