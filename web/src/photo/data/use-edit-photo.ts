import type { PhotoInput } from '@roofline/schema/photo/photo';
import { useSave } from '../../app/save/use-save';
import { useUpdatePhotoMutation } from './PhotoCommands.generated';
import { usePhotosReread } from './photos-changed';
import type { PhotoItem } from './use-photo-list';

/** Everything that a photo is saved with, as it is now. */
export const valuesOf = (photo: PhotoItem): PhotoInput => ({
  description: photo.description,
  takenDate: photo.takenDate,
  latitude: photo.latitude,
  longitude: photo.longitude,
  includeInPhotosReport: photo.includeInPhotosReport,
  propertyComponentIds: photo.propertyComponents.map(({ propertyComponentId }) => propertyComponentId),
});

export interface EditOptions {
  photo: PhotoItem;
  /** Toast of a success. */
  done?: string;
  onSaved?: () => void;
  /** Someone else changed it, or it is gone: read it again. */
  reload: () => unknown;
}

/** Changes one thing of a photo at once: a switch, a chip. What goes wrong is said by a toast. */
export function useEditPhoto({ photo, done, onSaved, reload }: EditOptions) {
  const [update] = useUpdatePhotoMutation();
  const reread = usePhotosReread();
  return useSave({
    send: (change: Partial<PhotoInput>) => {
      const { propertyPhotoId, version } = photo;
      return update({
        variables: { input: { propertyPhotoId, version, values: { ...valuesOf(photo), ...change } } },
      });
    },
    done,
    failed: (problem) => problem,
    onSaved() {
      reread();
      onSaved?.();
    },
    onOutdated: reload,
  });
}
