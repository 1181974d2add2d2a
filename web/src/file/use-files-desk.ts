import { useMemo, useState } from 'react';
import type { SelectedProperty } from '../app/selection/selection';
import { useListSelection } from '../ui/list-page/use-list-selection';
import type { TableSort } from '../ui/table-model/column';
import { chosenOf, useFileCommands } from './commands/use-file-commands';
import { useMove } from './commands/use-move';
import { idOf } from './list/FileTable';
import { rowsOf, type FileRow } from './list/file-rows';
import { useListSettings } from './list/use-list-settings';
import type { useFilesAddress } from './model/files-address';
import type { FilesShown } from './model/use-files';

export interface FilesDeskOptions {
  property: SelectedProperty;
  address: ReturnType<typeof useFilesAddress>;
  shown: FilesShown;
}

const NO_ROWS: readonly FileRow[] = [];

/**
 * Returns the rows in the order on screen. A folder has the order that the user saved. Each search has the best hit first
 * until the user sorts it, and that order is not saved.
 */
function useRows({ shown, address }: FilesDeskOptions) {
  const search = address.search.trim();
  const isSearching = search !== '';
  const { isAnswered, layout, setLayout, ...kept } = useListSettings();
  const [ofSearch, setOfSearch] = useState<TableSort | null>(null);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    setOfSearch(null);
  }
  const sort = isSearching ? ofSearch : kept.sort;
  const listing = isAnswered ? shown.listing : undefined;
  const rows = useMemo(() => listing && rowsOf(listing, sort), [listing, sort]);
  return { rows, sort, setSort: isSearching ? setOfSearch : kept.setSort, layout, setLayout, isSearching };
}

/** Returns the selected rows of one folder or search; another one begins with none. */
function useRowSelection(rows: readonly FileRow[], directory: string) {
  const selection = useListSelection(rows, idOf);
  const [seen, setSeen] = useState(directory);
  if (seen !== directory) {
    setSeen(directory);
    selection.clear();
  }
  return selection;
}

/** Returns what the parts of the page share: rows, selection, commands, and the ways to other folders and files. */
export function useFilesDesk(options: FilesDeskOptions) {
  const { property, address, shown } = options;
  const { folders } = shown;
  const { rows, ...order } = useRows(options);
  const selection = useRowSelection(rows ?? NO_ROWS, `${address.folderId} ${address.search.trim()}`);
  const openFile = (fileId: string | null) => address.change({ fileId });
  const commands = useFileCommands({ property, folders, onDone: selection.clear, onOpen: openFile });
  const dropping = useMove(property.propertyId, folders, selection.clear);
  const [isAdding, setAdding] = useState(false);
  return {
    ...options,
    ...order,
    rows,
    selection,
    commands,
    dropping,
    isAdding,
    setAdding,
    folder: folders.find(({ folderId }) => folderId === address.folderId) ?? null,
    canEdit: property.viewerCan.editFiles,
    openFile,
    openFolder: (folderId: string | null) => address.change({ folderId, search: '', fileId: null }),
    /** Returns what moves with a row: all selected rows if it is one of them, else only itself. */
    chosenWith: (rowId: string) =>
      chosenOf(
        selection.ids.has(rowId) ? selection.rows : (rows ?? NO_ROWS).filter((row) => row.id === rowId),
      ),
  };
}
export type FilesDesk = ReturnType<typeof useFilesDesk>;
