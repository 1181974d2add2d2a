import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { invalidFileType, ruleFailed } from '../platform/problem';
import { quick } from '../platform/work/kind';
import { acceptanceWork } from './accept/prepare';
import { UnreadableFileError, WrongFileTypeError, type Grid } from '../platform/sheets/grid';
import { inventoryItems } from './matching';
import { previewOf } from './preview';
import type { Mapping } from './reading/sheet-reading';
import type { PreviewSubject } from './service';
import { firstMapping, readFile } from './stage';

/** A list as it arrived. */
interface UnreadList {
  fileName: string;
  bytes: Uint8Array;
}

/** A list that was read, and a first reading of its columns. */
export interface ReadList {
  grid: Grid;
  mapping: Mapping;
}

/** Reads a list; 415 for another type, 422 for one that cannot be read or breaks a limit. */
async function readUploaded({ fileName, bytes }: UnreadList): Promise<ReadList> {
  try {
    const grid = await readFile(fileName, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return { grid, mapping: firstMapping(grid) };
  } catch (error) {
    if (error instanceof WrongFileTypeError) throw invalidFileType(error.message);
    if (error instanceof UnreadableFileError) throw ruleFailed(error.message, 'file', 'unreadableFile');
    throw error;
  }
}

export const listReading = quick('component list', readUploaded);

export const importPreviewing = quick(
  'import preview',
  ({ staged, rows, categories }: PreviewSubject): ImportPreview =>
    previewOf(staged, inventoryItems(rows), categories).preview,
);

export const importWork = [listReading, importPreviewing, acceptanceWork];
