/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of the picture of a photo. */
export type PhotoImageState =
  /** Its sizes are being made, behind the upload; its addresses answer 409 until they are. */
  | 'beingMade'
  /** All of its sizes can be had. */
  | 'ready'
  /** The uploaded file can't be decoded; `imageProblem` says how to mend that. */
  | 'failed';

/** The values of a photo: all of them, since what is left out is emptied. */
export type PhotoInput = {
  /** At most 4,000 characters. */
  description?: string | null | undefined;
  /** ISO 8601 without a zone: 2026-10-28T09:14:00. */
  takenDate?: string | null | undefined;
  /** Degrees, -90 to 90; with a longitude. */
  latitude?: number | null | undefined;
  /** Degrees, -180 to 180; with a latitude. */
  longitude?: number | null | undefined;
  /** Whether it is in the photos report; ignored where the viewer may not change that. */
  includeInPhotosReport?: boolean;
  /** Components that it shows: a line of any year of the property stands for its component. At most 100. */
  propertyComponentIds?: Array<string>;
};

/** A photo to change. */
export type UpdatePhotoInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: PhotoInput;
};

/** The photo that stands for a component. */
export type SetPrimaryPhotoInput = {
  /** UUIDv7 of a line of the component. */
  propertyComponentId: string;
  /** UUIDv7 of the photo; it is put on the component when it is not yet. */
  propertyPhotoId: string;
};

/** Photos to put on components, or to take off them. */
export type AssignPhotosInput = {
  /** Ids of 1 to 1,000 photos, all of one property. */
  propertyPhotoIds: Array<string>;
  /** Ids of lines of the components; none only with unassign. */
  propertyComponentIds?: Array<string>;
  /** True takes the photos off these components; without components, off all of them. */
  unassign?: boolean;
};

/** Photos to put into the photos report, or to take out. */
export type SetPhotosReportInput = {
  /** Ids of 1 to 1,000 photos, all of one property. */
  propertyPhotoIds: Array<string>;
  /** Whether they are in the photos report. */
  includeInPhotosReport: boolean;
};

/** Photos to add to a project. */
export type AddPhotosToProjectInput = {
  /** Ids of 1 to 1,000 photos, all of the project's property. */
  propertyPhotoIds: Array<string>;
  /** UUIDv7 of the project. */
  projectId: string;
};

/** A photo to remove from a project; its components may still bring it there. */
export type RemovePhotoFromProjectInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: string;
  /** UUIDv7 of the project. */
  projectId: string;
};

/** A photo whose picture is to be tried again. */
export type RetryPhotoPictureInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: string;
};

/** A photo to delete. */
export type DeletePhotoInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: string;
  /** Version that the viewer saw. */
  version: number;
};

/** Photos to delete. */
export type DeletePhotosInput = {
  /** Ids of 1 to 1,000 photos, all of one property. */
  propertyPhotoIds: Array<string>;
};

/** Photos to take out of the trash. */
export type RestorePhotosInput = {
  /** Ids of 1 to 1,000 deleted photos, all of one property. */
  propertyPhotoIds: Array<string>;
};

/** Photos to erase from the trash for good. */
export type ErasePhotosInput = {
  /** Ids of 1 to 1,000 deleted photos, all of one property. */
  propertyPhotoIds: Array<string>;
};

export type { UserErrorCode };

export type UpdatePhotoMutationVariables = Exact<{
  input: UpdatePhotoInput;
}>;


