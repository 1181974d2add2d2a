import { outcomeOf } from '../../app/save/outcome';
import { toast } from '../../ui/feedback/toast';
import { chosenWords } from '../model/file-words';
import { useFilesChanged } from '../model/files-changed';
import { idsOf, type Chosen } from '../model/folder-tree';
import { useRestoreFilesMutation } from './FileCommands.generated';

/** Puts deleted things back to where they were; answers whether it could. */
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

/** Says that things are deleted, and offers to undo it: also after their screen was left. */
export function useUndoableDeletion(propertyId: string): (chosen: Chosen) => void {
  const restore = useRestore(propertyId);
  return (chosen) =>
    toast.success(`${chosenWords(chosen)} deleted`, { label: 'Undo', onSelect: () => void restore(chosen) });
}
