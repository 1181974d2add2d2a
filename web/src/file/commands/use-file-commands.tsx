import { Download, FolderInput, Info, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BulkError } from '../../app/bulk/BulkError';
import type { SelectedProperty } from '../../app/selection/selection';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import type { BulkAction } from '../../ui/table-tools/BulkBar';
import type { Chosen } from '../model/folder-tree';
import type { Folder } from '../model/use-files';
import type { FileRow } from '../list/file-rows';
import { AssignFiles } from './AssignFiles';
import { DeleteDialog } from './DeleteDialog';
import { download } from './download';
import { MoveDialog } from './MoveDialog';
import type { Renaming } from './renaming';

const icon = { size: 16, strokeWidth: 1.75 };
type Asked = { question: 'assign' | 'move' | 'delete'; chosen: Chosen };

export const chosenOf = (rows: readonly FileRow[]): Chosen => ({
  files: rows.flatMap((row) => (row.kind === 'file' ? [row.file] : [])),
  folders: rows.flatMap((row) => (row.kind === 'folder' ? [row.folder] : [])),
});

interface CommandsOptions {
  property: SelectedProperty;
  folders: readonly Folder[];
  /** Called once a command is done: nothing stays selected. */
  onDone: () => void;
  onOpen: (fileId: string) => void;
}

/** Returns the commands for files and folders: those of a row, those of the selected rows, and the dialogs that they open. */
export function useFileCommands({ property, folders, onDone, onOpen }: CommandsOptions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [notDownloaded, setNotDownloaded] = useState<readonly string[]>([]);
  const can = property.viewerCan;
  const ask = (question: Asked['question']) => (chosen: Chosen) => setAsked({ question, chosen });
  const fetchAll = (chosen: Chosen) => void download(chosen).then(setNotDownloaded);
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  const acts: Acts = {
    open: onOpen,
    download: fetchAll,
    rename: can.editFiles ? (row) => setRenaming({ place: 'list', row }) : undefined,
    move: can.editFiles ? ask('move') : undefined,
    assign: can.deleteFiles ? ask('assign') : undefined,
    remove: can.deleteFiles ? ask('delete') : undefined,
  };
  const dialog = asked && {
    chosen: asked.chosen,
    propertyId: property.propertyId,
    onClose: close,
    onDone: done,
  };
  return {
    renaming,
    setRenaming,
    rowCommands: (row: FileRow) => rowCommands(row, acts),
    bulkActions: (chosen: Chosen) => bulkActions(chosen, acts),
    questions: (
      <>
        {dialog && asked.question === 'move' && <MoveDialog {...dialog} folders={folders} />}
        {dialog && asked.question === 'delete' && <DeleteDialog {...dialog} />}
        {dialog && asked.question === 'assign' && <AssignFiles {...dialog} />}
        <BulkError
          doing="downloading"
          what="files"
          problems={notDownloaded}
          onClose={() => setNotDownloaded([])}
        />
      </>
    ),
  };
}

/** The acts that the user has the right to; the others are missing. */
interface Acts {
  open: (fileId: string) => void;
  download: (chosen: Chosen) => void;
  rename?: (row: FileRow) => void;
  move?: (chosen: Chosen) => void;
  assign?: (chosen: Chosen) => void;
  remove?: (chosen: Chosen) => void;
}

function rowCommands(row: FileRow, acts: Acts): RowCommand[] {
  const chosen = chosenOf([row]);
  const all: (Omit<RowCommand, 'onSelect' | 'isInMenu'> & { act?: () => void })[] = [
    {
      id: 'open',
      label: 'Details',
      icon: <Info {...icon} />,
      act: row.kind === 'file' ? () => acts.open(row.id) : undefined,
    },
    { id: 'download', label: 'Download', icon: <Download {...icon} />, act: () => acts.download(chosen) },
    {
      id: 'rename',
      label: 'Rename',
      icon: <Pencil {...icon} />,
      act: acts.rename && (() => acts.rename!(row)),
    },
    {
      id: 'move',
      label: 'Move',
      icon: <FolderInput {...icon} />,
      act: acts.move && (() => acts.move!(chosen)),
    },
    {
      id: 'assign',
      label: 'Assign',
      icon: <Link2 {...icon} />,
      act: row.kind === 'file' && acts.assign ? () => acts.assign!(chosen) : undefined,
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      destructive: true,
      act: acts.remove && (() => acts.remove!(chosen)),
    },
  ];
  return all.flatMap(({ act, ...command }) => (act ? [{ ...command, onSelect: act, isInMenu: true }] : []));
}

function bulkActions(chosen: Chosen, acts: Acts): BulkAction[] {
  const all: (Omit<BulkAction, 'onSelect'> & { act?: (chosen: Chosen) => void })[] = [
    { id: 'assign', label: 'Assign', icon: <Link2 {...icon} />, act: acts.assign },
    { id: 'move', label: 'Move', icon: <FolderInput {...icon} />, act: acts.move },
    { id: 'download', label: 'Download', icon: <Download {...icon} />, act: acts.download },
    { id: 'delete', label: 'Delete', icon: <Trash2 {...icon} />, destructive: true, act: acts.remove },
  ];
  return all.flatMap(({ act, ...action }) => (act ? [{ ...action, onSelect: () => act(chosen) }] : []));
}
