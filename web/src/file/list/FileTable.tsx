import { FileSearch } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { usePhone } from '../../ui/layout/use-media-query';
import { ListPage } from '../../ui/list-page/ListPage';
import type { ListSelection } from '../../ui/list-page/use-list-selection';
import type { ColumnLayout, TableSort } from '../../ui/table-model/column';
import { BulkLine } from '../../ui/table-tools/BulkLine';
import { chosenOf, type useFileCommands } from '../commands/use-file-commands';
import type { FilesShown } from '../model/use-files';
import { FOLDER_COLUMNS, FOUND_COLUMNS, NARROW_COLUMNS } from './file-columns';
import { FilePhoneRow } from './FilePhoneRow';
import type { FileRow } from './file-rows';
import { NoFiles } from './NoFiles';

export const idOf = (row: FileRow) => row.id;
const isFile = (row: FileRow) => row.kind === 'file';

interface FileTableProps {
  rows: readonly FileRow[] | undefined;
  shown: FilesShown;
  selection: ListSelection<FileRow>;
  commands: ReturnType<typeof useFileCommands>;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  /** The columns as the user saved them; null for all of them. */
  layout: ColumnLayout | null;
  onLayout: (layout: ColumnLayout) => void;
  /** The text of a search over all folders; empty in a folder. */
  search: string;
  folderName: string | null;
  canEdit: boolean;
  /** A file is open beside it: there is room for little more than names. */
  isNarrow: boolean;
  onOpen: (row: FileRow) => void;
}

/** The content of a folder, or the hits of a search: folders first, with the actions for the selected files on top. */
export function FileTable(props: FileTableProps) {
  const { rows, shown, selection, commands, search, canEdit } = props;
  const isPhone = usePhone();
  const isFound = search !== '';
  const actions = commands.bulkActions(chosenOf(selection.rows));
  const hasRows = rows === undefined || rows.length > 0;
  return (
    <ListPage
      caption={isFound ? 'Files found' : `Files in ${props.folderName ?? 'all files'}`}
      columns={props.isNarrow ? NARROW_COLUMNS : isFound ? FOUND_COLUMNS : FOLDER_COLUMNS}
      rows={rows}
      rowId={idOf}
      rowName={(row) => row.name}
      manualSort
      sort={props.sort}
      onSortChange={props.onSort}
      layout={props.isNarrow ? null : props.layout}
      onLayoutChange={props.isNarrow ? undefined : props.onLayout}
      refreshing={shown.isRefreshing}
      errors={shown.errors}
      onRetry={() => void shown.reload()}
      hasNoToolbar={!hasRows}
      filters={
        isPhone ? undefined : (
          <BulkLine count={selection.rows.length} actions={actions} onClear={selection.clear} />
        )
      }
      selection={selection}
      canSelect={isFile}
      bulk={isPhone ? { actions } : undefined}
      commands={commands.rowCommands}
      onOpen={props.onOpen}
      onRename={canEdit ? (row) => commands.setRenaming({ place: 'list', row }) : undefined}
      renderPhoneRow={(row) => <FilePhoneRow row={row} isFound={isFound} />}
      empty={
        isFound ? (
          <EmptyState
            icon={<FileSearch size={24} strokeWidth={1.6} />}
            text={`No file with “${search}” in its name, its text or the name of who uploaded it.`}
          />
        ) : (
          <NoFiles folderName={props.folderName} canEdit={canEdit} />
        )
      }
    />
  );
}
