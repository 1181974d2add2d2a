/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The property whose feed is to be made. */
export type CreateCalendarFeedInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
};

/** The property whose feed is to be revoked. */
export type RevokeCalendarFeedInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
};

export type { UserErrorCode };

export type CalendarFeedQueryVariables = Exact<{
  propertyId: string;
}>;


export type CalendarFeedQuery = { property: { propertyId: string, calendarFeed: { createdAt: string, lastReadAt: string | null } | null } | null };

export type CalendarFeedFieldsFragment = { createdAt: string, lastReadAt: string | null };

export type CreateCalendarFeedMutationVariables = Exact<{
  input: CreateCalendarFeedInput;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { address: string | null, property: { propertyId: string, calendarFeed: { createdAt: string, lastReadAt: string | null } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RevokeCalendarFeedMutationVariables = Exact<{
  input: RevokeCalendarFeedInput;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: { property: { propertyId: string, calendarFeed: { createdAt: string, lastReadAt: string | null } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export const CalendarFeedFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<CalendarFeedFieldsFragment, unknown>;
export const CalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarFeedFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const CreateCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCalendarFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarFeedFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeCalendarFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarFeedFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;

/** Reads `CalendarFeed`. Pass `skipToken` while its variables are not known yet. */
export function useCalendarFeedQuery(options: useQuery.Options<CalendarFeedQuery, CalendarFeedQueryVariables> | SkipToken) {
  return useQuery(CalendarFeedDocument, options);
}

/** Reads `CalendarFeed` when the returned function is called. */
export function useCalendarFeedLazyQuery(options?: useLazyQuery.Options<CalendarFeedQuery, CalendarFeedQueryVariables>) {
  return useLazyQuery(CalendarFeedDocument, options);
}

/** Reads `CalendarFeed` under a Suspense boundary: data is always there. */
export function useCalendarFeedSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<CalendarFeedQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(CalendarFeedDocument, options);
}

/** Runs `CreateCalendarFeed`; variables are passed to the returned function. */
export function useCreateCalendarFeedMutation(
  options?: Omit<useMutation.Options<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables> {
  return useMutation<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>(CreateCalendarFeedDocument, options);
}

/** Runs `RevokeCalendarFeed`; variables are passed to the returned function. */
export function useRevokeCalendarFeedMutation(
  options?: Omit<useMutation.Options<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables> {
  return useMutation<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>(RevokeCalendarFeedDocument, options);
}
