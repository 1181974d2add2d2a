/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A field of ours that a column of a firm's own sheet can take. */
export type ExportField =
  /** Name of the component. */
  | 'name'
  /** Category of the component. */
  | 'category'
  /** Where the component is. */
  | 'location'
  /** How many units there are, with up to three decimals. */
  | 'quantity'
  /** Code of the unit, such as SF or EA. */
  | 'unitOfMeasure'
  /** Cost of one unit in dollars. */
  | 'unitCost'
  /** Quantity × unit cost × percent replaced, in dollars of the fiscal year. */
  | 'currentCost'
  /** Years from one replacement to the next. */
  | 'usefulLife'
  /** Years until the next replacement. */
  | 'remainingUsefulLife'
  /** Year in which the component was installed. */
  | 'placedInServiceYear'
  /** Year of the last replacement. */
  | 'lastReplacedYear'
  /** Yes for a component that is replaced only once, else No. */
  | 'isOneTime'
  /** Share that one replacement replaces, as a percentage. */
  | 'percentReplaced'
  /** Account in the general ledger. */
  | 'glCode'
  /** Notes. */
  | 'notes'
  /** Id of the component in Roofline: an import finds the component by it. */
  | 'propertyComponentId'
  /** Fiscal year of the next replacement. */
  | 'nextReplacementYear'
  /** Replacement cost with inflation up to the next replacement, in dollars. */
  | 'costAtReplacement'
  /** Last day of the warranty. */
  | 'warrantyUntil'
  /** Day of the next inspection. */
  | 'nextInspectionOn'
  /** Day of the last change (UTC). */
  | 'updatedAt'
  /** Fiscal year of the inventory. */
  | 'fiscalYear'
  /** Name of the property. */
  | 'propertyName'
  /** UUIDv7 of the property. */
  | 'propertyId';

/** The export map to remove. */
export type RemoveExportMapInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version that is removed. */
  version: number;
};

export type { UserErrorCode };

export type ExportMapQueryVariables = Exact<{
  propertyId: string;
}>;


export type ExportMapQuery = { adminProperty: { propertyId: string, name: string, workspaceName: string } | null, exportMap: { propertyId: string, fileName: string, importedAt: string, importedBy: string, version: number, columns: Array<{ heading: string, field: ExportField | null, text: string | null }> } | null };

export type ExportMapTryQueryVariables = Exact<{
  propertyId: string;
  fiscalYear?: number | null | undefined;
}>;


export type ExportMapTryQuery = { exportMapTry: { propertyId: string, fiscalYear: number, basisFiscalYear: number, years: Array<number>, headings: Array<string>, rows: Array<Array<string | null>>, totalCount: number } | null };

export type RemoveExportMapMutationVariables = Exact<{
  input: RemoveExportMapInput;
}>;


export type RemoveExportMapMutation = { removeExportMap: { propertyId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ExportMapInForceFragment = { propertyId: string, fileName: string, importedAt: string, importedBy: string, version: number, columns: Array<{ heading: string, field: ExportField | null, text: string | null }> };

export const ExportMapInForceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportMapInForce"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ExportMapInForceFragment, unknown>;
export const ExportMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exportMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportMapInForce"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportMapInForce"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ExportMapQuery, ExportMapQueryVariables>;
export const ExportMapTryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMapTry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMapTry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"basisFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"headings"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ExportMapTryQuery, ExportMapTryQueryVariables>;
export const RemoveExportMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveExportMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveExportMapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeExportMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveExportMapMutation, RemoveExportMapMutationVariables>;

/** Reads `ExportMap`. Pass `skipToken` while its variables are not known yet. */
export function useExportMapQuery(options: useQuery.Options<ExportMapQuery, ExportMapQueryVariables> | SkipToken) {
  return useQuery(ExportMapDocument, options);
}

/** Reads `ExportMap` when the returned function is called. */
export function useExportMapLazyQuery(options?: useLazyQuery.Options<ExportMapQuery, ExportMapQueryVariables>) {
  return useLazyQuery(ExportMapDocument, options);
}

/** Reads `ExportMap` under a Suspense boundary: data is always there. */
export function useExportMapSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ExportMapQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ExportMapDocument, options);
}

/** Reads `ExportMapTry`. Pass `skipToken` while its variables are not known yet. */
export function useExportMapTryQuery(options: useQuery.Options<ExportMapTryQuery, ExportMapTryQueryVariables> | SkipToken) {
  return useQuery(ExportMapTryDocument, options);
}

/** Reads `ExportMapTry` when the returned function is called. */
export function useExportMapTryLazyQuery(options?: useLazyQuery.Options<ExportMapTryQuery, ExportMapTryQueryVariables>) {
  return useLazyQuery(ExportMapTryDocument, options);
}

/** Reads `ExportMapTry` under a Suspense boundary: data is always there. */
export function useExportMapTrySuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ExportMapTryQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ExportMapTryDocument, options);
}

/** Runs `RemoveExportMap`; variables are passed to the returned function. */
export function useRemoveExportMapMutation(
  options?: Omit<useMutation.Options<RemoveExportMapMutation, RemoveExportMapMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveExportMapMutation, RemoveExportMapMutationVariables> {
  return useMutation<RemoveExportMapMutation, RemoveExportMapMutationVariables>(RemoveExportMapDocument, options);
}
