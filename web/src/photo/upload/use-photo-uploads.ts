import { uploadFile } from '../../app/upload/upload-file';
import { useUploads } from '../../app/upload/use-uploads';
import { counted } from '../../ui/format/count';
import { usePhotosChanged } from '../data/photos-changed';
import { photoFileProblem } from './photo-file';

/** Sends photos to a property, and hangs them on a component where one is named. */
export function usePhotoUploads(propertyId: string, propertyComponentId: string | null) {
  const fields: Record<string, string> = propertyComponentId
    ? { propertyComponentIds: propertyComponentId }
    : {};
  return useUploads({
    send: (file, sending) =>
      uploadFile(`/upload/photo/${propertyId}`, file, sending, { part: 'files', fields }),
    problemOf: photoFileProblem,
    onSaved: usePhotosChanged(propertyId),
    done: (count) => `${counted(count, 'photo')} uploaded`,
  });
}
