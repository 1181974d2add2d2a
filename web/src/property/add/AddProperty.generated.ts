/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Finances of a fiscal year, as the forms send them. */
export type PropertyFinancialInput = {
  /** 1 to 12. */
  fiscalYearStartMonth: number;
  /** This year or one of the 15 before it. */
  startingFiscalYear: number;
  /** 0 to 99,000,000. */
  averageHoaAnnualFee: number;
  /** 0 to 50,000,000; required with loan analysis. */
  previousHoaAnnualFee?: number | null | undefined;
  /** 1 to 4. */
  feeCollectionFrequencyId: number;
  /** Up to 99,000,000; from 0 in the wizard, from -50,000,000 on the edit tab. */
  yearEndReserveBalance: number;
  /** 1 to 12. */
  reserveMonthStart: number;
  /** 0 to the annual fee. */
  annualReserveContribution: number;
  /** False clears the amount, true makes it required; left out, an amount that is not 0 means true. */
  hasUpcomingExpenses?: boolean | null | undefined;
  /** 0 to the balance that the fund will have by then, at most 50,000,000. */
  upcomingExpenses?: number | null | undefined;
  /** 0 to 99.99. */
  inflationRate: number;
  /** 0 to 99.99. */
  interestRate: number;
  /** 0 to 99.99. */
  reserveContributionIncreaseRate: number;
  /** Rewrite contribution, rates and balance of every plan that is not adopted. */
  updateAllPlans: boolean;
};

/** Details of a new property. */
export type AddPropertyInput = {
  /** Portfolio; required when the viewer has more than one. */
  workspaceId?: string | null | undefined;
  /** Test property; ignored unless internal staff sets it. */
  isTest?: boolean;
  /** Name, at most 250 characters. */
  name: string;
  /** Street address, at most 100 characters. */
  addressLine1: string;
  /** Second line, at most 100 characters. */
  addressLine2?: string | null | undefined;
  /** City, at most 100 characters. */
  city: string;
  /** State, letters only. */
  state: string;
  /** Five digits. */
  zipCode: string;
  /** 1700 to this year. */
  yearBuilt: number;
  /** Number of the property type. */
  propertyTypeId: number;
  /** True when it was converted to condominiums. */
  isCondoConverted: boolean;
  /** 1 to 99999. */
  numberOfUnits: number;
  /** Floors. */
  numberOfFloors?: number | null | undefined;
  /** From year built to this year; 0 means empty. */
  yearOfConversion?: number;
  /** Free text. */
  propertyDescription?: string | null | undefined;
  /** Coordinates of the address, found in the browser. */
  latLng?: LatLngInput | null | undefined;
  /** Financials of the starting fiscal year. */
  propertyFinancial: PropertyFinancialInput;
  /** The last reserve study, if there is one. */
  reserveStudy?: WizardReserveStudyInput | null | undefined;
  /** Idempotency key: repeating the request with the same key adds nothing and returns the first answer. */
  idempotencyKey: string;
};

/** A place on the map. */
export type LatLngInput = {
  /** Latitude, -90 to 90. */
  lat: number;
  /** Longitude, -180 to 180. */
  lng: number;
};

/** The last study in the wizard: all fields empty, or at least a date and a type. */
export type WizardReserveStudyInput = {
  /** Day of the study. */
  reserveStudyDate?: string | null | undefined;
  /** 1 to 4. */
  reserveStudyTypeId?: number | null | undefined;
  /** Name of the provider. */
  providerName?: string | null | undefined;
};

export type { UserErrorCode };

export type AddPropertyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddPropertyChoicesQuery = { propertyTypes: Array<{ id: number, name: string }>, newPropertyWorkspaces: Array<{ workspaceId: string, name: string, companyName: string, featureToggleLoanAnalysis: boolean }> };

export type AddPropertyMutationVariables = Exact<{
  input: AddPropertyInput;
}>;


export type AddPropertyMutation = { addProperty: { property: { propertyId: string, name: string, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const AddPropertyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddPropertyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newPropertyWorkspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"featureToggleLoanAnalysis"}}]}}]}}]} as unknown as DocumentNode<AddPropertyChoicesQuery, AddPropertyChoicesQueryVariables>;
export const AddPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddPropertyMutation, AddPropertyMutationVariables>;

/** Reads `AddPropertyChoices`. Pass `skipToken` while its variables are not known yet. */
export function useAddPropertyChoicesQuery(options?: useQuery.Options<AddPropertyChoicesQuery, AddPropertyChoicesQueryVariables> | SkipToken) {
  return useQuery(AddPropertyChoicesDocument, options);
}

/** Reads `AddPropertyChoices` when the returned function is called. */
export function useAddPropertyChoicesLazyQuery(options?: useLazyQuery.Options<AddPropertyChoicesQuery, AddPropertyChoicesQueryVariables>) {
  return useLazyQuery(AddPropertyChoicesDocument, options);
}

/** Reads `AddPropertyChoices` under a Suspense boundary: data is always there. */
export function useAddPropertyChoicesSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<AddPropertyChoicesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AddPropertyChoicesDocument, options ?? {});
}

/** Runs `AddProperty`; variables are passed to the returned function. */
export function useAddPropertyMutation(
  options?: Omit<useMutation.Options<AddPropertyMutation, AddPropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddPropertyMutation, AddPropertyMutationVariables> {
  return useMutation<AddPropertyMutation, AddPropertyMutationVariables>(AddPropertyDocument, options);
}
