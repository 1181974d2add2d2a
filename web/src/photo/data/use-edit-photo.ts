import { useApolloClient } from '@apollo/client/react';
import type { PhotoInput } from '@roofline/schema/photo/photo';
import { useSave } from '../../app/save/use-save';
import { useUpdatePhotoMutation } from './PhotoCommands.generated';
import { usePhotosReread } from './photos-changed';
import type { PhotoItem } from './use-photo-list';

/** Returns all values that a photo is saved with, as they are now. */
export const valuesOf = (photo: PhotoItem): PhotoInput => ({
  description: photo.description,
  takenDate: photo.takenDate,
  latitude: photo.latitude,
  longitude: photo.longitude,
  includeInPhotosReport: photo.includeInPhotosReport,
  propertyComponentIds: photo.propertyComponents.map(({ propertyComponentId }) => propertyComponentId),
});

/** The last edit from this page, of one photo, which may still be on its way. */
interface LastEdit {
  propertyPhotoId: string;
  /** The version that was on screen when the edit was sent. */
  from: number;
  /** The photo as the edit saved it; null where it failed. */
  saved: Promise<PhotoItem | null>;
}
const lastEdits = new WeakMap<object, LastEdit>();

/** Returns the photo as the last edit from this page has left it, once that edit is done. */
async function afterOwnEdits(photo: PhotoItem, last: LastEdit | undefined): Promise<PhotoItem> {
  if (last?.propertyPhotoId !== photo.propertyPhotoId) return photo;
  const saved = await last.saved;
  const isOurs = saved && last.from <= photo.version && photo.version < saved.version;
  return isOurs ? saved : photo;
}

/**
 * Returns a function that saves some values of a photo. Form, switch and chips each send all values with the version on screen,
 * so one that is pressed while another is on its way waits for it and goes on from the photo that it saved.
 */
export function useUpdatePhoto() {
  const client = useApolloClient();
  const [update] = useUpdatePhotoMutation();
  return (photo: PhotoItem, change: Partial<PhotoInput>) => {
    const { propertyPhotoId, version: from } = photo;
    const base = afterOwnEdits(photo, lastEdits.get(client));
    const answer = base.then((now) =>
      update({
        variables: {
          input: { propertyPhotoId, version: now.version, values: { ...valuesOf(now), ...change } },
        },
      }),
    );
    const saved = answer.then(
      ({ data }) => data?.updatePhoto.photo ?? null,
      () => null,
    );
    lastEdits.set(client, { propertyPhotoId, from, saved });
    return answer;
  };
}

export interface EditOptions {
  photo: PhotoItem;
  /** Toast of a success. */
  done?: string;
  onSaved?: () => void;
  /** Reads the photo again: someone else changed it, or it is gone. */
  reload: () => unknown;
}

/** Saves one change of a photo at once, by a switch or a chip. A toast says what goes wrong. */
export function useEditPhoto({ photo, done, onSaved, reload }: EditOptions) {
  const update = useUpdatePhoto();
  const reread = usePhotosReread();
  return useSave({
    send: (change: Partial<PhotoInput>) => update(photo, change),
    done,
    failed: (problem) => problem,
    onSaved() {
      reread();
      onSaved?.();
    },
    onOutdated: reload,
  });
}
