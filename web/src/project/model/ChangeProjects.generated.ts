/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A project to create: only its name is needed. */
export type CreateProjectInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: NewProjectInput;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: string | null | undefined;
};

/** The values of a new project. */
export type NewProjectInput = {
  /** Name, at most 250 characters. */
  name: string;
  /** At most 4,000 characters. */
  description?: string | null | undefined;
  /** First day of the work. */
  startDate?: string | null | undefined;
  /** Day by which it is due. */
  dueDate?: string | null | undefined;
  /** Who is responsible: someone who reaches the property. */
  ownerUserId?: string | null | undefined;
  /** The phase that it starts in; without it, the first. */
  phaseId?: string | null | undefined;
  /** Ids of lines of the components that it works on, at most 200. */
  components?: Array<string>;
};

/** A project to create from components. */
export type CreateProjectOfComponentsInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Name; may be left out for one component, whose name it then has. */
  name?: string | null | undefined;
  /** Ids of lines of 1 to 200 components. */
  propertyComponentIds: Array<string>;
  /** Whether photos of the components are shown with the project. */
  includePhotos?: boolean;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: string | null | undefined;
};

/** A project to move into another phase. */
export type MoveProjectInput = {
  /** UUIDv7 of the project. */
  projectId: string;
  /** Version that the viewer saw. */
  version: number;
  /** UUID of the phase. */
  projectTemplatePhaseId: string;
};

/** A project, as the viewer saw it. */
export type ProjectVersionInput = {
  /** UUIDv7 of the project. */
  projectId: string;
  /** Version that the viewer saw. */
  version: number;
};

/** A phase to keep or to add. */
export type ProjectPhaseInput = {
  /** UUID of the phase; none for a new one. */
  projectTemplatePhaseId?: string | null | undefined;
  /** Name, at most 60 characters. */
  name: string;
  /** Its place among the phases, from 1. */
  sortOrder: number;
  /** What a project gets to do when it enters the phase, at most 30 items; left out, it stays as it is. */
  checklist?: Array<string> | null | undefined;
};

/** The phases of a property. */
export type SaveProjectPhasesInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version of the list that the edit started from. */
  version: number;
  /** The whole list; a phase that is left out is deleted. */
  phases: Array<ProjectPhaseInput>;
};

export type { UserErrorCode };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { project: { projectId: string, propertyId: string, name: string, startDate: string | null, dueDate: string | null, contracted: number | null, awardedBidId: string | null, bidCount: number, estimate: number | null, paid: number | null, paidOnContract: number | null, isCompleted: boolean, completedOn: string | null, isDeleted: boolean, checklistDone: number, checklistTotal: number, noteCount: number, photoCount: number, version: number, currentPhaseStatus: { projectTemplatePhaseId: string, name: string, sortOrder: number }, owner: { userId: string, fullName: string } | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, viewerCan: { edit: boolean, delete: boolean, viewMoney: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type CreateProjectOfComponentsMutationVariables = Exact<{
  input: CreateProjectOfComponentsInput;
}>;


export type CreateProjectOfComponentsMutation = { createProjectOfComponents: { project: { projectId: string, name: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type MoveProjectMutationVariables = Exact<{
  input: MoveProjectInput;
}>;


export type MoveProjectMutation = { moveProject: { project: { projectId: string, version: number, phaseSince: string, checklistDone: number, checklistTotal: number, currentPhaseStatus: { projectTemplatePhaseId: string, name: string, sortOrder: number } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DeleteProjectMutationVariables = Exact<{
  input: ProjectVersionInput;
}>;


export type DeleteProjectMutation = { deleteProject: { project: { projectId: string, isDeleted: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RestoreProjectMutationVariables = Exact<{
  input: ProjectVersionInput;
}>;


export type RestoreProjectMutation = { restoreProject: { project: { projectId: string, isDeleted: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SaveProjectPhasesMutationVariables = Exact<{
  input: SaveProjectPhasesInput;
}>;


export type SaveProjectPhasesMutation = { saveProjectPhases: { projectPhases: { version: number, phases: Array<{ projectTemplatePhaseId: string, name: string, sortOrder: number, projectCount: number, checklist: Array<string> }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentPhaseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contracted"}},{"kind":"Field","name":{"kind":"Name","value":"awardedBidId"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidOnContract"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"viewMoney"}}]}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const CreateProjectOfComponentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProjectOfComponents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectOfComponentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProjectOfComponents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProjectOfComponentsMutation, CreateProjectOfComponentsMutationVariables>;
export const MoveProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"currentPhaseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phaseSince"}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<MoveProjectMutation, MoveProjectMutationVariables>;
export const DeleteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const RestoreProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreProjectMutation, RestoreProjectMutationVariables>;
export const SaveProjectPhasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProjectPhases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveProjectPhasesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProjectPhases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectPhases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"projectCount"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SaveProjectPhasesMutation, SaveProjectPhasesMutationVariables>;

/** Runs `CreateProject`; variables are passed to the returned function. */
export function useCreateProjectMutation(
  options?: Omit<useMutation.Options<CreateProjectMutation, CreateProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CreateProjectMutation, CreateProjectMutationVariables> {
  return useMutation<CreateProjectMutation, CreateProjectMutationVariables>(CreateProjectDocument, options);
}

/** Runs `CreateProjectOfComponents`; variables are passed to the returned function. */
export function useCreateProjectOfComponentsMutation(
  options?: Omit<useMutation.Options<CreateProjectOfComponentsMutation, CreateProjectOfComponentsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CreateProjectOfComponentsMutation, CreateProjectOfComponentsMutationVariables> {
  return useMutation<CreateProjectOfComponentsMutation, CreateProjectOfComponentsMutationVariables>(CreateProjectOfComponentsDocument, options);
}

/** Runs `MoveProject`; variables are passed to the returned function. */
export function useMoveProjectMutation(
  options?: Omit<useMutation.Options<MoveProjectMutation, MoveProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<MoveProjectMutation, MoveProjectMutationVariables> {
  return useMutation<MoveProjectMutation, MoveProjectMutationVariables>(MoveProjectDocument, options);
}

/** Runs `DeleteProject`; variables are passed to the returned function. */
export function useDeleteProjectMutation(
  options?: Omit<useMutation.Options<DeleteProjectMutation, DeleteProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeleteProjectMutation, DeleteProjectMutationVariables> {
  return useMutation<DeleteProjectMutation, DeleteProjectMutationVariables>(DeleteProjectDocument, options);
}

/** Runs `RestoreProject`; variables are passed to the returned function. */
export function useRestoreProjectMutation(
  options?: Omit<useMutation.Options<RestoreProjectMutation, RestoreProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RestoreProjectMutation, RestoreProjectMutationVariables> {
  return useMutation<RestoreProjectMutation, RestoreProjectMutationVariables>(RestoreProjectDocument, options);
}

/** Runs `SaveProjectPhases`; variables are passed to the returned function. */
export function useSaveProjectPhasesMutation(
  options?: Omit<useMutation.Options<SaveProjectPhasesMutation, SaveProjectPhasesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SaveProjectPhasesMutation, SaveProjectPhasesMutationVariables> {
  return useMutation<SaveProjectPhasesMutation, SaveProjectPhasesMutationVariables>(SaveProjectPhasesDocument, options);
}
