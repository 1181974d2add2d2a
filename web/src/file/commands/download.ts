import { outcomeOf } from '../../app/save/outcome';
import { downloadFiles } from '../../app/upload/download-files';
import { downloadAddress } from '../model/download-address';
import { idsOf, type Chosen } from '../model/folder-tree';

/** Follows a link to a file, which the browser stores. */
function follow(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Downloads one file as it is, several files or folders as a zip. Returns the problems, none where it succeeded. */
export async function download(chosen: Chosen): Promise<readonly string[]> {
  const [file] = chosen.files;
  if (file && chosen.files.length === 1 && chosen.folders.length === 0) {
    follow(downloadAddress(file.propertyFileId));
    return [];
  }
  const outcome = await outcomeOf(() => downloadFiles('/download/files', idsOf(chosen), 'Files.zip'));
  return 'event' in outcome ? outcome.errors.map(({ detail }) => detail) : [];
}
