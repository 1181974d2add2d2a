import { limits } from '@roofline/schema/limits';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/deps';
import { invalidFileType } from '../../platform/problem';
import { JPEG, kindOf, PDF, PNG } from '../../platform/upload/file-kind';
import { plainName } from '../../platform/upload/file-name';
import {
  assertFilled,
  takeFiles,
  withFile,
  type ReceivedFile,
  type Reception,
} from '../../platform/upload/reception';

/** An uploaded document of an adoption; what its sender called its type counts for nothing. */
export interface UploadedDocument extends Pick<ReceivedFile, 'fileSize' | 'sha256' | 'bytes'> {
  fileName: string;
  contentType: string;
}

const DOCUMENT: Reception<UploadedDocument> = {
  maxBytes: limits.adoptionFileBytes,
  missing: { detail: 'A file is required', code: 'required' },
  unexpected: { detail: 'Send one file in the field "file"', code: 'unexpectedFile' },
  accept(file) {
    assertFilled(file);
    const fileName = plainName(file.fileName);
    const kind = kindOf([PDF, PNG, JPEG], { fileName, head: file.head });
    if (!kind) throw invalidFileType('Invalid file type. Allowed types: .pdf, .jpg, .jpeg, .png.');
    const { fileSize, sha256, bytes } = file;
    return { fileName, contentType: kind.contentType, fileSize, sha256, bytes };
  },
};

/** Registers routes that take a document, in a scope of their own. */
export function takeDocuments(app: App, routes: (scope: App) => void): void {
  takeFiles(app, DOCUMENT.maxBytes, routes);
}

/** Receives the uploaded document, hands it to `work` and removes it afterwards. */
export function withDocument<T>(
  request: FastifyRequest,
  work: (document: UploadedDocument) => Promise<T>,
): Promise<T> {
  return withFile(request, DOCUMENT, work);
}
