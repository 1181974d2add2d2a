import type { ExportMapColumn } from '@roofline/schema/export-map/export-map';
import { fileTypeOf, sheetProblem } from '../../platform/sheets/file-type';
import { fileLimits, type SheetLimits } from '../../platform/sheets/grid';
import { readXlsx } from '../../platform/sheets/xlsx';
import { quick } from '../../platform/work/kind';
import { readMap } from './read-map';

const sheetLimits: SheetLimits = { ...fileLimits, what: 'export map' };

/** An uploaded workbook, not read yet. */
interface UnreadMap {
  fileName: string;
  bytes: Uint8Array;
}

/** Reads the map of a workbook; 415 for another type, 422 for one that is unreadable, breaks a limit or has a wrong cell. */
async function readUploaded({ fileName, bytes }: UnreadMap): Promise<ExportMapColumn[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    fileTypeOf(fileName, file, ['xlsx']);
    return readMap(await readXlsx(file, sheetLimits));
  } catch (error) {
    throw sheetProblem(error);
  }
}

export const exportMapReading = quick('export map', readUploaded);
