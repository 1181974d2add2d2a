import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '@roofline/schema/limits';
import { FILE_TOO_LARGE } from '@roofline/schema/problem';
import type { FastifyRequest } from 'fastify';
import { Lanes } from '../platform/lanes';
import { Problem, ruleFailed, unreadable } from '../platform/problem';
import { UnreadableFileError, WrongFileTypeError, type Grid } from './file/grid';
import { readFile } from './stage';

/** One file, few and small fields. The limit is one byte above ours, so that the answer is in our words. */
export const BODY_LIMITS = {
  files: 1,
  fileSize: limits.importFileBytes + 1,
  fields: 20,
  fieldSize: 100_000,
  fieldNameSize: 100,
  parts: 21,
  headerPairs: 50,
};

export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
  sha256: string;
}

/** The name alone, without folders and without characters that are not shown. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .normalize('NFC')
      .trim()
      .slice(-200) || 'file'
  );
}

/** The field `file` of a multipart body. */
export async function uploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new Problem(415, [{ code: 'unsupportedType', detail: 'The body should be multipart/form-data' }]);
  let part: MultipartFile | undefined;
  let bytes: Buffer;
  try {
    part = await request.file({ throwFileSizeLimit: false });
    if (!part) throw ruleFailed('A file is required', 'file');
    bytes = await part.toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadable('The upload is not readable');
  }
  if (part.fieldname !== 'file') throw ruleFailed('A file is required', 'file');
  if (part.file.truncated || bytes.length > limits.importFileBytes)
    throw new Problem(413, [{ code: 'tooLarge', detail: FILE_TOO_LARGE, field: 'file' }]);
  if (bytes.length === 0) throw ruleFailed('The file is empty', 'file');
  return {
    fileName: plainName(part.filename),
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Reading unpacks up to 100 MB: so many at once, however many files arrive. */
const lanes = new Lanes(2);

/** The grid of an uploaded file; 415 for another type, 422 for one that cannot be read or breaks a limit. */
export async function readUploaded(file: UploadedFile): Promise<Grid> {
  try {
    return await lanes.run(() => readFile(file.fileName, file.bytes));
  } catch (error) {
    if (error instanceof WrongFileTypeError)
      throw new Problem(415, [{ code: 'invalidFileType', detail: error.message, field: 'file' }]);
    if (error instanceof UnreadableFileError) throw ruleFailed(error.message, 'file', 'unreadableFile');
    throw error;
  }
}
