import { limits } from '@roofline/schema/limits';
import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/deps';
import { Lanes } from '../platform/lanes';
import { Problem, ruleFailed } from '../platform/problem';
import { plainName } from '../platform/upload/file-name';
import {
  assertFilled,
  invalidFileType,
  takeFiles,
  withFile,
  type ReceivedFile,
  type Reception,
} from '../platform/upload/reception';
import { UnreadableFileError, WrongFileTypeError, type Grid } from './file/grid';
import { readFile } from './stage';

/** An uploaded component list; its type is known once it is read. */
export type UploadedList = Pick<ReceivedFile, 'fileName' | 'sha256' | 'bytes'>;

const LIST: Reception<UploadedList> = {
  maxBytes: limits.importFileBytes,
  missing: { detail: 'A file is required' },
  unexpected: { detail: 'A file is required' },
  accept(file) {
    assertFilled(file);
    return { fileName: plainName(file.fileName), sha256: file.sha256, bytes: file.bytes };
  },
};

/** Registers routes that take a component list, in a scope of their own. */
export function takeLists(app: App, routes: (scope: App) => void): void {
  takeFiles(app, LIST.maxBytes, routes);
}

/** Receives the uploaded list, hands it to `work` and removes it afterwards; 415 for a body that is no form. */
export async function withList<T>(
  request: FastifyRequest,
  work: (list: UploadedList) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new Problem(415, [{ code: 'unsupportedType', detail: 'The body should be multipart/form-data' }]);
  return withFile(request, LIST, work);
}

/** Reading unpacks up to 100 MB: so many at once, however many files arrive. */
const lanes = new Lanes(2);

/** The grid of an uploaded list; 415 for another type, 422 for one that cannot be read or breaks a limit. */
export async function readUploaded(list: UploadedList): Promise<Grid> {
  try {
    return await lanes.run(async () => readFile(list.fileName, await list.bytes()));
  } catch (error) {
    if (error instanceof WrongFileTypeError) throw invalidFileType(error.message);
    if (error instanceof UnreadableFileError) throw ruleFailed(error.message, 'file', 'unreadableFile');
    throw error;
  }
}
