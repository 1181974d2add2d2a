import { limits } from '@roofline/schema/limits';
import { INVALID_FILE_TYPE } from '@roofline/schema/problem';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { invalidFileType } from '../problem';
import { takeFiles, withFile, type Reception } from '../upload/reception';
import { imageFormat, type ImageFormat } from './file-kind';

/** An uploaded image, kept in a file of its own so that many uploads at once do not fill the memory. */
export interface UploadedImage {
  path: string;
  format: ImageFormat;
  /** Hash of the bytes: tells a repeat of an upload from another one. */
  sha256: string;
}

const IMAGE: Reception<UploadedImage> = {
  maxBytes: limits.imageMaxBytes,
  missing: { detail: 'An image is required', code: 'required' },
  unexpected: { detail: 'Send one image in the field "file"', code: 'unexpectedFile' },
  accept(file) {
    const format = imageFormat(file);
    if (!format) throw invalidFileType(INVALID_FILE_TYPE);
    return { path: file.path, format, sha256: file.sha256 };
  },
};

/** Registers routes that take an uploaded image, in a scope of their own. */
export function takeUploads(app: App, routes: (scope: App) => void): void {
  takeFiles(app, IMAGE.maxBytes, routes);
}

/** Receives the uploaded image, hands it to `work` and removes it afterwards. */
export function withUploadedImage<T>(
  request: FastifyRequest,
  work: (image: UploadedImage) => Promise<T>,
): Promise<T> {
  return withFile(request, IMAGE, work);
}
