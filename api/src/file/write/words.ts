import { recordActivity } from '../../activity/service';
import type { Tx } from '../../platform/database';
import type { PropertyAccess } from '../../property/access';
import type { FileChange } from '../access';

/** The files and folders that a change is about. */
interface Named {
  files: readonly { fileName: string }[];
  folders: readonly { folderName: string }[];
}

const plural = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** Names files and folders: `the file Roof.pdf`, `2 files and 1 folder`. */
export function wordsOf({ files, folders }: Named): string {
  const [file] = files;
  const [folder] = folders;
  if (files.length + folders.length === 1)
    return file ? `the file ${file.fileName}` : `the folder ${folder!.folderName}`;
  const counts = [
    files.length > 0 ? plural(files.length, 'file') : null,
    folders.length > 0 ? plural(folders.length, 'folder') : null,
  ];
  return counts.filter((words) => words !== null).join(' and ');
}

/** Names the target of a change: a folder or the top. */
export const placeWords = (folder: { folderName: string } | null | undefined) =>
  folder ? `the folder ${folder.folderName}` : 'the top';

/** Records a change of files of a property in the activity; does nothing where `description` is null. */
export function record(
  tx: Tx,
  { actor, now }: FileChange,
  { property }: PropertyAccess,
  description: string | null,
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  return recordActivity(
    tx,
    { workspaceId, propertyId, actor, at: now },
    { type: 'file', entityName, description },
  );
}
