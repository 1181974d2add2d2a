import { BulkError } from '../../app/bulk/BulkError';
import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useEraseFilesMutation } from '../commands/FileCommands.generated';
import { chosenWords } from '../model/file-words';
import { useFilesChanged } from '../model/files-changed';
import { idsOf, type Chosen } from '../model/folder-tree';

interface EraseDialogProps {
  chosen: Chosen;
  propertyId: string;
  onClose: () => void;
}

/** Erases deleted files and folders at once, with all their versions: no one can bring them back. */
export function EraseDialog({ chosen, propertyId, onClose }: EraseDialogProps) {
  const [erase] = useEraseFilesMutation();
  const filesChanged = useFilesChanged(propertyId);
  const what = chosenWords(chosen);
  const { save, saving, problems, forget } = useSave({
    send: () => erase({ variables: { input: idsOf(chosen) } }),
    done: `${what} erased`,
    onSaved: () => {
      onClose();
      return filesChanged();
    },
    onOutdated: filesChanged,
  });
  return (
    <>
      <ConfirmDialog
        open
        title={`Erase ${what}`}
        confirmText="Erase"
        busyText="Erasing..."
        destructive
        busy={saving}
        onConfirm={() => void save(null)}
        onCancel={onClose}
      >
        <p>All versions of {what} are erased now. This cannot be undone.</p>
      </ConfirmDialog>
      <BulkError doing={null} what="files" problems={problems} onClose={forget} />
    </>
  );
}
