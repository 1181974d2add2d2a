/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How well funded, in three bands. */
export type FundingBand =
  /** Below 30 %. */
  | 'weak'
  /** 30 % to below 70 %. */
  | 'fair'
  /** 70 % and over. */
  | 'strong';

/** Which dashboard a fiscal year shows. */
export type DashboardView =
  /** A previous year: a placeholder. */
  | 'past'
  /** The current year. */
  | 'current'
  /** A future year: a projection. */
  | 'future';

export type DashboardQueryVariables = Exact<{
  propertyId: string;
  fiscalYear: number;
}>;

export type DashboardQuery = {
  property: {
    propertyId: string;
    name: string;
    numberOfUnits: number;
    viewerCan: { editComponents: boolean; edit: boolean };
    financialHealth: {
      propertyId: string;
      fiscalYear: number;
      basisFiscalYear: number | null;
      view: DashboardView;
      startDate: string;
      hasComponents: boolean;
      isDataTruncated: boolean;
      reserveAccountBalance: number | null;
      contributionsToReserves: number | null;
      totalAnticipatedExpenditures: number | null;
      percentageFunded: number | null;
      percentageFundedEnd: number | null;
      fundingBand: FundingBand | null;
      fullyFundedBalance: number | null;
      shortfallPerUnit: number | null;
      monthlyContributionPerUnit: number | null;
      componentsDue: number;
      lowestYearComponents: Array<string>;
      assumptionsProblem: string | null;
      lastUpdated: string | null;
      topExpenditures: Array<{
        propertyComponentId: string;
        name: string;
        category: string;
        categoryPosition: number;
        year: number;
        cost: number;
      }>;
      componentInventoryReport: {
        categories: Array<{
          category: string;
          categoryPosition: number;
          total: number;
          components: Array<{
            propertyComponentId: string;
            name: string;
            category: string;
            categoryPosition: number;
            year: number;
            cost: number;
          }>;
        }>;
      };
      anticipatedExpendituresReport: {
        anticipatedExpenditureYears: Array<{
          year: number;
          total: number;
          categories: Array<{ category: string; categoryPosition: number; total: number }>;
          components: Array<{
            propertyComponentId: string;
            name: string;
            category: string;
            categoryPosition: number;
            year: number;
            cost: number;
          }>;
        }>;
      };
      fundingReport: {
        lowestBalance: number;
        lowestBalanceYear: number;
        firstShortfallYear: number | null;
        endBalance: number;
        years: Array<{
          year: number;
          startBalance: number;
          contribution: number;
          specialAssessments: number;
          interest: number;
          expenditures: number;
          endBalance: number;
          fullyFundedStart: number;
          fullyFundedEnd: number;
          percentFundedStart: number | null;
          percentFundedEnd: number | null;
        }>;
      } | null;
      plans: Array<{
        planId: string | null;
        name: string;
        tags: Array<string>;
        firstYearContribution: number;
        increaseRate: number;
        lowestBalance: number;
        lowestBalanceYear: number;
        firstShortfallYear: number | null;
        percentFundedEnd: number | null;
        endBalances: Array<number>;
      }>;
    } | null;
  } | null;
};

export type ExpenditureLineFragment = {
  propertyComponentId: string;
  name: string;
  category: string;
  categoryPosition: number;
  year: number;
  cost: number;
};

export const ExpenditureLineFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ExpenditureLine' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Expenditure' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'propertyComponentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category' } },
          { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
          { kind: 'Field', name: { kind: 'Name', value: 'year' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cost' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExpenditureLineFragment, unknown>;
export const DashboardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Dashboard' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'propertyId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'fiscalYear' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'property' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'propertyId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'propertyId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'propertyId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'numberOfUnits' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'viewerCan' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'editComponents' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'edit' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'financialHealth' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'fiscalYear' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'fiscalYear' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'propertyId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'fiscalYear' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'basisFiscalYear' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'view' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'hasComponents' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isDataTruncated' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reserveAccountBalance' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'contributionsToReserves' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalAnticipatedExpenditures' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'percentageFunded' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'percentageFundedEnd' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'fundingBand' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'fullyFundedBalance' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'shortfallPerUnit' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'monthlyContributionPerUnit' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'componentsDue' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lowestYearComponents' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'topExpenditures' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ExpenditureLine' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'componentInventoryReport' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'categories' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'components' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'FragmentSpread',
                                          name: { kind: 'Name', value: 'ExpenditureLine' },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'anticipatedExpendituresReport' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'anticipatedExpenditureYears' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'categories' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        { kind: 'Field', name: { kind: 'Name', value: 'category' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
                                        { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                                      ],
                                    },
                                  },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'components' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'FragmentSpread',
                                          name: { kind: 'Name', value: 'ExpenditureLine' },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'fundingReport' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'lowestBalance' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lowestBalanceYear' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstShortfallYear' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endBalance' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'years' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'startBalance' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'contribution' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'specialAssessments' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'interest' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'expenditures' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'endBalance' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'fullyFundedStart' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'fullyFundedEnd' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'percentFundedStart' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'percentFundedEnd' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'plans' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'planId' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstYearContribution' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'increaseRate' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lowestBalance' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'lowestBalanceYear' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'firstShortfallYear' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'percentFundedEnd' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endBalances' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'assumptionsProblem' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastUpdated' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ExpenditureLine' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Expenditure' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'propertyComponentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'category' } },
          { kind: 'Field', name: { kind: 'Name', value: 'categoryPosition' } },
          { kind: 'Field', name: { kind: 'Name', value: 'year' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cost' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;

/** Reads `Dashboard`. Pass `skipToken` while its variables are not known yet. */
export function useDashboardQuery(
  options: useQuery.Options<DashboardQuery, DashboardQueryVariables> | SkipToken,
) {
  return useQuery(DashboardDocument, options);
}

/** Reads `Dashboard` when the returned function is called. */
export function useDashboardLazyQuery(
  options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>,
) {
  return useLazyQuery(DashboardDocument, options);
}

/** Reads `Dashboard` under a Suspense boundary: data is always there. */
export function useDashboardSuspenseQuery(
  options: Omit<
    useSuspenseQuery.Options<DashboardQueryVariables>,
    'skip' | 'errorPolicy' | 'returnPartialData'
  >,
) {
  return useSuspenseQuery(DashboardDocument, options);
}
