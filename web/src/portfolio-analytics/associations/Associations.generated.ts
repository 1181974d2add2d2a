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

/** The funding that an association's figures follow. */
export type LeadingFunding =
  /** The plan that the board adopted. */
  | 'adopted'
  /** The plan that the disclosure is drawn from. */
  | 'disclosure'
  /** The recommended plan. */
  | 'recommended'
  /** The plan that Roofline calculates. */
  | 'calculated'
  /** The contribution as it is paid today. */
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

export type PortfolioAssociationsQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
  view: AssociationViewInput;
  page: number;
  pageSize: number;
}>;


export type PortfolioAssociationsQuery = { portfolioAssociations: { totalCount: number, items: Array<{ propertyId: string, name: string, city: string, state: string, numberOfUnits: number, fiscalYear: number | null, leadBy: LeadingFunding | null, planName: string | null, percentFunded: number | null, fundingBand: FundingBand | null, lowestBalance: number | null, lowestBalanceYear: number | null, firstYearBelowZero: number | null, fiveYearCover: number | null, disclosureDue: string | null, isDisclosureOverdue: boolean, studyDate: string | null, contribution: number | null, recommendedContribution: number | null, contributionShare: number | null, problem: string | null }>, summary: { associations: number, withFigures: number, weak: number, fair: number, strong: number, belowZero: number, coverBelow100: number, disclosureOverdue: number, contributeLess: number, waiting: number, histogram: Array<{ from: number, to: number | null, associations: number }> } } };

export type AssociationRowFragment = { propertyId: string, name: string, city: string, state: string, numberOfUnits: number, fiscalYear: number | null, leadBy: LeadingFunding | null, planName: string | null, percentFunded: number | null, fundingBand: FundingBand | null, lowestBalance: number | null, lowestBalanceYear: number | null, firstYearBelowZero: number | null, fiveYearCover: number | null, disclosureDue: string | null, isDisclosureOverdue: boolean, studyDate: string | null, contribution: number | null, recommendedContribution: number | null, contributionShare: number | null, problem: string | null };

export const AssociationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Association"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"leadBy"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"percentFunded"}},{"kind":"Field","name":{"kind":"Name","value":"fundingBand"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalanceYear"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearBelowZero"}},{"kind":"Field","name":{"kind":"Name","value":"fiveYearCover"}},{"kind":"Field","name":{"kind":"Name","value":"disclosureDue"}},{"kind":"Field","name":{"kind":"Name","value":"isDisclosureOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"studyDate"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"recommendedContribution"}},{"kind":"Field","name":{"kind":"Name","value":"contributionShare"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<AssociationRowFragment, unknown>;
export const PortfolioAssociationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortfolioAssociations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationViewInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolioAssociations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associations"}},{"kind":"Field","name":{"kind":"Name","value":"withFigures"}},{"kind":"Field","name":{"kind":"Name","value":"weak"}},{"kind":"Field","name":{"kind":"Name","value":"fair"}},{"kind":"Field","name":{"kind":"Name","value":"strong"}},{"kind":"Field","name":{"kind":"Name","value":"belowZero"}},{"kind":"Field","name":{"kind":"Name","value":"coverBelow100"}},{"kind":"Field","name":{"kind":"Name","value":"disclosureOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"contributeLess"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"associations"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Association"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"leadBy"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"percentFunded"}},{"kind":"Field","name":{"kind":"Name","value":"fundingBand"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lowestBalanceYear"}},{"kind":"Field","name":{"kind":"Name","value":"firstYearBelowZero"}},{"kind":"Field","name":{"kind":"Name","value":"fiveYearCover"}},{"kind":"Field","name":{"kind":"Name","value":"disclosureDue"}},{"kind":"Field","name":{"kind":"Name","value":"isDisclosureOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"studyDate"}},{"kind":"Field","name":{"kind":"Name","value":"contribution"}},{"kind":"Field","name":{"kind":"Name","value":"recommendedContribution"}},{"kind":"Field","name":{"kind":"Name","value":"contributionShare"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<PortfolioAssociationsQuery, PortfolioAssociationsQueryVariables>;

/** Reads `PortfolioAssociations`. Pass `skipToken` while its variables are not known yet. */
export function usePortfolioAssociationsQuery(options: useQuery.Options<PortfolioAssociationsQuery, PortfolioAssociationsQueryVariables> | SkipToken) {
  return useQuery(PortfolioAssociationsDocument, options);
}

/** Reads `PortfolioAssociations` when the returned function is called. */
export function usePortfolioAssociationsLazyQuery(options?: useLazyQuery.Options<PortfolioAssociationsQuery, PortfolioAssociationsQueryVariables>) {
  return useLazyQuery(PortfolioAssociationsDocument, options);
}

/** Reads `PortfolioAssociations` under a Suspense boundary: data is always there. */
export function usePortfolioAssociationsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PortfolioAssociationsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PortfolioAssociationsDocument, options);
}
