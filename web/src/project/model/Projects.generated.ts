/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which projects a list shows. */
export type ProjectState =
  /** Not completed. */
  | 'open'
  /** Completed. */
  | 'completed'
  /** Open and completed. */
  | 'all'
  /** Deleted. */
  | 'deleted';

export type ProjectRowFragment = { projectId: string, propertyId: string, name: string, startDate: string | null, dueDate: string | null, contracted: number | null, awardedBidId: string | null, bidCount: number, estimate: number | null, paid: number | null, paidOnContract: number | null, isCompleted: boolean, completedOn: string | null, isDeleted: boolean, checklistDone: number, checklistTotal: number, noteCount: number, photoCount: number, version: number, currentPhaseStatus: { projectTemplatePhaseId: string, name: string, sortOrder: number }, owner: { userId: string, fullName: string } | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, viewerCan: { edit: boolean, delete: boolean, viewMoney: boolean } };

export type ProjectsQueryVariables = Exact<{
  propertyId: string;
  state: ProjectState;
}>;


export type ProjectsQuery = { property: { propertyId: string, projects: { totalCount: number, items: Array<{ projectId: string, propertyId: string, name: string, startDate: string | null, dueDate: string | null, contracted: number | null, awardedBidId: string | null, bidCount: number, estimate: number | null, paid: number | null, paidOnContract: number | null, isCompleted: boolean, completedOn: string | null, isDeleted: boolean, checklistDone: number, checklistTotal: number, noteCount: number, photoCount: number, version: number, currentPhaseStatus: { projectTemplatePhaseId: string, name: string, sortOrder: number }, owner: { userId: string, fullName: string } | null, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, viewerCan: { edit: boolean, delete: boolean, viewMoney: boolean } }> }, projectPhases: { version: number, phases: Array<{ projectTemplatePhaseId: string, name: string, sortOrder: number, projectCount: number }> } } | null };

export type ProjectPhasesQueryVariables = Exact<{
  propertyId: string;
}>;


export type ProjectPhasesQuery = { property: { propertyId: string, projectPhases: { version: number, phases: Array<{ projectTemplatePhaseId: string, name: string, sortOrder: number, projectCount: number, checklist: Array<string> }> } } | null };

export type ProjectPeopleQueryVariables = Exact<{
  propertyId: string;
}>;


export type ProjectPeopleQuery = { property: { propertyId: string, projectPeople: Array<{ userId: string, fullName: string, roleName: string }> } | null };

export type ComponentProjectsQueryVariables = Exact<{
  propertyComponentId: string;
}>;


export type ComponentProjectsQuery = { component: { propertyComponentId: string, name: string, projects: Array<{ projectId: string, name: string, dueDate: string | null, isCompleted: boolean, completedOn: string | null, contracted: number | null, estimate: number | null, currentPhaseStatus: { projectTemplatePhaseId: string, name: string, sortOrder: number } }> } | null };

export const ProjectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentPhaseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contracted"}},{"kind":"Field","name":{"kind":"Name","value":"awardedBidId"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidOnContract"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"viewMoney"}}]}}]}}]} as unknown as DocumentNode<ProjectRowFragment, unknown>;
export const ProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Projects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectState"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projectPhases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"projectCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentPhaseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contracted"}},{"kind":"Field","name":{"kind":"Name","value":"awardedBidId"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidOnContract"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checklistDone"}},{"kind":"Field","name":{"kind":"Name","value":"checklistTotal"}},{"kind":"Field","name":{"kind":"Name","value":"noteCount"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"viewMoney"}}]}}]}}]} as unknown as DocumentNode<ProjectsQuery, ProjectsQueryVariables>;
export const ProjectPhasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectPhases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"projectPhases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"projectCount"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectPhasesQuery, ProjectPhasesQueryVariables>;
export const ProjectPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"projectPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}}]}}]}}]} as unknown as DocumentNode<ProjectPeopleQuery, ProjectPeopleQueryVariables>;
export const ComponentProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyComponentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"completedOn"}},{"kind":"Field","name":{"kind":"Name","value":"contracted"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPhaseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComponentProjectsQuery, ComponentProjectsQueryVariables>;

/** Reads `Projects`. Pass `skipToken` while its variables are not known yet. */
export function useProjectsQuery(options: useQuery.Options<ProjectsQuery, ProjectsQueryVariables> | SkipToken) {
  return useQuery(ProjectsDocument, options);
}

/** Reads `Projects` when the returned function is called. */
export function useProjectsLazyQuery(options?: useLazyQuery.Options<ProjectsQuery, ProjectsQueryVariables>) {
  return useLazyQuery(ProjectsDocument, options);
}

/** Reads `Projects` under a Suspense boundary: data is always there. */
export function useProjectsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ProjectsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ProjectsDocument, options);
}

/** Reads `ProjectPhases`. Pass `skipToken` while its variables are not known yet. */
export function useProjectPhasesQuery(options: useQuery.Options<ProjectPhasesQuery, ProjectPhasesQueryVariables> | SkipToken) {
  return useQuery(ProjectPhasesDocument, options);
}

/** Reads `ProjectPhases` when the returned function is called. */
export function useProjectPhasesLazyQuery(options?: useLazyQuery.Options<ProjectPhasesQuery, ProjectPhasesQueryVariables>) {
  return useLazyQuery(ProjectPhasesDocument, options);
}

/** Reads `ProjectPhases` under a Suspense boundary: data is always there. */
export function useProjectPhasesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ProjectPhasesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ProjectPhasesDocument, options);
}

/** Reads `ProjectPeople`. Pass `skipToken` while its variables are not known yet. */
export function useProjectPeopleQuery(options: useQuery.Options<ProjectPeopleQuery, ProjectPeopleQueryVariables> | SkipToken) {
  return useQuery(ProjectPeopleDocument, options);
}

/** Reads `ProjectPeople` when the returned function is called. */
export function useProjectPeopleLazyQuery(options?: useLazyQuery.Options<ProjectPeopleQuery, ProjectPeopleQueryVariables>) {
  return useLazyQuery(ProjectPeopleDocument, options);
}

/** Reads `ProjectPeople` under a Suspense boundary: data is always there. */
export function useProjectPeopleSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ProjectPeopleQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ProjectPeopleDocument, options);
}

/** Reads `ComponentProjects`. Pass `skipToken` while its variables are not known yet. */
export function useComponentProjectsQuery(options: useQuery.Options<ComponentProjectsQuery, ComponentProjectsQueryVariables> | SkipToken) {
  return useQuery(ComponentProjectsDocument, options);
}

/** Reads `ComponentProjects` when the returned function is called. */
export function useComponentProjectsLazyQuery(options?: useLazyQuery.Options<ComponentProjectsQuery, ComponentProjectsQueryVariables>) {
  return useLazyQuery(ComponentProjectsDocument, options);
}

/** Reads `ComponentProjects` under a Suspense boundary: data is always there. */
export function useComponentProjectsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ComponentProjectsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentProjectsDocument, options);
}
