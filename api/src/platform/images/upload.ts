import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { limits } from '@roofline/schema/limits';
import { FILE_TOO_LARGE, INVALID_FILE_TYPE } from '@roofline/schema/problem';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { Problem, ruleFailed, unreadable } from '../problem';
import { imageFormat, MAGIC_BYTES, type ImageFormat } from './file-kind';

/** UP-10: one file, few and small fields. The file's own limit is one byte above ours, which answers in our words. */
const BODY_LIMITS = {
  files: 1,
  fileSize: limits.imageMaxBytes + 1,
  fields: 20,
  fieldSize: 100_000,
  fieldNameSize: 100,
  parts: 21,
  headerPairs: 50,
};

/** Registers routes that take an uploaded image, in a scope of their own. */
export function takeUploads(app: App, routes: (scope: App) => void): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: BODY_LIMITS });
    routes(scope as App);
  });
}

const DRAINED_BYTES = 50_000_000;
const DRAIN_MS = 10_000;

const tooLarge = () => new Problem(413, [{ code: 'tooLarge', detail: FILE_TOO_LARGE, field: 'file' }]);
const invalidType = () =>
  new Problem(415, [{ code: 'invalidFileType', detail: INVALID_FILE_TYPE, field: 'file' }]);

/** An uploaded image, kept in a file of its own so that many uploads at once do not fill the memory. */
export interface UploadedImage {
  path: string;
  format: ImageFormat;
  /** Hash of the bytes: tells a repeat of an upload from another one. */
  sha256: string;
}

/** Counts what really arrives, whatever the headers said (UP-1), and keeps the first bytes. */
function meter() {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.imageMaxBytes) return done(tooLarge());
      if (head.length < MAGIC_BYTES)
        head = Buffer.concat([head, chunk.subarray(0, MAGIC_BYTES - head.length)]);
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, head: () => head, sha256: () => hash.digest('hex') };
}

async function receive(part: MultipartFile, path: string): Promise<UploadedImage> {
  const { stream, head, sha256 } = meter();
  await pipeline(part.file, stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  // The reader's own limit stands one byte above ours, so this cannot be true; a cut file must never pass for whole.
  if (part.file.truncated) throw tooLarge();
  const format = imageFormat({ fileName: part.filename, declaredType: part.mimetype, head: head() });
  if (!format) throw invalidType();
  return { path, format, sha256: sha256() };
}

/** The one file `file` of a multipart body, written into the folder. */
async function readParts(request: FastifyRequest, folder: string): Promise<UploadedImage> {
  let image: UploadedImage | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file' || image) {
      part.file.resume();
      throw ruleFailed('Send one image in the field "file"', 'file', 'unexpectedFile');
    }
    image = await receive(part, join(folder, 'image'));
  }
  if (!image) throw ruleFailed('An image is required', 'file', 'required');
  return image;
}

/** The reader's complaints about a body (no boundary, cut off) are plain errors; faults of files and system have codes. */
export function uploadProblem(error: unknown): unknown {
  const isCoded = error instanceof Problem || (error as { code?: unknown }).code !== undefined;
  return isCoded ? error : unreadable('The upload is not readable');
}

/**
 * Reads and drops what is left of a refused body, so that the sender gets the answer and not a broken connection. Who
 * sends endlessly is cut off.
 */
export async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  let left = DRAINED_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
  await finished(raw, { signal: AbortSignal.timeout(DRAIN_MS) }).catch(() => undefined);
}

/** Receives the uploaded image, hands it to `work` and removes it afterwards. */
export async function withUploadedImage<T>(
  request: FastifyRequest,
  work: (image: UploadedImage) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'roofline-image-'));
  try {
    const image = await readParts(request, folder).catch(async (error: unknown) => {
      await drain(request);
      throw uploadProblem(error);
    });
    return await work(image);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
