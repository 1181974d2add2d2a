import type { DocumentKind } from '@roofline/schema/file/file';
import { counted } from '../../ui/format/count';
import { formatSize } from '../../ui/format/size';
import type { Chosen } from './folder-tree';
import type { FileUsage, Folder } from './use-files';

export const DOCUMENT_KIND_WORDS: Record<DocumentKind, string> = {
  reserveStudy: 'Reserve study',
  insurance: 'Insurance',
  contract: 'Contract',
  bid: 'Bid',
  minutes: 'Minutes',
  policy: 'Policy or rule',
  warranty: 'Warranty',
  inspection: 'Inspection',
  financial: 'Financial',
  other: 'Other',
};

/** Returns `214 files in 11 folders, 1.8 GB`, and how full the workspace is where it has a quota. */
export function usageLine({ fileCount, folderCount, byteCount, workspaceByteCount, quotaBytes }: FileUsage) {
  const where = folderCount === 0 ? '' : ` in ${counted(folderCount, 'folder')}`;
  const line = `${counted(fileCount, 'file')}${where}, ${formatSize(byteCount)}`;
  if (quotaBytes === null) return line;
  return `${line}. Your portfolio uses ${formatSize(workspaceByteCount)} of ${formatSize(quotaBytes)}.`;
}

/** Returns the name of a single file or folder, else their number: `3 files`, `2 files and 1 folder`. */
export function chosenWords({ files, folders }: Chosen): string {
  if (files.length === 0 && folders.length === 1) return folders[0]!.folderName;
  if (files.length === 1 && folders.length === 0) return files[0]!.fileName;
  const parts = [
    files.length > 0 && counted(files.length, 'file'),
    folders.length > 0 && counted(folders.length, 'folder'),
  ];
  return parts.filter(Boolean).join(' and ');
}

/** Returns what is deleted with a folder: `Contracts holds 12 files in 3 folders, which go with it.` */
export function deletedWith({ folderName, fileCount, folderCount }: Folder): string {
  if (fileCount === 0 && folderCount === 0) return `${folderName} is empty.`;
  const files = counted(fileCount, 'file');
  const inFolders = folderCount === 0 ? files : `${files} in ${counted(folderCount, 'folder')}`;
  const content = fileCount === 0 ? counted(folderCount, 'empty folder') : inFolders;
  const go = (fileCount || folderCount) === 1 ? 'goes' : 'go';
  return `${folderName} holds ${content}, which ${go} with it.`;
}

/** Returns how many characters of a file's name come before its ending. */
export function stemLength(fileName: string): number {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? dot : fileName.length;
}
