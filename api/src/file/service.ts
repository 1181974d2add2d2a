import type { Tx } from '../platform/database';
import { selectFileNames } from './repository/files';

export { documentsAt, linkedFiles, presentDocument, requireDocument, type DocumentRow } from './documents';
export { enterDocument, type DocumentDeps } from './write/document';

// Exports for the demo data.

export { askForText, TEXT_JOB } from './content/job';
export { contentTypeOf } from './content/types';
export { attach } from './repository/components';
export { selectEndingBetween as filesEndingBetween } from './repository/ending';
export { insertFile, insertVersion } from './repository/files';
export { insertFolders } from './repository/folders';

/** Returns names and properties of files outside the trash, by id. The caller has made sure that they may be seen. */
export async function fileNames(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { propertyId: string; fileName: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await selectFileNames(tx, ids);
  return new Map(rows.map(({ propertyFileId, ...file }) => [propertyFileId, file]));
}
