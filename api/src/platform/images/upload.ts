import { limits } from '@roofline/schema/value/limits';
import { INVALID_FILE_TYPE } from '@roofline/schema/problem/sentences';
import { invalidFileType } from '../problem';
import type { Reception } from '../upload/reception';
import { imageFormat, type ImageFormat } from './file-kind';

/** An uploaded image, in a separate file so that many uploads at once do not fill the memory. */
export interface UploadedImage {
  path: string;
  format: ImageFormat;
  /** Hash of the bytes, which tells a repeated upload from a different one. */
  sha256: string;
}

/** Receives one image in the field `file`. */
export const imageUpload: Reception<UploadedImage> = {
  maxBytes: limits.imageMaxBytes,
  missing: { detail: 'An image is required', code: 'required' },
  unexpected: { detail: 'Send one image in the field "file"', code: 'unexpectedFile' },
  accept(file) {
    const format = imageFormat(file);
    if (!format) throw invalidFileType(INVALID_FILE_TYPE);
    return { path: file.path, format, sha256: file.sha256 };
  },
};
