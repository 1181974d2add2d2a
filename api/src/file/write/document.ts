import type { DocumentKind, StandardFolder } from '@roofline/schema/file/file';
import type { StoredBlob } from '../../platform/blobs/store';
import type { Tx } from '../../platform/database';
import type { PropertyAccess } from '../../property/access';
import type { FileChange } from '../access';
import type { DocumentRow } from '../repository/documents';
import { changeFile } from '../repository/files';
import { standardFolder } from './folders';
import { saveFile, storedName, type SavingDeps, type UploadedFile } from './upload';

export type { SavingDeps as DocumentDeps };

/** The place and kind of a document of another domain. */
export interface DocumentPlace {
  access: PropertyAccess;
  change: FileChange;
  /** Added where it is missing. */
  folder: StandardFolder;
  documentKind: DocumentKind;
}

/**
 * Adds a stored document of another record as a file of the property, under a name that is free in its folder. The caller
 * has locked the property, and links the file in the same transaction.
 */
export async function enterDocument(
  tx: Tx,
  deps: SavingDeps,
  { access, change, folder, documentKind }: DocumentPlace,
  file: Omit<UploadedFile, 'arrival' | 'sha256'>,
  stored: StoredBlob,
): Promise<DocumentRow> {
  const { folderId } = await standardFolder(tx, change, access, folder);
  const into = { change, access, folderId, onSameName: 'keepBoth' } as const;
  const named = { ...file, fileName: storedName(file.fileName) };
  const row = await saveFile(tx, deps, into, named, stored);
  await changeFile(tx, row, row.version, { documentKind });
  return row;
}
