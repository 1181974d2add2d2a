/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { userId: string, email: string, firstName: string, lastName: string, fullName: string, imageUrl: string | null, isStaff: boolean, workspaceCount: number, memberships: Array<{ workspaceId: string, companyName: string, name: string, roleName: string, canManage: boolean, privateLabel: { name: string, logoUrl: string | null, accentColor: string | null } | null }>, viewerCan: { addProperty: boolean, seePortfolioColumn: boolean, setTestOnAdd: boolean, manageWorkspace: boolean } } | null, userSettings: { colorMode: ColorModeChoice, density: DensityChoice, numberFormat: NumberFormat, dateFormat: DateFormat, defaultPropertyId: string | null, version: number }, firstProperty: { totalCount: number, items: Array<{ propertyId: string }> } };


export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCount"}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"canManage"}},{"kind":"Field","name":{"kind":"Name","value":"privateLabel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProperty"}},{"kind":"Field","name":{"kind":"Name","value":"seePortfolioColumn"}},{"kind":"Field","name":{"kind":"Name","value":"setTestOnAdd"}},{"kind":"Field","name":{"kind":"Name","value":"manageWorkspace"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserSettingsFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"firstProperty"},"name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colorMode"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"numberFormat"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;

/** Reads `Viewer`. Pass `skipToken` while its variables are not known yet. */
export function useViewerQuery(options?: useQuery.Options<ViewerQuery, ViewerQueryVariables> | SkipToken) {
  return useQuery(ViewerDocument, options);
}

/** Reads `Viewer` when the returned function is called. */
export function useViewerLazyQuery(options?: useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) {
  return useLazyQuery(ViewerDocument, options);
}

/** Reads `Viewer` under a Suspense boundary: data is always there. */
export function useViewerSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<ViewerQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ViewerDocument, options ?? {});
}
