/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of the picture of a photo. */
export type PhotoImageState =
  /** Its sizes are being made, behind the upload; its addresses answer 409 until they are. */
  | 'beingMade'
  /** All of its sizes can be had. */
  | 'ready'
  /** The uploaded file can't be decoded; `imageProblem` says how to mend that. */
  | 'failed';

/** Kind of a piece of a report's summary sentence. */
export type ReportRunKind =
  /** Words between facts. */
  | 'text'
  /** An amount; its value is in dollars. */
  | 'money'
  /** A percentage; its value is in points. */
  | 'percent'
  /** Another fact, such as a year or a name. */
  | 'fact';

export type PhotosReportQueryVariables = Exact<{
  propertyId: string;
}>;


export type PhotosReportQuery = { property: { propertyId: string, photosReport: { photoCount: number, preparedAt: string, problem: string | null, verdict: Array<{ kind: ReportRunKind, text: string, value: number | null }>, groups: Array<{ component: { propertyComponentId: string, name: string, category: string, categoryPosition: number } | null, photos: Array<{ propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } }> }> } } | null };


export const PhotosReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhotosReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"photosReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"preparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<PhotosReportQuery, PhotosReportQueryVariables>;

/** Reads `PhotosReport`. Pass `skipToken` while its variables are not known yet. */
export function usePhotosReportQuery(options: useQuery.Options<PhotosReportQuery, PhotosReportQueryVariables> | SkipToken) {
  return useQuery(PhotosReportDocument, options);
}

/** Reads `PhotosReport` when the returned function is called. */
export function usePhotosReportLazyQuery(options?: useLazyQuery.Options<PhotosReportQuery, PhotosReportQueryVariables>) {
  return useLazyQuery(PhotosReportDocument, options);
}

/** Reads `PhotosReport` under a Suspense boundary: data is always there. */
export function usePhotosReportSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PhotosReportQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PhotosReportDocument, options);
}
