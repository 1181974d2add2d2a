/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The values of a reserve study. */
export type ReserveStudyInput = {
  /** Day of the study. */
  date: string;
  /** 1 to 4. */
  reserveStudyTypeId: number;
  /** Name of the provider. */
  providerName?: string | null | undefined;
  /** 0 to 99,000,000. */
  cost?: number | null | undefined;
  /** Full studies only. */
  inspectionDate?: string | null | undefined;
  /** Its document: UUIDv7 of a file of the property. Null for none. */
  propertyFileId?: string | null | undefined;
};

/** A study to add. */
export type AddReserveStudyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: ReserveStudyInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A study to change. */
export type UpdateReserveStudyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the study. */
  propertyReserveStudyId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: ReserveStudyInput;
};

/** A study to remove. */
export type RemoveReserveStudyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the study. */
  propertyReserveStudyId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type ReserveStudiesQueryVariables = Exact<{
  propertyId: string;
}>;


export type ReserveStudiesQuery = { property: { propertyId: string, viewerCan: { viewReserveStudies: boolean, editReserveStudies: boolean }, reserveStudies: Array<{ propertyReserveStudyId: string, date: string, reserveStudyTypeId: number, reserveStudyTypeName: string, providerName: string | null, cost: number | null, inspectionDate: string | null, propertyFileId: string | null, version: number, document: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number } | null }> } | null };

export type AddReserveStudyMutationVariables = Exact<{
  input: AddReserveStudyInput;
}>;


export type AddReserveStudyMutation = { addReserveStudy: { property: { propertyId: string, reserveStudies: Array<{ propertyReserveStudyId: string, date: string, reserveStudyTypeId: number, reserveStudyTypeName: string, providerName: string | null, cost: number | null, inspectionDate: string | null, propertyFileId: string | null, version: number, document: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number } | null }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateReserveStudyMutationVariables = Exact<{
  input: UpdateReserveStudyInput;
}>;


export type UpdateReserveStudyMutation = { updateReserveStudy: { property: { propertyId: string, reserveStudies: Array<{ propertyReserveStudyId: string, date: string, reserveStudyTypeId: number, reserveStudyTypeName: string, providerName: string | null, cost: number | null, inspectionDate: string | null, propertyFileId: string | null, version: number, document: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number } | null }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveReserveStudyMutationVariables = Exact<{
  input: RemoveReserveStudyInput;
}>;


export type RemoveReserveStudyMutation = { removeReserveStudy: { property: { propertyId: string, reserveStudies: Array<{ propertyReserveStudyId: string, date: string, reserveStudyTypeId: number, reserveStudyTypeName: string, providerName: string | null, cost: number | null, inspectionDate: string | null, propertyFileId: string | null, version: number, document: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number } | null }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type StudyRowFragment = { propertyReserveStudyId: string, date: string, reserveStudyTypeId: number, reserveStudyTypeName: string, providerName: string | null, cost: number | null, inspectionDate: string | null, propertyFileId: string | null, version: number, document: { propertyFileId: string, folderId: string | null, fileName: string, fileSize: number } | null };

export const StudyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyReserveStudyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionDate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<StudyRowFragment, unknown>;
export const ReserveStudiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReserveStudies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewReserveStudies"}},{"kind":"Field","name":{"kind":"Name","value":"editReserveStudies"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyReserveStudyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionDate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ReserveStudiesQuery, ReserveStudiesQueryVariables>;
export const AddReserveStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReserveStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReserveStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReserveStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyReserveStudyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionDate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddReserveStudyMutation, AddReserveStudyMutationVariables>;
export const UpdateReserveStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReserveStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReserveStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReserveStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyReserveStudyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionDate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateReserveStudyMutation, UpdateReserveStudyMutationVariables>;
export const RemoveReserveStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveReserveStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveReserveStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReserveStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveStudy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyReserveStudyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveStudyTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionDate"}},{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RemoveReserveStudyMutation, RemoveReserveStudyMutationVariables>;

/** Reads `ReserveStudies`. Pass `skipToken` while its variables are not known yet. */
export function useReserveStudiesQuery(options: useQuery.Options<ReserveStudiesQuery, ReserveStudiesQueryVariables> | SkipToken) {
  return useQuery(ReserveStudiesDocument, options);
}

/** Reads `ReserveStudies` when the returned function is called. */
export function useReserveStudiesLazyQuery(options?: useLazyQuery.Options<ReserveStudiesQuery, ReserveStudiesQueryVariables>) {
  return useLazyQuery(ReserveStudiesDocument, options);
}

/** Reads `ReserveStudies` under a Suspense boundary: data is always there. */
export function useReserveStudiesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ReserveStudiesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ReserveStudiesDocument, options);
}

/** Runs `AddReserveStudy`; variables are passed to the returned function. */
export function useAddReserveStudyMutation(
  options?: Omit<useMutation.Options<AddReserveStudyMutation, AddReserveStudyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddReserveStudyMutation, AddReserveStudyMutationVariables> {
  return useMutation<AddReserveStudyMutation, AddReserveStudyMutationVariables>(AddReserveStudyDocument, options);
}

/** Runs `UpdateReserveStudy`; variables are passed to the returned function. */
export function useUpdateReserveStudyMutation(
  options?: Omit<useMutation.Options<UpdateReserveStudyMutation, UpdateReserveStudyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateReserveStudyMutation, UpdateReserveStudyMutationVariables> {
  return useMutation<UpdateReserveStudyMutation, UpdateReserveStudyMutationVariables>(UpdateReserveStudyDocument, options);
}

/** Runs `RemoveReserveStudy`; variables are passed to the returned function. */
export function useRemoveReserveStudyMutation(
  options?: Omit<useMutation.Options<RemoveReserveStudyMutation, RemoveReserveStudyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveReserveStudyMutation, RemoveReserveStudyMutationVariables> {
  return useMutation<RemoveReserveStudyMutation, RemoveReserveStudyMutationVariables>(RemoveReserveStudyDocument, options);
}
