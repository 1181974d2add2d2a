import { chakra } from '@chakra-ui/react';
import { counted } from '../../ui/format/count';
import { formatDayOf } from '../../ui/format/day';
import { formatSize } from '../../ui/format/size';
import { ALL_FILES } from '../model/folder-tree';
import type { FileRow } from './file-rows';
import { NameCell } from './NameCell';

/** A row on phones: the name, and under it what the columns show on wider screens. */
export function FilePhoneRow({ row, isFound }: { row: FileRow; isFound: boolean }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="0.5" minW="0">
      <NameCell row={row} />
      <chakra.span ps="7" color="fg.muted" textStyle="table" truncate>
        {lineOf(row, isFound)}
      </chakra.span>
    </chakra.div>
  );
}

function lineOf(row: FileRow, isFound: boolean): string {
  if (row.kind === 'folder') return counted(row.folder.fileCount, 'file');
  const { file } = row;
  const line = `${formatSize(file.fileSize)}, ${formatDayOf(file.uploadDate)}`;
  return isFound ? `${file.folderPath ?? ALL_FILES}, ${line}` : `${line}, ${file.uploadByFullName}`;
}
