import type { ImageState, PhotoActions } from '@roofline/schema/photo/photo';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** What a decision about a photo needs to know of it. */
export interface PhotoSubject {
  /** The viewer uploaded it. */
  isOwn: boolean;
  imageState: ImageState;
  /** The picture failed because its job was given up. */
  pictureGivenUp: boolean;
}

/** Does the viewer see everyone's photos of the property, or only their own? */
export const seesAllPhotos = (actions: PropertyActions): boolean => actions.editPhotos;

/** May the viewer know that the photo exists? If not the answer is 404, never 403. */
export function canSeePhoto(actions: PropertyActions, { isOwn }: Pick<PhotoSubject, 'isOwn'>): boolean {
  return actions.addPhotos && (isOwn || seesAllPhotos(actions));
}

/** Everything that the viewer may do with a photo that they see. */
export function photoActions(
  actions: PropertyActions,
  { isOwn, imageState, pictureGivenUp }: PhotoSubject,
): PhotoActions {
  const edit = actions.editPhotos || (isOwn && actions.addPhotos);
  return {
    edit,
    delete: actions.deletePhotos,
    changeReport: actions.editPhotos,
    // A file without a picture may say things of itself that nobody else is shown (UP-17).
    retryPicture: edit && pictureGivenUp,
    download: imageState === 'ready' || (imageState === 'failed' && isOwn),
  };
}
