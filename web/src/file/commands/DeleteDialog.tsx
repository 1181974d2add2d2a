import { BulkError } from '../../app/bulk/BulkError';
import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { chosenWords, deletedWith } from '../model/file-words';
import { useFilesChanged } from '../model/files-changed';
import { idsOf, type Chosen } from '../model/folder-tree';
import { useDeleteFilesMutation } from './FileCommands.generated';
import { useUndoableDeletion } from './use-restore';

export interface ChosenDialogProps {
  chosen: Chosen;
  propertyId: string;
  onClose: () => void;
  /** Called once it is done: nothing stays selected. */
  onDone: () => void;
}

/** Says what is deleted, with all that a folder holds. It can be undone for ten seconds, and restored later. */
export function DeleteDialog({ chosen, propertyId, onClose, onDone }: ChosenDialogProps) {
  const [remove] = useDeleteFilesMutation();
  const filesChanged = useFilesChanged(propertyId);
  const sayDeleted = useUndoableDeletion(propertyId);
  const { save, saving, problems, forget } = useSave({
    send: () => remove({ variables: { input: idsOf(chosen) } }),
    onSaved: () => {
      onDone();
      sayDeleted(chosen);
      return filesChanged();
    },
    onOutdated: filesChanged,
  });
  const what = chosenWords(chosen);
  return (
    <>
      <ConfirmDialog
        open
        title={`Delete ${what}`}
        confirmText="Delete"
        busyText="Deleting..."
        destructive
        busy={saving}
        onConfirm={() => void save(null)}
        onCancel={onClose}
      >
        {chosen.folders.map((folder) => (
          <p key={folder.folderId}>{deletedWith(folder)}</p>
        ))}
        <p>You can restore {isOne(chosen) ? 'it' : 'them'} from Deleted files.</p>
      </ConfirmDialog>
      <BulkError doing="deleting" what="files" problems={problems} onClose={forget} />
    </>
  );
}

const isOne = ({ files, folders }: Chosen) => files.length + folders.length === 1;
