import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { sheetProblem } from '../platform/sheets/file-type';
import { quick } from '../platform/work/kind';
import { acceptanceWork } from './accept/prepare';
import { inventoryItems } from './matching';
import { previewOf } from './preview';
import type { PreviewSubject } from './service';
import type { ReadFile } from './sheets';
import { readFile } from './stage';

/** An uploaded list that is not read yet. */
interface UnreadList {
  fileName: string;
  bytes: Uint8Array;
  /** The year of the inventory that the list goes into. */
  fiscalYear: number;
}

/** Reads a list; 415 for another type, 422 for one that cannot be read or breaks a limit. */
async function readUploaded({ fileName, bytes, fiscalYear }: UnreadList): Promise<ReadFile> {
  try {
    return await readFile(
      fileName,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      fiscalYear,
    );
  } catch (error) {
    throw sheetProblem(error);
  }
}

export const listReading = quick('component list', readUploaded);

export const importPreviewing = quick(
  'import preview',
  ({ staged, rows, categories }: PreviewSubject): ImportPreview =>
    previewOf(staged, inventoryItems(rows), categories).preview,
);

export const importWork = [listReading, importPreviewing, acceptanceWork];