export type UpdatePhotoMutation = { updatePhoto: { photo: { propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RetryPhotoPictureMutationVariables = Exact<{
  input: RetryPhotoPictureInput;
}>;


export type RetryPhotoPictureMutation = { retryPhotoPicture: { photo: { propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SetPrimaryPhotoMutationVariables = Exact<{
  input: SetPrimaryPhotoInput;
}>;


export type SetPrimaryPhotoMutation = { setPrimaryPhoto: { component: { propertyComponentId: string, photos: Array<{ propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } }>, primaryPhoto: { propertyPhotoId: string } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AssignPhotosMutationVariables = Exact<{
  input: AssignPhotosInput;
}>;


export type AssignPhotosMutation = { assignPhotos: { photos: Array<{ propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } }>, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SetPhotosReportMutationVariables = Exact<{
  input: SetPhotosReportInput;
}>;


export type SetPhotosReportMutation = { setPhotosReport: { photos: Array<{ propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } }>, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AddPhotosToProjectMutationVariables = Exact<{
  input: AddPhotosToProjectInput;
}>;


export type AddPhotosToProjectMutation = { addPhotosToProject: { photos: Array<{ propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } }>, project: { projectId: string, photoCount: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemovePhotoFromProjectMutationVariables = Exact<{
  input: RemovePhotoFromProjectInput;
}>;


export type RemovePhotoFromProjectMutation = { removePhotoFromProject: { photos: Array<{ propertyPhotoId: string, propertyId: string, fileName: string, smallFileUrl: string, mediumFileUrl: string, largeFileUrl: string, originalFileUrl: string, description: string | null, takenDate: string | null, uploadDate: string, uploadByFullName: string, latitude: number | null, longitude: number | null, includeInPhotosReport: boolean, isPrimaryOf: Array<string>, width: number, height: number, imageState: PhotoImageState, imageProblem: string | null, placeholder: string | null, camera: string | null, version: number, propertyComponents: Array<{ propertyComponentId: string, name: string, category: string, categoryPosition: number }>, projects: Array<{ projectId: string, name: string }>, viewerCan: { edit: boolean, delete: boolean, changeReport: boolean, retryPicture: boolean, download: boolean } }>, project: { projectId: string, photoCount: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DeletePhotoMutationVariables = Exact<{
  input: DeletePhotoInput;
}>;


export type DeletePhotoMutation = { deletePhoto: { propertyPhotoIds: Array<string>, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DeletePhotosMutationVariables = Exact<{
  input: DeletePhotosInput;
}>;


export type DeletePhotosMutation = { deletePhotos: { propertyPhotoIds: Array<string>, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RestorePhotosMutationVariables = Exact<{
  input: RestorePhotosInput;
}>;


export type RestorePhotosMutation = { restorePhotos: { propertyPhotoIds: Array<string>, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ErasePhotosMutationVariables = Exact<{
  input: ErasePhotosInput;
}>;


export type ErasePhotosMutation = { erasePhotos: { propertyPhotoIds: Array<string>, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const UpdatePhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<UpdatePhotoMutation, UpdatePhotoMutationVariables>;
export const RetryPhotoPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryPhotoPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryPhotoPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryPhotoPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<RetryPhotoPictureMutation, RetryPhotoPictureMutationVariables>;
export const SetPrimaryPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPrimaryPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPrimaryPhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPrimaryPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryPhoto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<SetPrimaryPhotoMutation, SetPrimaryPhotoMutationVariables>;
export const AssignPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignPhotosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignPhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<AssignPhotosMutation, AssignPhotosMutationVariables>;
export const SetPhotosReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPhotosReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPhotosReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPhotosReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<SetPhotosReportMutation, SetPhotosReportMutationVariables>;
export const AddPhotosToProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPhotosToProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPhotosToProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPhotosToProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<AddPhotosToProjectMutation, AddPhotosToProjectMutationVariables>;
export const RemovePhotoFromProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePhotoFromProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePhotoFromProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePhotoFromProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"smallFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mediumFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"largeFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalFileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"takenDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadDate"}},{"kind":"Field","name":{"kind":"Name","value":"uploadByFullName"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"includeInPhotosReport"}},{"kind":"Field","name":{"kind":"Name","value":"propertyComponents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyComponentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryPosition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"projects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPrimaryOf"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"imageState"}},{"kind":"Field","name":{"kind":"Name","value":"imageProblem"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"camera"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"changeReport"}},{"kind":"Field","name":{"kind":"Name","value":"retryPicture"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<RemovePhotoFromProjectMutation, RemovePhotoFromProjectMutationVariables>;
export const DeletePhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePhotoMutation, DeletePhotoMutationVariables>;
export const DeletePhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePhotosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePhotosMutation, DeletePhotosMutationVariables>;
export const RestorePhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestorePhotosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RestorePhotosMutation, RestorePhotosMutationVariables>;
export const ErasePhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasePhotosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyPhotoIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ErasePhotosMutation, ErasePhotosMutationVariables>;

/** Runs `UpdatePhoto`; variables are passed to the returned function. */
export function useUpdatePhotoMutation(
  options?: Omit<useMutation.Options<UpdatePhotoMutation, UpdatePhotoMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdatePhotoMutation, UpdatePhotoMutationVariables> {
  return useMutation<UpdatePhotoMutation, UpdatePhotoMutationVariables>(UpdatePhotoDocument, options);
}

/** Runs `RetryPhotoPicture`; variables are passed to the returned function. */
export function useRetryPhotoPictureMutation(
  options?: Omit<useMutation.Options<RetryPhotoPictureMutation, RetryPhotoPictureMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RetryPhotoPictureMutation, RetryPhotoPictureMutationVariables> {
  return useMutation<RetryPhotoPictureMutation, RetryPhotoPictureMutationVariables>(RetryPhotoPictureDocument, options);
}

/** Runs `SetPrimaryPhoto`; variables are passed to the returned function. */
export function useSetPrimaryPhotoMutation(
  options?: Omit<useMutation.Options<SetPrimaryPhotoMutation, SetPrimaryPhotoMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetPrimaryPhotoMutation, SetPrimaryPhotoMutationVariables> {
  return useMutation<SetPrimaryPhotoMutation, SetPrimaryPhotoMutationVariables>(SetPrimaryPhotoDocument, options);
}

/** Runs `AssignPhotos`; variables are passed to the returned function. */
export function useAssignPhotosMutation(
  options?: Omit<useMutation.Options<AssignPhotosMutation, AssignPhotosMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AssignPhotosMutation, AssignPhotosMutationVariables> {
  return useMutation<AssignPhotosMutation, AssignPhotosMutationVariables>(AssignPhotosDocument, options);
}

/** Runs `SetPhotosReport`; variables are passed to the returned function. */
export function useSetPhotosReportMutation(
  options?: Omit<useMutation.Options<SetPhotosReportMutation, SetPhotosReportMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetPhotosReportMutation, SetPhotosReportMutationVariables> {
  return useMutation<SetPhotosReportMutation, SetPhotosReportMutationVariables>(SetPhotosReportDocument, options);
}

/** Runs `AddPhotosToProject`; variables are passed to the returned function. */
export function useAddPhotosToProjectMutation(
  options?: Omit<useMutation.Options<AddPhotosToProjectMutation, AddPhotosToProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddPhotosToProjectMutation, AddPhotosToProjectMutationVariables> {
  return useMutation<AddPhotosToProjectMutation, AddPhotosToProjectMutationVariables>(AddPhotosToProjectDocument, options);
}

/** Runs `RemovePhotoFromProject`; variables are passed to the returned function. */
export function useRemovePhotoFromProjectMutation(
  options?: Omit<useMutation.Options<RemovePhotoFromProjectMutation, RemovePhotoFromProjectMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemovePhotoFromProjectMutation, RemovePhotoFromProjectMutationVariables> {
  return useMutation<RemovePhotoFromProjectMutation, RemovePhotoFromProjectMutationVariables>(RemovePhotoFromProjectDocument, options);
}

/** Runs `DeletePhoto`; variables are passed to the returned function. */
export function useDeletePhotoMutation(
  options?: Omit<useMutation.Options<DeletePhotoMutation, DeletePhotoMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeletePhotoMutation, DeletePhotoMutationVariables> {
  return useMutation<DeletePhotoMutation, DeletePhotoMutationVariables>(DeletePhotoDocument, options);
}

/** Runs `DeletePhotos`; variables are passed to the returned function. */
export function useDeletePhotosMutation(
  options?: Omit<useMutation.Options<DeletePhotosMutation, DeletePhotosMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeletePhotosMutation, DeletePhotosMutationVariables> {
  return useMutation<DeletePhotosMutation, DeletePhotosMutationVariables>(DeletePhotosDocument, options);
}

/** Runs `RestorePhotos`; variables are passed to the returned function. */
export function useRestorePhotosMutation(
  options?: Omit<useMutation.Options<RestorePhotosMutation, RestorePhotosMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RestorePhotosMutation, RestorePhotosMutationVariables> {
  return useMutation<RestorePhotosMutation, RestorePhotosMutationVariables>(RestorePhotosDocument, options);
}

/** Runs `ErasePhotos`; variables are passed to the returned function. */
export function useErasePhotosMutation(
  options?: Omit<useMutation.Options<ErasePhotosMutation, ErasePhotosMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ErasePhotosMutation, ErasePhotosMutationVariables> {
  return useMutation<ErasePhotosMutation, ErasePhotosMutationVariables>(ErasePhotosDocument, options);
}
