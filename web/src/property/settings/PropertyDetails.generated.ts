/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A place on the map. */
export type LatLngInput = {
  /** Latitude, -90 to 90. */
  lat: number;
  /** Longitude, -180 to 180. */
  lng: number;
};

/** Changed details of a property. */
export type UpdatePropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version that the edit started from. */
  version: number;
  /** Test property; unchanged unless the viewer may set it. */
  isTest?: boolean;
  /** Display Projects; unchanged unless internal staff sets it. */
  isFeatureToggleOn?: boolean | null | undefined;
  /** Display Planning; unchanged unless internal staff sets it. */
  allowPlanning?: boolean | null | undefined;
  /** Name, at most 250 characters. */
  name: string;
  /** Street address. */
  addressLine1: string;
  /** Second line. */
  addressLine2?: string | null | undefined;
  /** City. */
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
  /** 0 means empty. */
  yearOfConversion?: number;
  /** Free text. */
  propertyDescription?: string | null | undefined;
  /** Coordinates of the address. */
  latLng?: LatLngInput | null | undefined;
};

/** The property to remove the profile image from. */
export type RemovePropertyImageInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type PropertyDetailsQueryVariables = Exact<{
  propertyId: string;
}>;


export type PropertyDetailsQuery = { property: { propertyId: string, name: string, isTest: boolean, addressLine1: string, addressLine2: string | null, city: string, state: string, zipCode: string, yearBuilt: number, propertyTypeId: number, isCondoConverted: boolean, numberOfUnits: number, numberOfFloors: number | null, yearOfConversion: number, propertyDescription: string | null, profileImage: string | null, isFeatureToggleOn: boolean, allowPlanning: boolean, version: number, latLng: { lat: number, lng: number } | null, viewerCan: { edit: boolean, setTest: boolean, setDisplayToggles: boolean, viewConnectedApps: boolean, editLedger: boolean } } | null, propertyTypes: Array<{ id: number, name: string }> };

export type UpdatePropertyMutationVariables = Exact<{
  input: UpdatePropertyInput;
}>;


export type UpdatePropertyMutation = { updateProperty: { property: { propertyId: string, name: string, isTest: boolean, addressLine1: string, addressLine2: string | null, city: string, state: string, zipCode: string, yearBuilt: number, propertyTypeId: number, isCondoConverted: boolean, numberOfUnits: number, numberOfFloors: number | null, yearOfConversion: number, propertyDescription: string | null, profileImage: string | null, isFeatureToggleOn: boolean, allowPlanning: boolean, version: number, latLng: { lat: number, lng: number } | null, viewerCan: { edit: boolean, setTest: boolean, setDisplayToggles: boolean, viewConnectedApps: boolean, editLedger: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemovePropertyImageMutationVariables = Exact<{
  input: RemovePropertyImageInput;
}>;


export type RemovePropertyImageMutation = { removePropertyImage: { property: { propertyId: string, profileImage: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DetailsOfPropertyFragment = { propertyId: string, name: string, isTest: boolean, addressLine1: string, addressLine2: string | null, city: string, state: string, zipCode: string, yearBuilt: number, propertyTypeId: number, isCondoConverted: boolean, numberOfUnits: number, numberOfFloors: number | null, yearOfConversion: number, propertyDescription: string | null, profileImage: string | null, isFeatureToggleOn: boolean, allowPlanning: boolean, version: number, latLng: { lat: number, lng: number } | null, viewerCan: { edit: boolean, setTest: boolean, setDisplayToggles: boolean, viewConnectedApps: boolean, editLedger: boolean } };

export const DetailsOfPropertyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailsOfProperty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"yearBuilt"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"isCondoConverted"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfFloors"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfConversion"}},{"kind":"Field","name":{"kind":"Name","value":"propertyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"latLng"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFeatureToggleOn"}},{"kind":"Field","name":{"kind":"Name","value":"allowPlanning"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"setTest"}},{"kind":"Field","name":{"kind":"Name","value":"setDisplayToggles"}},{"kind":"Field","name":{"kind":"Name","value":"viewConnectedApps"}},{"kind":"Field","name":{"kind":"Name","value":"editLedger"}}]}}]}}]} as unknown as DocumentNode<DetailsOfPropertyFragment, unknown>;
export const PropertyDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetailsOfProperty"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailsOfProperty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"yearBuilt"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"isCondoConverted"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfFloors"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfConversion"}},{"kind":"Field","name":{"kind":"Name","value":"propertyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"latLng"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFeatureToggleOn"}},{"kind":"Field","name":{"kind":"Name","value":"allowPlanning"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"setTest"}},{"kind":"Field","name":{"kind":"Name","value":"setDisplayToggles"}},{"kind":"Field","name":{"kind":"Name","value":"viewConnectedApps"}},{"kind":"Field","name":{"kind":"Name","value":"editLedger"}}]}}]}}]} as unknown as DocumentNode<PropertyDetailsQuery, PropertyDetailsQueryVariables>;
export const UpdatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetailsOfProperty"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetailsOfProperty"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"yearBuilt"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"isCondoConverted"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfFloors"}},{"kind":"Field","name":{"kind":"Name","value":"yearOfConversion"}},{"kind":"Field","name":{"kind":"Name","value":"propertyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"latLng"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFeatureToggleOn"}},{"kind":"Field","name":{"kind":"Name","value":"allowPlanning"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"setTest"}},{"kind":"Field","name":{"kind":"Name","value":"setDisplayToggles"}},{"kind":"Field","name":{"kind":"Name","value":"viewConnectedApps"}},{"kind":"Field","name":{"kind":"Name","value":"editLedger"}}]}}]}}]} as unknown as DocumentNode<UpdatePropertyMutation, UpdatePropertyMutationVariables>;
export const RemovePropertyImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePropertyImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePropertyImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePropertyImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePropertyImageMutation, RemovePropertyImageMutationVariables>;

/** Reads `PropertyDetails`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyDetailsQuery(options: useQuery.Options<PropertyDetailsQuery, PropertyDetailsQueryVariables> | SkipToken) {
  return useQuery(PropertyDetailsDocument, options);
}

/** Reads `PropertyDetails` when the returned function is called. */
export function usePropertyDetailsLazyQuery(options?: useLazyQuery.Options<PropertyDetailsQuery, PropertyDetailsQueryVariables>) {
  return useLazyQuery(PropertyDetailsDocument, options);
}

/** Reads `PropertyDetails` under a Suspense boundary: data is always there. */
export function usePropertyDetailsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyDetailsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyDetailsDocument, options);
}

/** Runs `UpdateProperty`; variables are passed to the returned function. */
export function useUpdatePropertyMutation(
  options?: Omit<useMutation.Options<UpdatePropertyMutation, UpdatePropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdatePropertyMutation, UpdatePropertyMutationVariables> {
  return useMutation<UpdatePropertyMutation, UpdatePropertyMutationVariables>(UpdatePropertyDocument, options);
}

/** Runs `RemovePropertyImage`; variables are passed to the returned function. */
export function useRemovePropertyImageMutation(
  options?: Omit<useMutation.Options<RemovePropertyImageMutation, RemovePropertyImageMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemovePropertyImageMutation, RemovePropertyImageMutationVariables> {
  return useMutation<RemovePropertyImageMutation, RemovePropertyImageMutationVariables>(RemovePropertyImageDocument, options);
}
