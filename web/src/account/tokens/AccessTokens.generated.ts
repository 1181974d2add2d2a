/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Access that a token grants. */
export type TokenScope =
  /** Read only. */
  | 'read'
  /** Read and change. */
  | 'write';

/** A personal access token to create. */
export type CreateAccessTokenInput = {
  /** Name that says its purpose, at most 100 characters. */
  name: string;
  /** Access that it grants. */
  scope: TokenScope;
  /** May also invite people, change their roles and properties, and deactivate them, as far as the viewer may. */
  canManagePeople?: boolean;
  /** May also read, add and change webhooks, as far as the viewer may. */
  canManageWebhooks?: boolean;
  /** UUIDv7 of the portfolio that it may access. */
  workspaceId: string;
  /** Days until it stops working, 1 to 365. */
  expiresInDays: number;
};

/** A personal access token to revoke. */
export type RevokeAccessTokenInput = {
  /** UUIDv7 of one of the viewer's tokens. */
  tokenId: string;
};

export type { UserErrorCode };

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { accessTokens: Array<{ tokenId: string, name: string, scope: TokenScope, canManagePeople: boolean, canManageWebhooks: boolean, workspaceName: string, ending: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, isExpired: boolean }> };

export type TokenWorkspacesQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenWorkspacesQuery = { workspaces: Array<{ workspaceId: string, name: string, companyName: string }> };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { secret: string | null, accessToken: { tokenId: string, name: string, scope: TokenScope, canManagePeople: boolean, canManageWebhooks: boolean, workspaceName: string, ending: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, isExpired: boolean } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { tokenId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type TokenRowFragment = { tokenId: string, name: string, scope: TokenScope, canManagePeople: boolean, canManageWebhooks: boolean, workspaceName: string, ending: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, isExpired: boolean };

export const TokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"canManagePeople"}},{"kind":"Field","name":{"kind":"Name","value":"canManageWebhooks"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<TokenRowFragment, unknown>;
export const AccessTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"canManagePeople"}},{"kind":"Field","name":{"kind":"Name","value":"canManageWebhooks"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<AccessTokensQuery, AccessTokensQueryVariables>;
export const TokenWorkspacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TokenWorkspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}}]} as unknown as DocumentNode<TokenWorkspacesQuery, TokenWorkspacesQueryVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"canManagePeople"}},{"kind":"Field","name":{"kind":"Name","value":"canManageWebhooks"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;

/** Reads `AccessTokens`. Pass `skipToken` while its variables are not known yet. */
export function useAccessTokensQuery(options?: useQuery.Options<AccessTokensQuery, AccessTokensQueryVariables> | SkipToken) {
  return useQuery(AccessTokensDocument, options);
}

/** Reads `AccessTokens` when the returned function is called. */
export function useAccessTokensLazyQuery(options?: useLazyQuery.Options<AccessTokensQuery, AccessTokensQueryVariables>) {
  return useLazyQuery(AccessTokensDocument, options);
}

/** Reads `AccessTokens` under a Suspense boundary: data is always there. */
export function useAccessTokensSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<AccessTokensQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AccessTokensDocument, options ?? {});
}

/** Reads `TokenWorkspaces`. Pass `skipToken` while its variables are not known yet. */
export function useTokenWorkspacesQuery(options?: useQuery.Options<TokenWorkspacesQuery, TokenWorkspacesQueryVariables> | SkipToken) {
  return useQuery(TokenWorkspacesDocument, options);
}

/** Reads `TokenWorkspaces` when the returned function is called. */
export function useTokenWorkspacesLazyQuery(options?: useLazyQuery.Options<TokenWorkspacesQuery, TokenWorkspacesQueryVariables>) {
  return useLazyQuery(TokenWorkspacesDocument, options);
}

/** Reads `TokenWorkspaces` under a Suspense boundary: data is always there. */
export function useTokenWorkspacesSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<TokenWorkspacesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(TokenWorkspacesDocument, options ?? {});
}

/** Runs `CreateAccessToken`; variables are passed to the returned function. */
export function useCreateAccessTokenMutation(
  options?: Omit<useMutation.Options<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CreateAccessTokenMutation, CreateAccessTokenMutationVariables> {
  return useMutation<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>(CreateAccessTokenDocument, options);
}

/** Runs `RevokeAccessToken`; variables are passed to the returned function. */
export function useRevokeAccessTokenMutation(
  options?: Omit<useMutation.Options<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables> {
  return useMutation<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>(RevokeAccessTokenDocument, options);
}
