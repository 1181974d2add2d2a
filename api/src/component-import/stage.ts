import { readCsv } from '../platform/sheets/csv';
import { fileTypeOf } from '../platform/sheets/file-type';
import { readXlsx } from '../platform/sheets/xlsx';
import { readSheets, type ReadFile } from './sheets';

/** Reads the sheets of an uploaded file. Throws WrongFileTypeError or UnreadableFileError. */
export async function readFile(fileName: string, bytes: Buffer, fiscalYear: number): Promise<ReadFile> {
  const type = fileTypeOf(fileName, bytes);
  return readSheets(type === 'csv' ? [readCsv(bytes)] : await readXlsx(bytes), fiscalYear);
}
