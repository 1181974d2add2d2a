/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether and how often email is sent. */
export type NotificationChannelInput = {
  /** True when email is sent at all. */
  email: boolean;
  /** 1 individual, 2 weekly digest, 3 monthly digest. */
  emailFrequencyId: number;
};

/** Email about one category. */
export type NotificationTaskSettingInput = {
  /** 1 task, 2 task note, 3 task media. */
  notificationCategoryId: number;
  /** Send email about it. */
  email: boolean;
};

/** The full preferences. */
export type SaveNotificationPreferencesInput = {
  /** Whether and how often email is sent. */
  channelSetting: NotificationChannelInput;
  /** Settings of all three categories, each exactly once. */
  taskSettings: Array<NotificationTaskSettingInput>;
  /** IANA name of the time zone; null for the service's own. Left out, it stays as it is. */
  timeZone?: string | null | undefined;
  /** Version that the change starts from. */
  version: number;
};

/** The time zone of the viewer's browser. */
export type NoteTimeZoneInput = {
  /** IANA name, `America/Los_Angeles`. */
  timeZone: string;
};

export type { UserErrorCode };

export type PreferencesFieldsFragment = { timeZone: string | null, version: number, channelSetting: { email: boolean, emailFrequencyId: number }, taskSettings: Array<{ notificationCategoryId: number, email: boolean }> };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: { timeZone: string | null, version: number, channelSetting: { email: boolean, emailFrequencyId: number }, taskSettings: Array<{ notificationCategoryId: number, email: boolean }> } };

export type SaveNotificationPreferencesMutationVariables = Exact<{
  input: SaveNotificationPreferencesInput;
}>;


export type SaveNotificationPreferencesMutation = { saveNotificationPreferences: { notificationPreferences: { timeZone: string | null, version: number, channelSetting: { email: boolean, emailFrequencyId: number }, taskSettings: Array<{ notificationCategoryId: number, email: boolean }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type NoteTimeZoneMutationVariables = Exact<{
  input: NoteTimeZoneInput;
}>;


export type NoteTimeZoneMutation = { noteTimeZone: { notificationPreferences: { timeZone: string | null } | null, userErrors: Array<{ detail: string }> } };

export const PreferencesFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailFrequencyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taskSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationCategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PreferencesFieldsFragment, unknown>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreferencesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailFrequencyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taskSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationCategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const SaveNotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreferencesFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailFrequencyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taskSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationCategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables>;
export const NoteTimeZoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteTimeZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteTimeZoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteTimeZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]} as unknown as DocumentNode<NoteTimeZoneMutation, NoteTimeZoneMutationVariables>;

/** Reads `NotificationPreferences`. Pass `skipToken` while its variables are not known yet. */
export function useNotificationPreferencesQuery(options?: useQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables> | SkipToken) {
  return useQuery(NotificationPreferencesDocument, options);
}

/** Reads `NotificationPreferences` when the returned function is called. */
export function useNotificationPreferencesLazyQuery(options?: useLazyQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
  return useLazyQuery(NotificationPreferencesDocument, options);
}

/** Reads `NotificationPreferences` under a Suspense boundary: data is always there. */
export function useNotificationPreferencesSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<NotificationPreferencesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(NotificationPreferencesDocument, options ?? {});
}

/** Runs `SaveNotificationPreferences`; variables are passed to the returned function. */
export function useSaveNotificationPreferencesMutation(
  options?: Omit<useMutation.Options<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables> {
  return useMutation<SaveNotificationPreferencesMutation, SaveNotificationPreferencesMutationVariables>(SaveNotificationPreferencesDocument, options);
}

/** Runs `NoteTimeZone`; variables are passed to the returned function. */
export function useNoteTimeZoneMutation(
  options?: Omit<useMutation.Options<NoteTimeZoneMutation, NoteTimeZoneMutationVariables>, 'variables'>,
): useMutation.ResultTuple<NoteTimeZoneMutation, NoteTimeZoneMutationVariables> {
  return useMutation<NoteTimeZoneMutation, NoteTimeZoneMutationVariables>(NoteTimeZoneDocument, options);
}
