import { invalidFileType, ruleFailed } from '../problem';
import { startsWith } from '../upload/file-kind';
import { extensionOf } from '../upload/file-name';
import { UnreadableFileError, WrongFileTypeError } from './grid';

export type FileType = 'xlsx' | 'csv';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
// First bytes of other files that people name .csv: PDF, old Office, zip, gzip, images.
const NOT_TEXT = [
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

const isUtf16 = (bytes: Buffer) => startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);

function looksLikeText(bytes: Buffer): boolean {
  if (NOT_TEXT.some((lead) => startsWith(bytes, lead))) return false;
  if (isUtf16(bytes)) return true;
  return !bytes.subarray(0, 8192).includes(0);
}

function typeOf(fileName: string, bytes: Buffer): FileType | null {
  const ending = extensionOf(fileName.trim());
  if (ending === '.xlsx' && startsWith(bytes, ZIP)) return 'xlsx';
  if (ending === '.csv' && bytes.length > 0 && looksLikeText(bytes)) return 'csv';
  return null;
}

/** Returns the type on which the name's ending and the leading bytes agree; throws unless it is an allowed one. */
export function fileTypeOf(
  fileName: string,
  bytes: Buffer,
  allowed: readonly FileType[] = ['xlsx', 'csv'],
): FileType {
  const type = typeOf(fileName, bytes);
  if (type === null || !allowed.includes(type)) throw new WrongFileTypeError(allowed);
  return type;
}

/** Returns the problem for an error of reading a spreadsheet: 415 for a wrong type, 422 for an unreadable or too large file. */
export function sheetProblem(error: unknown): unknown {
  if (error instanceof WrongFileTypeError) return invalidFileType(error.message);
  if (error instanceof UnreadableFileError) return ruleFailed(error.message, 'file', 'unreadableFile');
  return error;
}
