import { postDownload } from '../../app/download/post-download';
import { idsOf, type Chosen } from '../model/folder-tree';

export const downloadAddress = (propertyFileId: string) => `/download/file/${propertyFileId}`;
export const versionAddress = (propertyFileId: string, versionNumber: number) =>
  `/download/file/${propertyFileId}/version/${versionNumber}`;

/** Follows a link to a file, which the browser stores. */
function follow(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** One file as it is, several files and folders as a zip. */
export function download(chosen: Chosen, onRefused: () => void) {
  const [file] = chosen.files;
  if (file && chosen.files.length === 1 && chosen.folders.length === 0)
    follow(downloadAddress(file.propertyFileId));
  else postDownload('/download/files', idsOf(chosen), onRefused);
}
