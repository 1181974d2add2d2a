import type { TableSort } from '../../ui/table-model/column';
import type { FileItem, Folder } from '../model/use-files';

/** A line of the table: a folder or a file. */
export type FileRow =
  | { kind: 'folder'; id: string; name: string; folder: Folder }
  | { kind: 'file'; id: string; name: string; file: FileItem };

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const VALUES: Record<string, (file: FileItem) => string | number> = {
  name: ({ fileName }) => fileName,
  size: ({ fileSize }) => fileSize,
  uploaded: ({ uploadDate }) => Date.parse(uploadDate),
  by: ({ uploadByFullName }) => uploadByFullName,
};

function compared(a: string | number, b: string | number): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);
}

export const folderRow = (folder: Folder): FileRow => ({
  kind: 'folder',
  id: folder.folderId,
  name: folder.folderName,
  folder,
});
export const fileRow = (file: FileItem): FileRow => ({
  kind: 'file',
  id: file.propertyFileId,
  name: file.fileName,
  file,
});

export interface Listing {
  folders: readonly Folder[];
  files: readonly FileItem[];
}

/** Returns folders by name first, then the sorted files. Without a sort they stay as they came: the best hit first. */
export function rowsOf({ folders, files }: Listing, sort: TableSort | null): FileRow[] {
  const sign = sort?.descending ? -1 : 1;
  const byName = folders.toSorted(
    (a, b) => (sort?.column === 'name' ? sign : 1) * collator.compare(a.folderName, b.folderName),
  );
  const value = sort && VALUES[sort.column];
  const sorted = value ? files.toSorted((a, b) => sign * compared(value(a), value(b))) : files;
  return [...byName.map(folderRow), ...sorted.map(fileRow)];
}
