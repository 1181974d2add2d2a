/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A browser to sign out. */
export type EndBrowserSessionInput = {
  /** UUIDv7 of one of the viewer's sessions. */
  sessionId: string;
};

export type { UserErrorCode };

export type BrowserSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrowserSessionsQuery = { browserSessions: Array<{ sessionId: string, userAgent: string | null, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type EndBrowserSessionMutationVariables = Exact<{
  input: EndBrowserSessionInput;
}>;


export type EndBrowserSessionMutation = { endBrowserSession: { sessionId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const BrowserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowserSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browserSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<BrowserSessionsQuery, BrowserSessionsQueryVariables>;
export const EndBrowserSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndBrowserSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndBrowserSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endBrowserSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<EndBrowserSessionMutation, EndBrowserSessionMutationVariables>;

/** Reads `BrowserSessions`. Pass `skipToken` while its variables are not known yet. */
export function useBrowserSessionsQuery(options?: useQuery.Options<BrowserSessionsQuery, BrowserSessionsQueryVariables> | SkipToken) {
  return useQuery(BrowserSessionsDocument, options);
}

/** Reads `BrowserSessions` when the returned function is called. */
export function useBrowserSessionsLazyQuery(options?: useLazyQuery.Options<BrowserSessionsQuery, BrowserSessionsQueryVariables>) {
  return useLazyQuery(BrowserSessionsDocument, options);
}

/** Reads `BrowserSessions` under a Suspense boundary: data is always there. */
export function useBrowserSessionsSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<BrowserSessionsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(BrowserSessionsDocument, options ?? {});
}

/** Runs `EndBrowserSession`; variables are passed to the returned function. */
export function useEndBrowserSessionMutation(
  options?: Omit<useMutation.Options<EndBrowserSessionMutation, EndBrowserSessionMutationVariables>, 'variables'>,
): useMutation.ResultTuple<EndBrowserSessionMutation, EndBrowserSessionMutationVariables> {
  return useMutation<EndBrowserSessionMutation, EndBrowserSessionMutationVariables>(EndBrowserSessionDocument, options);
}
