import { useSave } from '../../app/save/use-save';
import { chosenWords } from '../model/file-words';
import { useFilesChanged } from '../model/files-changed';
import { ALL_FILES, idsOf, outsideOf, type Chosen } from '../model/folder-tree';
import type { Folder } from '../model/use-files';
import { useMoveFilesMutation } from './FileCommands.generated';

interface Move {
  chosen: Chosen;
  targetFolderId: string | null;
}

/** Returns a function that moves files and folders into a folder, or to the top: all that are not there yet, or none. */
export function useMove(propertyId: string, folders: readonly Folder[], onDone?: () => void) {
  const [send] = useMoveFilesMutation();
  const filesChanged = useFilesChanged(propertyId);
  const nameOf = (id: string | null) =>
    folders.find(({ folderId }) => folderId === id)?.folderName ?? ALL_FILES;
  const { save, saving, problems, forget } = useSave({
    send: ({ chosen, targetFolderId }: Move) =>
      send({ variables: { input: { ...idsOf(chosen), targetFolderId } } }),
    done: (_payload, { chosen, targetFolderId }) =>
      `${chosenWords(chosen)} moved to ${nameOf(targetFolderId)}`,
    onSaved: () => {
      onDone?.();
      return filesChanged();
    },
    onOutdated: filesChanged,
  });
  const move = (chosen: Chosen, targetFolderId: string | null) =>
    save({ chosen: outsideOf(chosen, targetFolderId), targetFolderId });
  return { move, busy: saving, problems, forget };
}
