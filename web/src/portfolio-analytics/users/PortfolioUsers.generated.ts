/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When a user was last active. */
export type UserActivity =
  /** In the last 30 days. */
  | 'recent'
  /** Before that. */
  | 'quiet'
  /** Has not signed in since joining. */
  | 'never';

/** Sort keys of the users of a portfolio. */
export type AnalyticsUserSort =
  /** Who was active last comes first. */
  | 'lastActive'
  /** By name. */
  | 'name';

export type PortfolioUsersQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  text?: string | null | undefined;
  activity?: UserActivity | null | undefined;
  sort: AnalyticsUserSort;
  page: number;
  pageSize: number;
}>;


export type PortfolioUsersQuery = { portfolioUsers: { totalCount: number, items: Array<{ workspaceUserId: string, fullName: string, email: string, roleName: string, joinedOn: string, lastActiveAt: string | null, reachesAllProperties: boolean, activity: UserActivity, assignedProperties: Array<{ propertyId: string, name: string }> }>, summary: { users: number, recent: number, quiet: number, never: number, withoutManager: number } } };


export const PortfolioUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"activity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserActivity"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsUserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"activity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"activity"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceUserId"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"joinedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachesAllProperties"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"recent"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"}},{"kind":"Field","name":{"kind":"Name","value":"never"}},{"kind":"Field","name":{"kind":"Name","value":"withoutManager"}}]}}]}}]}}]} as unknown as DocumentNode<PortfolioUsersQuery, PortfolioUsersQueryVariables>;

/** Reads `PortfolioUsers`. Pass `skipToken` while its variables are not known yet. */
export function usePortfolioUsersQuery(options: useQuery.Options<PortfolioUsersQuery, PortfolioUsersQueryVariables> | SkipToken) {
  return useQuery(PortfolioUsersDocument, options);
}

/** Reads `PortfolioUsers` when the returned function is called. */
export function usePortfolioUsersLazyQuery(options?: useLazyQuery.Options<PortfolioUsersQuery, PortfolioUsersQueryVariables>) {
  return useLazyQuery(PortfolioUsersDocument, options);
}

/** Reads `PortfolioUsers` under a Suspense boundary: data is always there. */
export function usePortfolioUsersSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PortfolioUsersQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PortfolioUsersDocument, options);
}
