import { useState } from 'react';
import { BulkError } from '../../app/bulk/BulkError';
import { FormDialog } from '../../ui/form/FormOverlays';
import { Tree } from '../../ui/tree/Tree';
import { chosenWords } from '../model/file-words';
import { closedTargets, folderNodes, folderOf, TOP } from '../model/folder-tree';
import type { Folder } from '../model/use-files';
import { treeIcon } from '../tree/tree-icon';
import type { ChosenDialogProps } from './DeleteDialog';
import { useMove } from './use-move';

/** Asks for the folder to move to. The folder that all of them are in is disabled, and so are moved folders and all in them. */
export function MoveDialog(props: ChosenDialogProps & { folders: readonly Folder[] }) {
  const { chosen, folders, propertyId, onClose, onDone } = props;
  const [target, setTarget] = useState<string | null>(null);
  // The user looks for a folder by its name: all of them are in sight while there are few.
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([TOP, ...(folders.length <= 30 ? folders.map(({ folderId }) => folderId) : [])]),
  );
  const { move, busy, problems, forget } = useMove(propertyId, folders, onDone);
  return (
    <>
      <FormDialog
        title={`Move ${chosenWords(chosen)}`}
        width="440px"
        onClose={onClose}
        submitText="Move"
        busyText="Moving..."
        busy={busy}
        disabled={target === null}
        problems={[]}
        staticBackdrop={false}
        onSubmit={() => target !== null && void move(chosen, folderOf(target))}
      >
        <Tree
          label="Move to"
          nodes={folderNodes(folders, closedTargets(chosen, folders))}
          selectedId={target}
          onSelect={setTarget}
          open={open}
          onOpenChange={setOpen}
          iconOf={treeIcon}
        />
      </FormDialog>
      <BulkError doing={null} what="files" problems={problems} onClose={forget} />
    </>
  );
}
