import { outcomeOf } from '../../app/save/outcome';
import { toast } from '../../ui/feedback/toast';
import { chosenWords } from '../model/file-words';
import { useFilesChanged } from '../model/files-changed';
import { idsOf, type Chosen } from '../model/folder-tree';
import { useRestoreFilesMutation } from './FileCommands.generated';

/** Returns a function that puts deleted files and folders back to where they were, and answers whether it could. */
export function useRestore(propertyId: string): (chosen: Chosen) => Promise<boolean> {
  const [restore] = useRestoreFilesMutation();
  const filesChanged = useFilesChanged(propertyId);
  return async (chosen) => {
    const outcome = await outcomeOf(() => restore({ variables: { input: idsOf(chosen) } }));
    const isDone = !('event' in outcome);
    if (isDone) toast.success(`${chosenWords(chosen)} restored`);
    else toast.failure(outcome.errors[0]?.detail ?? 'Uh oh. An error occured. Please try again.');
    await filesChanged();
    return isDone;
  };
}

/** Returns a function that says what was deleted, and offers Undo, also after the user has left the screen. */
export function useUndoableDeletion(propertyId: string): (chosen: Chosen) => void {
  const restore = useRestore(propertyId);
  return (chosen) =>
    toast.success(`${chosenWords(chosen)} deleted`, { label: 'Undo', onSelect: () => void restore(chosen) });
}
