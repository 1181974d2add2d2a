/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a job. */
export type JobStatus =
  /** Waits for its turn. */
  | 'queued'
  /** Is running. */
  | 'running'
  /** Finished with a result. */
  | 'succeeded'
  /** Ended without a result; see `errors`. */
  | 'failed'
  /** Canceled on request before it saved anything. */
  | 'canceled';

/** What became of a property of a workbook. */
export type PropertyImportStatus =
  /** It can be added. */
  | 'ready'
  /** The workbook has to be corrected. */
  | 'problems'
  /** The portfolio already has a property of the same name and address. */
  | 'exists'
  /** It is in the portfolio. */
  | 'added'
  /** It was refused when it was added. */
  | 'failed';

/** Which workbook to add the properties of. */
export type AcceptPropertyImportInput = {
  /** UUIDv7 of the upload. */
  propertyImportId: string;
  /** True adds the properties without problems and leaves everything else out. */
  leaveOut?: boolean;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

export type { UserErrorCode };

export type PropertyImportPortfoliosQueryVariables = Exact<{ [key: string]: never; }>;


export type PropertyImportPortfoliosQuery = { newPropertyWorkspaces: Array<{ workspaceId: string, name: string }> };

export type PropertyImportQueryVariables = Exact<{
  propertyImportId: string;
}>;


export type PropertyImportQuery = { propertyImport: { propertyImportId: string, workspaceId: string, workspaceName: string, fileName: string, isAccepted: boolean, problemCount: number, remarks: Array<string>, jobId: string | null, counts: { ready: number, problems: number, exists: number, added: number, failed: number }, lines: Array<{ position: number, row: number, name: string, city: string | null, state: string | null, numberOfUnits: number | null, startingReserveBalance: number | null, componentCount: number, componentsCost: number, status: PropertyImportStatus, propertyId: string | null, problemCount: number, notes: Array<string>, problems: Array<{ sheetName: string | null, row: number | null, column: string | null, value: string | null, detail: string }> }>, problems: Array<{ sheetName: string | null, row: number | null, column: string | null, value: string | null, detail: string }> } | null };

export type AcceptPropertyImportMutationVariables = Exact<{
  input: AcceptPropertyImportInput;
}>;


export type AcceptPropertyImportMutation = { acceptPropertyImport: { job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type PropertyImportAllFragment = { propertyImportId: string, workspaceId: string, workspaceName: string, fileName: string, isAccepted: boolean, problemCount: number, remarks: Array<string>, jobId: string | null, counts: { ready: number, problems: number, exists: number, added: number, failed: number }, lines: Array<{ position: number, row: number, name: string, city: string | null, state: string | null, numberOfUnits: number | null, startingReserveBalance: number | null, componentCount: number, componentsCost: number, status: PropertyImportStatus, propertyId: string | null, problemCount: number, notes: Array<string>, problems: Array<{ sheetName: string | null, row: number | null, column: string | null, value: string | null, detail: string }> }>, problems: Array<{ sheetName: string | null, row: number | null, column: string | null, value: string | null, detail: string }> };

export type PropertyImportRowFragment = { position: number, row: number, name: string, city: string | null, state: string | null, numberOfUnits: number | null, startingReserveBalance: number | null, componentCount: number, componentsCost: number, status: PropertyImportStatus, propertyId: string | null, problemCount: number, notes: Array<string>, problems: Array<{ sheetName: string | null, row: number | null, column: string | null, value: string | null, detail: string }> };

export type PropertyImportTroubleFragment = { sheetName: string | null, row: number | null, column: string | null, value: string | null, detail: string };

export const PropertyImportTroubleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportTrouble"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<PropertyImportTroubleFragment, unknown>;
export const PropertyImportRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"startingReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"componentCount"}},{"kind":"Field","name":{"kind":"Name","value":"componentsCost"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportTrouble"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportTrouble"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<PropertyImportRowFragment, unknown>;
export const PropertyImportAllFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportAll"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyImportId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"exists"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportTrouble"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportTrouble"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"startingReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"componentCount"}},{"kind":"Field","name":{"kind":"Name","value":"componentsCost"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportTrouble"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}}]} as unknown as DocumentNode<PropertyImportAllFragment, unknown>;
export const PropertyImportPortfoliosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyImportPortfolios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newPropertyWorkspaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PropertyImportPortfoliosQuery, PropertyImportPortfoliosQueryVariables>;
export const PropertyImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyImportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyImportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyImportId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportAll"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportTrouble"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"numberOfUnits"}},{"kind":"Field","name":{"kind":"Name","value":"startingReserveBalance"}},{"kind":"Field","name":{"kind":"Name","value":"componentCount"}},{"kind":"Field","name":{"kind":"Name","value":"componentsCost"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportTrouble"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyImportAll"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyImportId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ready"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"exists"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyImportTrouble"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]} as unknown as DocumentNode<PropertyImportQuery, PropertyImportQueryVariables>;
export const AcceptPropertyImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPropertyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptPropertyImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPropertyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<AcceptPropertyImportMutation, AcceptPropertyImportMutationVariables>;

/** Reads `PropertyImportPortfolios`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyImportPortfoliosQuery(options?: useQuery.Options<PropertyImportPortfoliosQuery, PropertyImportPortfoliosQueryVariables> | SkipToken) {
  return useQuery(PropertyImportPortfoliosDocument, options);
}

/** Reads `PropertyImportPortfolios` when the returned function is called. */
export function usePropertyImportPortfoliosLazyQuery(options?: useLazyQuery.Options<PropertyImportPortfoliosQuery, PropertyImportPortfoliosQueryVariables>) {
  return useLazyQuery(PropertyImportPortfoliosDocument, options);
}

/** Reads `PropertyImportPortfolios` under a Suspense boundary: data is always there. */
export function usePropertyImportPortfoliosSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<PropertyImportPortfoliosQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyImportPortfoliosDocument, options ?? {});
}

/** Reads `PropertyImport`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyImportQuery(options: useQuery.Options<PropertyImportQuery, PropertyImportQueryVariables> | SkipToken) {
  return useQuery(PropertyImportDocument, options);
}

/** Reads `PropertyImport` when the returned function is called. */
export function usePropertyImportLazyQuery(options?: useLazyQuery.Options<PropertyImportQuery, PropertyImportQueryVariables>) {
  return useLazyQuery(PropertyImportDocument, options);
}

/** Reads `PropertyImport` under a Suspense boundary: data is always there. */
export function usePropertyImportSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyImportQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyImportDocument, options);
}

/** Runs `AcceptPropertyImport`; variables are passed to the returned function. */
export function useAcceptPropertyImportMutation(
  options?: Omit<useMutation.Options<AcceptPropertyImportMutation, AcceptPropertyImportMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AcceptPropertyImportMutation, AcceptPropertyImportMutationVariables> {
  return useMutation<AcceptPropertyImportMutation, AcceptPropertyImportMutationVariables>(AcceptPropertyImportDocument, options);
}
