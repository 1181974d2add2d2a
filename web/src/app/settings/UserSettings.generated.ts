/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type { UserErrorCode };

/** Color theme. */
export type ColorModeChoice =
  /** The theme of the computer. */
  | 'system'
  /** Light. */
  | 'light'
  /** Dark. */
  | 'dark';

/** Height of the rows in tables. */
export type DensityChoice =
  /** 32 pixels. */
  | 'compact'
  /** 38 pixels. */
  | 'default'
  /** 48 pixels. */
  | 'comfortable';

/** Separator between groups of digits; the decimal separator is always a point. */
export type NumberFormat =
  /** 1,234.56 */
  | 'comma'
  /** 1 234.56 */
  | 'space'
  /** 1'234.56 */
  | 'apostrophe'
  /** 1234.56 */
  | 'none';

/** Date format. */
export type DateFormat =
  /** Nov 20, 2026 */
  | 'text'
  /** 11/20/2026 */
  | 'us'
  /** 2026-11-20 */
  | 'iso';

/** All the settings. */
export type SaveUserSettingsInput = {
  /** Color theme. */
  colorMode: ColorModeChoice;
  /** Height of the rows in tables. */
  density: DensityChoice;
  /** How numbers and amounts are grouped. */
  numberFormat: NumberFormat;
  /** Date format. */
  dateFormat: DateFormat;
  /** UUIDv7 of a property that the viewer can access; null for none. */
  defaultPropertyId?: string | null | undefined;
  /** Version that the change starts from. */
  version: number;
};

export type UserSettingsFieldsFragment = { colorMode: ColorModeChoice, density: DensityChoice, numberFormat: NumberFormat, dateFormat: DateFormat, defaultPropertyId: string | null, version: number };

export type CurrentUserSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserSettingsQuery = { userSettings: { colorMode: ColorModeChoice, density: DensityChoice, numberFormat: NumberFormat, dateFormat: DateFormat, defaultPropertyId: string | null, version: number } };

export type SaveUserSettingsMutationVariables = Exact<{
  input: SaveUserSettingsInput;
}>;


export type SaveUserSettingsMutation = { saveUserSettings: { userSettings: { colorMode: ColorModeChoice, density: DensityChoice, numberFormat: NumberFormat, dateFormat: DateFormat, defaultPropertyId: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export const UserSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colorMode"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"numberFormat"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserSettingsFieldsFragment, unknown>;
export const CurrentUserSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentUserSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colorMode"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"numberFormat"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CurrentUserSettingsQuery, CurrentUserSettingsQueryVariables>;
export const SaveUserSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveUserSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveUserSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveUserSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserSettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colorMode"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"numberFormat"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveUserSettingsMutation, SaveUserSettingsMutationVariables>;

/** Reads `CurrentUserSettings`. Pass `skipToken` while its variables are not known yet. */
export function useCurrentUserSettingsQuery(options?: useQuery.Options<CurrentUserSettingsQuery, CurrentUserSettingsQueryVariables> | SkipToken) {
  return useQuery(CurrentUserSettingsDocument, options);
}

/** Reads `CurrentUserSettings` when the returned function is called. */
export function useCurrentUserSettingsLazyQuery(options?: useLazyQuery.Options<CurrentUserSettingsQuery, CurrentUserSettingsQueryVariables>) {
  return useLazyQuery(CurrentUserSettingsDocument, options);
}

/** Reads `CurrentUserSettings` under a Suspense boundary: data is always there. */
export function useCurrentUserSettingsSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<CurrentUserSettingsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(CurrentUserSettingsDocument, options ?? {});
}

/** Runs `SaveUserSettings`; variables are passed to the returned function. */
export function useSaveUserSettingsMutation(
  options?: Omit<useMutation.Options<SaveUserSettingsMutation, SaveUserSettingsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SaveUserSettingsMutation, SaveUserSettingsMutationVariables> {
  return useMutation<SaveUserSettingsMutation, SaveUserSettingsMutationVariables>(SaveUserSettingsDocument, options);
}
