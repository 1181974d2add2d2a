import { fileTypeOf, sheetProblem } from '../platform/sheets/file-type';
import { fileLimits, type SheetLimits } from '../platform/sheets/grid';
import { readXlsx } from '../platform/sheets/xlsx';
import { importLimits } from '@roofline/schema/property-import/property-import';
import { quick } from '../platform/work/kind';
import { componentsOfNew } from './add/prepare';
import type { ReadingFor } from './reading/body';
import { readProperties, type ReadWorkbook } from './reading/workbook';
import { templateXlsx } from './template';

/** Limits for twice 300 associations with 60 components each. */
const workbookLimits: SheetLimits = {
  ...fileLimits,
  rows: 100_000,
  filledRows: importLimits.rows,
  columns: 100,
  area: 4_000_000,
  cells: 1_000_000,
  text: 40_000_000,
  what: 'properties',
  saidRows: importLimits.rows,
};

/** An uploaded workbook, not read yet. */
interface Unread {
  fileName: string;
  bytes: Uint8Array;
  reading: ReadingFor;
}

/** Reads a workbook of properties; 415 for another type, 422 for one that is unreadable or breaks a limit. */
async function readUploaded({ fileName, bytes, reading }: Unread): Promise<ReadWorkbook> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    fileTypeOf(fileName, file, ['xlsx']);
    return readProperties(await readXlsx(file, workbookLimits), reading);
  } catch (error) {
    throw sheetProblem(error);
  }
}

export const propertiesReading = {
  ...quick('properties of a workbook', readUploaded),
  endsThread: true as const,
};

export const propertyImportWork = [propertiesReading, componentsOfNew, templateXlsx];
