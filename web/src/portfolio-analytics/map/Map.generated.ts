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

/** Sort keys of a list of associations. Associations without the figure come last. */
export type AssociationSort =
  /** By name. */
  | 'name'
  /** By percent funded. */
  | 'percentFunded'
  /** By the lowest balance of the next 30 years. */
  | 'lowestBalance'
  /** By the first year that ends below zero. */
  | 'firstYearBelowZero'
  /** By the five-year cover. */
  | 'fiveYearCover'
  /** By the day on which the next disclosure is due. */
  | 'disclosureDue'
  /** By the day of the newest reserve study. */
  | 'studyDate'
  /** By the contribution in percent of what is recommended. */
  | 'contributionShare';

/** Filters and order of a list of associations. */
export type AssociationViewInput = {
  /** Part of the name, city or state; not case-sensitive. */
  text?: string | null | undefined;
  /** Only this rating of percent funded, in the bands of the portfolio. */
  band?: FundingBand | null | undefined;
  /** Only associations that end this fiscal year, or one before it, below zero. */
  belowZeroBy?: number | null | undefined;
  /** True for associations whose disclosure is overdue. */
  isDisclosureOverdue?: boolean | null | undefined;
  /** What the figures follow from. */
  basis?: FundingBasis;
  /** Sort key. */
  sort?: AssociationSort;
  /** The largest first. */
  descending?: boolean;
};

/** Rating of percent funded, in three bands. */
export type FundingBand =
  /** Below 30%. */
  | 'weak'
  /** 30% to below 70%. */
  | 'fair'
  /** 70% and over. */
  | 'strong';

export type PortfolioMapQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  view: AssociationViewInput;
}>;


export type PortfolioMapQuery = { portfolioMap: { left: number, withoutPlace: number, named: Array<{ propertyId: string, name: string, city: string, state: string }>, places: Array<{ propertyId: string, name: string, city: string, state: string, percentFunded: number | null, fundingBand: FundingBand | null, lowestBalance: number | null, firstYearBelowZero: number | null, latitude: number, longitude: number }> } };

export type MapPlaceFragment = { propertyId: string, name: string, city: string, state: string, percentFunded: number | null, fundingBand: FundingBand | null, lowestBalance: number | null, firstYearBelowZero: number | null, latitude: number, longitude: number };

export const MapPlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentFunded"}},{"kind":"Field","name":{"kind":"Name","value":"fundingBand"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearBelowZero"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<MapPlaceFragment, unknown>;
export const PortfolioMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPlace"}},{"kind":"Field","name":{"kind":"Name","value":"named"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MapPlace"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentFunded"}},{"kind":"Field","name":{"kind":"Name","value":"fundingBand"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearBelowZero"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<PortfolioMapQuery, PortfolioMapQueryVariables>;

/** Reads `PortfolioMap`. Pass `skipToken` while its variables are not known yet. */
export function usePortfolioMapQuery(options: useQuery.Options<PortfolioMapQuery, PortfolioMapQueryVariables> | SkipToken) {
  return useQuery(PortfolioMapDocument, options);
}

/** Reads `PortfolioMap` when the returned function is called. */
export function usePortfolioMapLazyQuery(options?: useLazyQuery.Options<PortfolioMapQuery, PortfolioMapQueryVariables>) {
  return useLazyQuery(PortfolioMapDocument, options);
}

/** Reads `PortfolioMap` under a Suspense boundary: data is always there. */
export function usePortfolioMapSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PortfolioMapQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PortfolioMapDocument, options);
}
