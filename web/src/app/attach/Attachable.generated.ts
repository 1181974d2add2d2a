/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttachableComponentsQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;


export type AttachableComponentsQuery = { property: { propertyId: string, components: { propertyId: string, fiscalYear: number, items: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number, location: string | null }> } | null } | null };

export type AttachableProjectsQueryVariables = Exact<{
  propertyId: string;
}>;


export type AttachableProjectsQuery = { property: { propertyId: string, projects: { totalCount: number, items: Array<{ projectId: string, name: string, currentPhaseStatus: { projectTemplatePhaseId: string, name: string, sortOrder: number } }> } } | null };


export const AttachableComponentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttachableComponents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AttachableComponentsQuery, AttachableComponentsQueryVariables>;
export const AttachableProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttachableProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentPhaseStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectTemplatePhaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<AttachableProjectsQuery, AttachableProjectsQueryVariables>;

/** Reads `AttachableComponents`. Pass `skipToken` while its variables are not known yet. */
export function useAttachableComponentsQuery(options: useQuery.Options<AttachableComponentsQuery, AttachableComponentsQueryVariables> | SkipToken) {
  return useQuery(AttachableComponentsDocument, options);
}

/** Reads `AttachableComponents` when the returned function is called. */
export function useAttachableComponentsLazyQuery(options?: useLazyQuery.Options<AttachableComponentsQuery, AttachableComponentsQueryVariables>) {
  return useLazyQuery(AttachableComponentsDocument, options);
}

/** Reads `AttachableComponents` under a Suspense boundary: data is always there. */
export function useAttachableComponentsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<AttachableComponentsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AttachableComponentsDocument, options);
}

/** Reads `AttachableProjects`. Pass `skipToken` while its variables are not known yet. */
export function useAttachableProjectsQuery(options: useQuery.Options<AttachableProjectsQuery, AttachableProjectsQueryVariables> | SkipToken) {
  return useQuery(AttachableProjectsDocument, options);
}

/** Reads `AttachableProjects` when the returned function is called. */
export function useAttachableProjectsLazyQuery(options?: useLazyQuery.Options<AttachableProjectsQuery, AttachableProjectsQueryVariables>) {
  return useLazyQuery(AttachableProjectsDocument, options);
}

/** Reads `AttachableProjects` under a Suspense boundary: data is always there. */
export function useAttachableProjectsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<AttachableProjectsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AttachableProjectsDocument, options);
}
