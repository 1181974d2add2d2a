/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How the content of a file can be shown in the page. */
export type FilePreviewKind =
  /** In the page's own PDF viewer. */
  | 'pdf'
  /** As an image. */
  | 'image'
  /** As text. */
  | 'text'
  /** As a table: a spreadsheet or CSV. */
  | 'table'
  /** Only by download. */
  | 'none';

/** What became of the picture of a photo. */
export type PhotoImageState =
  /** Its sizes are being made, behind the upload; its addresses answer 409 until they are. */
  | 'beingMade'
  /** All of its sizes can be had. */
  | 'ready'
  /** The uploaded file can't be decoded; `imageProblem` says how to mend that. */
  | 'failed';

export type ComponentMediaQueryVariables = Exact<{
  propertyComponentId: string;
}>;


export type ComponentMediaQuery = { component: { propertyComponentId: string, files: Array<{ propertyFileId: string, folderId: string | null, fileName: string, fileSize: number, uploadDate: string, uploadByFullName: string, previewKind: FilePreviewKind }>, photos: Array<{ propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } }>, primaryPhoto: { propertyPhotoId: string } | null } | null };


export const ComponentMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyComponentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyComponentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFileId"}},{"kind":"Field","name":{"kind":"Name","value":"folderId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"previewKind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryPhoto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<ComponentMediaQuery, ComponentMediaQueryVariables>;

/** Reads `ComponentMedia`. Pass `skipToken` while its variables are not known yet. */
export function useComponentMediaQuery(options: useQuery.Options<ComponentMediaQuery, ComponentMediaQueryVariables> | SkipToken) {
  return useQuery(ComponentMediaDocument, options);
}

/** Reads `ComponentMedia` when the returned function is called. */
export function useComponentMediaLazyQuery(options?: useLazyQuery.Options<ComponentMediaQuery, ComponentMediaQueryVariables>) {
  return useLazyQuery(ComponentMediaDocument, options);
}

/** Reads `ComponentMedia` under a Suspense boundary: data is always there. */
export function useComponentMediaSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ComponentMediaQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentMediaDocument, options);
}
