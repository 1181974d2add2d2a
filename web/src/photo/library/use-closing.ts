import type { usePhotoAddress } from '../data/photo-address';
import { usePhotosChanged } from '../data/photos-changed';
import type { usePhotoList } from '../data/use-photo-list';
import { useUndoDelete } from '../data/use-undo-delete';
import type { GridHandle } from '../grid/PhotoGrid';

interface ClosingOptions {
  propertyId: string;
  photos: ReturnType<typeof usePhotoList>;
  address: Pick<ReturnType<typeof usePhotoAddress>, 'openId' | 'open'>;
  grid: { current: GridHandle | null };
}

/** Returns what happens to the pane when its photo changes, is closed or is deleted. */
export function useClosing({ propertyId, photos: { list }, address, grid }: ClosingOptions) {
  const photosChanged = usePhotosChanged(propertyId);
  const offerUndo = useUndoDelete(propertyId);
  const { openId } = address;
  return {
    open(propertyPhotoId: string) {
      address.open(propertyPhotoId);
      const index = list?.indexOf(propertyPhotoId) ?? -1;
      if (index >= 0) grid.current?.reveal(index);
    },
    close() {
      const index = openId === null || !list ? -1 : list.indexOf(openId);
      address.open(null);
      if (index >= 0) grid.current?.focus(index);
    },
    /** The next photo takes its place, after the last the one before, so that bad pictures are deleted one after the other. */
    deleted(propertyPhotoId: string) {
      const index = list?.indexOf(propertyPhotoId) ?? -1;
      const next = index < 0 ? undefined : (list?.at(index + 1) ?? list?.at(index - 1));
      address.open(next?.propertyPhotoId ?? null);
      photosChanged();
      offerUndo([propertyPhotoId]);
    },
    gone: (ids: readonly string[]) => openId !== null && ids.includes(openId) && address.open(null),
  };
}
