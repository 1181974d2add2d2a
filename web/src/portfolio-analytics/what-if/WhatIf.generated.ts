/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the figures of associations follow from. */
export type FundingBasis =
  /** The adopted plan, else the recommended one, else the one that Roofline calculates. */
  | 'plan'
  /** The contribution as the association pays it today. */
  | 'current';

/** What changes for all associations at once. */
export type PortfolioWhatIfInput = {
  /** What the figures follow from. */
  basis?: FundingBasis;
  /** Points added to the inflation of every association, -20 to 20. */
  inflation?: number;
  /** Points added to the interest rate, -20 to 20. */
  interest?: number;
  /** Percent by which every contribution rises, -100 to 100. */
  contribution?: number;
  /** Percent by which every cost rises, -100 to 100. */
  cost?: number;
};

export type PortfolioWhatIfQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  change: PortfolioWhatIfInput;
}>;


export type PortfolioWhatIfQuery = { portfolioWhatIf: { associations: number, outOfRange: number, left: number, years: Array<{ year: number, before: number, after: number }>, moved: Array<{ propertyId: string, name: string, before: number | null, after: number | null }> } };


export const PortfolioWhatIfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioWhatIf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PortfolioWhatIfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioWhatIf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associations"}},{"kind":"Field","name":{"kind":"Name","value":"outOfRange"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<PortfolioWhatIfQuery, PortfolioWhatIfQueryVariables>;

/** Reads `PortfolioWhatIf`. Pass `skipToken` while its variables are not known yet. */
export function usePortfolioWhatIfQuery(options: useQuery.Options<PortfolioWhatIfQuery, PortfolioWhatIfQueryVariables> | SkipToken) {
  return useQuery(PortfolioWhatIfDocument, options);
}

/** Reads `PortfolioWhatIf` when the returned function is called. */
export function usePortfolioWhatIfLazyQuery(options?: useLazyQuery.Options<PortfolioWhatIfQuery, PortfolioWhatIfQueryVariables>) {
  return useLazyQuery(PortfolioWhatIfDocument, options);
}

/** Reads `PortfolioWhatIf` under a Suspense boundary: data is always there. */
export function usePortfolioWhatIfSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PortfolioWhatIfQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PortfolioWhatIfDocument, options);
}
