import { useCallback } from 'react';
import { outcomeOf } from '../../app/save/outcome';
import { toast } from '../../ui/feedback/toast';
import { counted } from '../../ui/format/count';
import { useRestorePhotosMutation } from './PhotoCommands.generated';
import { usePhotosChanged } from './photos-changed';

/** Returns a function that says that photos are deleted, and offers Undo for ten seconds. */
export function useUndoDelete(propertyId: string): (propertyPhotoIds: readonly string[]) => void {
  const [restore] = useRestorePhotosMutation();
  const photosChanged = usePhotosChanged(propertyId);
  return useCallback(
    (propertyPhotoIds) => {
      const what = propertyPhotoIds.length === 1 ? 'Photo' : counted(propertyPhotoIds.length, 'photo');
      const undo = async () => {
        const input = { propertyPhotoIds: [...propertyPhotoIds] };
        const outcome = await outcomeOf(() => restore({ variables: { input } }));
        if ('event' in outcome) toast.failure(outcome.errors.map(({ detail }) => detail).join(' '));
        else toast.success(`${what} restored`);
        photosChanged();
      };
      toast.success(`${what} deleted`, { label: 'Undo', onSelect: () => void undo() });
    },
    [restore, photosChanged],
  );
}
