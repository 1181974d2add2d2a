import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { AttachedChips } from '../../app/attach/AttachedChips';
import { counted } from '../../ui/format/count';
import { formatDayOf } from '../../ui/format/day';
import { formatSize } from '../../ui/format/size';
import type { Column } from '../../ui/table-model/column';
import { ALL_FILES } from '../model/folder-tree';
import type { FileRow } from './file-rows';
import { NameCell } from './NameCell';

const ofFile = (show: (row: FileRow & { kind: 'file' }) => React.ReactNode) => (row: FileRow) =>
  row.kind === 'file' ? show(row) : null;
const inOneLine = (text: React.ReactNode) => <chakra.span whiteSpace="nowrap">{text}</chakra.span>;

const name: Column<FileRow> = {
  id: 'name',
  header: 'Name',
  fixed: true,
  sortable: true,
  // What is left over goes to the names.
  width: '45%',
  cell: (row) => <NameCell row={row} />,
};
const folder: Column<FileRow> = {
  id: 'folder',
  header: 'Folder',
  cell: ofFile(({ file }) => (
    <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
      <Link to={paths.files(file.folderId)}>{file.folderPath ?? ALL_FILES}</Link>
    </chakra.span>
  )),
};
const rest: readonly Column<FileRow>[] = [
  {
    id: 'components',
    header: 'Components',
    cell: (row) =>
      row.kind === 'folder' ? (
        inOneLine(counted(row.folder.fileCount, 'file'))
      ) : (
        <AttachedChips components={row.file.propertyComponents} />
      ),
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    sortable: true,
    cell: ofFile(({ file }) => (
      <chakra.span data-figure whiteSpace="nowrap">
        {formatSize(file.fileSize)}
      </chakra.span>
    )),
  },
  {
    id: 'uploaded',
    header: 'Uploaded',
    sortable: true,
    sortsAs: 'figures',
    cell: ofFile(({ file }) => inOneLine(formatDayOf(file.uploadDate))),
  },
  { id: 'by', header: 'By', sortable: true, cell: ofFile(({ file }) => inOneLine(file.uploadByFullName)) },
];

/** The columns of a folder. */
export const FOLDER_COLUMNS: readonly Column<FileRow>[] = [name, ...rest];
/** The columns of a search over all folders. */
export const FOUND_COLUMNS: readonly Column<FileRow>[] = [name, folder, ...rest];
/** The columns beside an open file, where there is room for little more than names. */
export const NARROW_COLUMNS: readonly Column<FileRow>[] = [
  { ...name, width: '100%' },
  ...rest.filter(({ id }) => id === 'size'),
];
