import type { ImageState, PhotoActions } from '@roofline/schema/photo/photo';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** The facts about a photo that decide what the viewer may do with it. */
export interface PhotoSubject {
  /** The viewer uploaded it. */
  isOwn: boolean;
  imageState: ImageState;
  /** The picture failed because its job was given up, not because of the file. */
  pictureGivenUp: boolean;
}

/** Returns whether the viewer sees everyone's photos of the property, not only their own. */
export const seesAllPhotos = (actions: PropertyActions): boolean => actions.editPhotos;

/** Returns whether the viewer may know that the photo exists. If not, the answer is 404, never 403. */
export function canSeePhoto(actions: PropertyActions, { isOwn }: Pick<PhotoSubject, 'isOwn'>): boolean {
  return actions.addPhotos && (isOwn || seesAllPhotos(actions));
}

/** Returns everything that the viewer may do with a photo that they see. */
export function photoActions(
  actions: PropertyActions,
  { isOwn, imageState, pictureGivenUp }: PhotoSubject,
): PhotoActions {
  const edit = actions.editPhotos || (isOwn && actions.addPhotos);
  return {
    edit,
    delete: actions.deletePhotos,
    changeReport: actions.editPhotos,
    // A file without a picture may contain metadata that no one else may see (UP-17).
    retryPicture: edit && pictureGivenUp,
    download: imageState === 'ready' || (imageState === 'failed' && isOwn),
  };
}
