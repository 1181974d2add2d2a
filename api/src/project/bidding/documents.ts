import { fileNames, requireDocument } from '../../file/service';
import type { Tx } from '../../platform/database';
import type { ProjectRow } from '../repository/projects';

interface WithDocument {
  propertyFileId: string | null;
}

/** Returns the document of a bid or a change order: a file of the same property that is not deleted. */
export async function documentIn(
  tx: Tx,
  row: Pick<ProjectRow, 'propertyId'>,
  { propertyFileId }: WithDocument,
): Promise<string | null> {
  if (propertyFileId === null) return null;
  const id = propertyFileId.toLowerCase();
  await requireDocument(tx, row, id);
  return id;
}

/** The names of documents by the ids of their files. */
export type DocumentNames = Awaited<ReturnType<typeof fileNames>>;

/** Returns the names of the documents of bids and change orders, in one statement. */
export const documentNames = (tx: Tx, rows: readonly WithDocument[]): Promise<DocumentNames> =>
  fileNames(tx, [...new Set(rows.flatMap(({ propertyFileId }) => propertyFileId ?? []))]);

/** Returns the document as in the answer; none where its file is deleted. */
export function presentDocument({ propertyFileId }: WithDocument, names: DocumentNames) {
  const file = propertyFileId === null ? undefined : names.get(propertyFileId);
  return file ? { propertyFileId, fileName: file.fileName } : { propertyFileId: null, fileName: null };
}
