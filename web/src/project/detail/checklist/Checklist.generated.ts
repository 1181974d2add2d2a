/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An item to put on the checklist of one project. */
export type AddChecklistItemInput = {
  /** UUIDv7 of the project. */
  projectId: string;
  /** UUID of the phase in which it is to be done. */
  projectTemplatePhaseId: string;
  /** What to do, at most 250 characters. */
  text: string;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: string | null | undefined;
};

/** An item of a checklist to change or to tick off. */
export type UpdateChecklistItemInput = {
  /** UUIDv7 of the project. */
  projectId: string;
  /** UUIDv7 of the item. */
  checklistItemId: string;
  /** Version that the viewer saw. */
  version: number;
  /** What to do, at most 250 characters. */
  text: string;
  /** Whether it is done. */
  isDone: boolean;
};

/** An item of a checklist to remove. */
export type RemoveChecklistItemInput = {
  /** UUIDv7 of the project. */
  projectId: string;
  /** UUIDv7 of the item. */
  checklistItemId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type ProjectChecklistFragment = { projectId: string, version: number, checklistDone: number, checklistTotal: number, checklist: Array<{ checklistItemId: string, projectTemplatePhaseId: string, text: string, isDone: boolean, doneByName: string | null, doneAt: string | null, version: number }> };

export type AddChecklistItemMutationVariables = Exact<{
  input: AddChecklistItemInput;
}>;


export type AddChecklistItemMutation = { addChecklistItem: { project: { projectId: string, version: number, checklistDone: number, checklistTotal: number, checklist: Array<{ checklistItemId: string, projectTemplatePhaseId: string, text: string, isDone: boolean, doneByName: string | null, doneAt: string | null, version: number }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateChecklistItemMutationVariables = Exact<{
  input: UpdateChecklistItemInput;
}>;


export type UpdateChecklistItemMutation = { updateChecklistItem: { project: { projectId: string, version: number, checklistDone: number, checklistTotal: number, checklist: Array<{ checklistItemId: string, projectTemplatePhaseId: string, text: string, isDone: boolean, doneByName: string | null, doneAt: string | null, version: number }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveChecklistItemMutationVariables = Exact<{
  input: RemoveChecklistItemInput;
}>;


export type RemoveChecklistItemMutation = { removeChecklistItem: { project: { projectId: string, version: number, checklistDone: number, checklistTotal: number, checklist: Array<{ checklistItemId: string, projectTemplatePhaseId: string, text: string, isDone: boolean, doneByName: string | null, doneAt: string | null, version: number }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export const ProjectChecklistFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectChecklist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistItemFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChecklistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklistItemId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"doneByName"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProjectChecklistFragment, unknown>;
export const AddChecklistItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddChecklistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddChecklistItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addChecklistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectChecklist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChecklistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklistItemId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"doneByName"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectChecklist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistItemFields"}}]}}]}}]} as unknown as DocumentNode<AddChecklistItemMutation, AddChecklistItemMutationVariables>;
export const UpdateChecklistItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChecklistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChecklistItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChecklistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectChecklist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChecklistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklistItemId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"doneByName"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectChecklist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistItemFields"}}]}}]}}]} as unknown as DocumentNode<UpdateChecklistItemMutation, UpdateChecklistItemMutationVariables>;
export const RemoveChecklistItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveChecklistItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveChecklistItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeChecklistItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectChecklist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChecklistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklistItemId"}},{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"doneByName"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectChecklist"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistItemFields"}}]}}]}}]} as unknown as DocumentNode<RemoveChecklistItemMutation, RemoveChecklistItemMutationVariables>;

/** Runs `AddChecklistItem`; variables are passed to the returned function. */
export function useAddChecklistItemMutation(
  options?: Omit<useMutation.Options<AddChecklistItemMutation, AddChecklistItemMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddChecklistItemMutation, AddChecklistItemMutationVariables> {
  return useMutation<AddChecklistItemMutation, AddChecklistItemMutationVariables>(AddChecklistItemDocument, options);
}

/** Runs `UpdateChecklistItem`; variables are passed to the returned function. */
export function useUpdateChecklistItemMutation(
  options?: Omit<useMutation.Options<UpdateChecklistItemMutation, UpdateChecklistItemMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateChecklistItemMutation, UpdateChecklistItemMutationVariables> {
  return useMutation<UpdateChecklistItemMutation, UpdateChecklistItemMutationVariables>(UpdateChecklistItemDocument, options);
}

/** Runs `RemoveChecklistItem`; variables are passed to the returned function. */
export function useRemoveChecklistItemMutation(
  options?: Omit<useMutation.Options<RemoveChecklistItemMutation, RemoveChecklistItemMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveChecklistItemMutation, RemoveChecklistItemMutationVariables> {
  return useMutation<RemoveChecklistItemMutation, RemoveChecklistItemMutationVariables>(RemoveChecklistItemDocument, options);
}
