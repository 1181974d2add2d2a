import { chakra } from '@chakra-ui/react';
import { Tree } from '../../ui/tree/Tree';
import { RenameField } from '../commands/RenameField';
import type { Renaming } from '../commands/renaming';
import { folderNodes, folderOf, nodeOf, TOP } from '../model/folder-tree';
import type { Folder } from '../model/use-files';
import { TreeDrop } from '../drag/Droppable';
import { folderRow } from '../list/file-rows';
import { treeIcon } from './tree-icon';
import { useOpenFolders } from './use-open-folders';

interface FolderTreeProps {
  propertyId: string;
  folders: readonly Folder[];
  /** The folder on screen. */
  folderId: string | null;
  /** A search shows files of all folders, so no folder is selected. */
  isSearching: boolean;
  canEdit: boolean;
  onOpen: (folderId: string | null) => void;
  renaming: Renaming | null;
  onRenaming: (renaming: Renaming | null) => void;
}

/** All folders of the property. Enter opens one, F2 renames it, and files are dropped on it. */
export function FolderTree(props: FolderTreeProps) {
  const { propertyId, folders, folderId, isSearching, canEdit, renaming, onRenaming } = props;
  const [open, setOpen] = useOpenFolders(propertyId, folders, folderId);
  const edited = renaming?.place === 'tree' ? renaming.row : null;
  const rename = (node: string) => {
    const folder = folders.find((each) => each.folderId === node);
    if (folder) onRenaming({ place: 'tree', row: folderRow(folder) });
  };
  return (
    <>
      <Tree
        label="Folders"
        nodes={folderNodes(folders)}
        selectedId={isSearching ? null : nodeOf(folderId)}
        onSelect={(node) => props.onOpen(folderOf(node))}
        open={open}
        onOpenChange={setOpen}
        onRename={canEdit ? rename : undefined}
        edited={
          edited
            ? {
                id: edited.id,
                field: <RenameField row={edited} propertyId={propertyId} onClose={() => onRenaming(null)} />,
              }
            : undefined
        }
        iconOf={treeIcon}
        around={TreeDrop}
      />
      {canEdit && open.has(TOP) && folders.length > 0 && (
        <chakra.p {...noteStyle}>Drag a file onto a folder to move it, or use Move.</chakra.p>
      )}
    </>
  );
}

const noteStyle = {
  mt: '4',
  pt: '3.5',
  borderTopWidth: '1px',
  color: 'fg.subtle',
  textStyle: 'caption',
} as const;
