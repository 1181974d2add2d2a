import { limits } from '@roofline/schema/limits';
import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/deps';
import { Problem } from '../platform/problem';
import { plainName } from '../platform/upload/file-name';
import {
  assertFilled,
  takeFiles,
  withFile,
  type ReceivedFile,
  type Reception,
} from '../platform/upload/reception';

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
