/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type { UserErrorCode };

/** Changed settings of a portfolio. */
export type UpdateWorkspaceSettingsInput = {
  /** UUIDv7 of the portfolio; null for the first portfolio that the viewer administers. */
  workspaceId?: string | null | undefined;
  /** Name, at most 250 characters. */
  name: string;
  /** Company name, at most 250 characters. */
  companyName: string;
  /** Version that the change starts from. */
  version: number;
};

/** A logo to remove. */
export type RemoveWorkspaceLogoInput = {
  /** UUIDv7 of the portfolio; null for the first portfolio that the viewer administers. */
  workspaceId?: string | null | undefined;
  /** Version that the change starts from. */
  version: number;
};

export type WorkspaceSettingsQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
}>;


export type WorkspaceSettingsQuery = { workspaceSettings: { workspaceId: string, name: string, companyName: string, logoUrl: string | null, isPrivateLabel: boolean, accentColor: string | null, version: number, viewerCan: { edit: boolean } } };

export type UpdateWorkspaceSettingsMutationVariables = Exact<{
  input: UpdateWorkspaceSettingsInput;
}>;


export type UpdateWorkspaceSettingsMutation = { updateWorkspaceSettings: { settings: { workspaceId: string, name: string, companyName: string, logoUrl: string | null, isPrivateLabel: boolean, accentColor: string | null, version: number, viewerCan: { edit: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveWorkspaceLogoMutationVariables = Exact<{
  input: RemoveWorkspaceLogoInput;
}>;


export type RemoveWorkspaceLogoMutation = { removeWorkspaceLogo: { settings: { workspaceId: string, name: string, companyName: string, logoUrl: string | null, isPrivateLabel: boolean, accentColor: string | null, version: number, viewerCan: { edit: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SettingsOfWorkspaceFragment = { workspaceId: string, name: string, companyName: string, logoUrl: string | null, isPrivateLabel: boolean, accentColor: string | null, version: number, viewerCan: { edit: boolean } };

export const SettingsOfWorkspaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsOfWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<SettingsOfWorkspaceFragment, unknown>;
export const WorkspaceSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsOfWorkspace"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsOfWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<WorkspaceSettingsQuery, WorkspaceSettingsQueryVariables>;
export const UpdateWorkspaceSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWorkspaceSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkspaceSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspaceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsOfWorkspace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsOfWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<UpdateWorkspaceSettingsMutation, UpdateWorkspaceSettingsMutationVariables>;
export const RemoveWorkspaceLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveWorkspaceLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveWorkspaceLogoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWorkspaceLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsOfWorkspace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsOfWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkspaceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]} as unknown as DocumentNode<RemoveWorkspaceLogoMutation, RemoveWorkspaceLogoMutationVariables>;

/** Reads `WorkspaceSettings`. Pass `skipToken` while its variables are not known yet. */
export function useWorkspaceSettingsQuery(options?: useQuery.Options<WorkspaceSettingsQuery, WorkspaceSettingsQueryVariables> | SkipToken) {
  return useQuery(WorkspaceSettingsDocument, options);
}

/** Reads `WorkspaceSettings` when the returned function is called. */
export function useWorkspaceSettingsLazyQuery(options?: useLazyQuery.Options<WorkspaceSettingsQuery, WorkspaceSettingsQueryVariables>) {
  return useLazyQuery(WorkspaceSettingsDocument, options);
}

/** Reads `WorkspaceSettings` under a Suspense boundary: data is always there. */
export function useWorkspaceSettingsSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<WorkspaceSettingsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(WorkspaceSettingsDocument, options ?? {});
}

/** Runs `UpdateWorkspaceSettings`; variables are passed to the returned function. */
export function useUpdateWorkspaceSettingsMutation(
  options?: Omit<useMutation.Options<UpdateWorkspaceSettingsMutation, UpdateWorkspaceSettingsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateWorkspaceSettingsMutation, UpdateWorkspaceSettingsMutationVariables> {
  return useMutation<UpdateWorkspaceSettingsMutation, UpdateWorkspaceSettingsMutationVariables>(UpdateWorkspaceSettingsDocument, options);
}

/** Runs `RemoveWorkspaceLogo`; variables are passed to the returned function. */
export function useRemoveWorkspaceLogoMutation(
  options?: Omit<useMutation.Options<RemoveWorkspaceLogoMutation, RemoveWorkspaceLogoMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveWorkspaceLogoMutation, RemoveWorkspaceLogoMutationVariables> {
  return useMutation<RemoveWorkspaceLogoMutation, RemoveWorkspaceLogoMutationVariables>(RemoveWorkspaceLogoDocument, options);
}
