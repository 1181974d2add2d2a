import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { limits } from '@roofline/schema/limits';
import { FILE_TOO_LARGE } from '@roofline/schema/problem';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/deps';
import { drain, uploadProblem } from '../../platform/images/upload';
import { Problem, ruleFailed } from '../../platform/problem';

const HEAD_BYTES = 8;

/** What is taken; name and leading bytes must agree, and what the sender calls it counts for nothing. */
const KINDS = [
  { contentType: 'application/pdf', extensions: ['.pdf'], magic: '%PDF-' },
  { contentType: 'image/png', extensions: ['.png'], magic: '\x89PNG\r\n\x1a\n' },
  { contentType: 'image/jpeg', extensions: ['.jpg', '.jpeg'], magic: '\xff\xd8\xff' },
];

/** Media type by content; null where the content is of no kind that is taken, or not of its name's. */
export function contentTypeOf(fileName: string, head: Uint8Array): string | null {
  const extension = /\.[^.]+$/.exec(fileName)?.[0].toLowerCase() ?? '';
  const kind = KINDS.find(({ extensions }) => extensions.includes(extension));
  const leading = Buffer.from(head).toString('latin1');
  return kind && leading.startsWith(kind.magic) ? kind.contentType : null;
}

/** The name alone, without folders and without characters that are not shown; the end is kept, with its extension. */
export function plainName(name: string): string {
  const last = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim();
  return Array.from(last).slice(-200).join('') || 'file';
}

/** An uploaded file, kept in a file of its own so that many uploads at once do not fill the memory. */
export interface UploadedDocument {
  fileName: string;
  contentType: string;
  fileSize: number;
  /** Hash of the bytes: tells a repeat of an upload from another one. */
  sha256: string;
  bytes(): Promise<Buffer>;
}

/** Registers routes that take a document, in a scope of their own. */
export function takeDocuments(app: App, routes: (scope: App) => void): void {
  // The reader's own limit stands one byte above ours, which answers in our words.
  const reading = {
    files: 1,
    fileSize: limits.adoptionFileBytes + 1,
    fields: 20,
    fieldSize: 100_000,
    parts: 21,
  };
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { ...reading, fieldNameSize: 100, headerPairs: 50 } });
    routes(scope as App);
  });
}

const tooLarge = () => new Problem(413, [{ code: 'tooLarge', detail: FILE_TOO_LARGE, field: 'file' }]);
const invalidType = () => {
  const detail = 'Invalid file type. Allowed types: .pdf, .jpg, .jpeg, .png.';
  return new Problem(415, [{ code: 'invalidFileType', detail, field: 'file' }]);
};

/** Counts what really arrives, whatever the headers said, and keeps the first bytes. */
function meter() {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.adoptionFileBytes) return done(tooLarge());
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, size: () => size, head: () => head, sha256: () => hash.digest('hex') };
}

async function receive(part: MultipartFile, path: string): Promise<UploadedDocument> {
  const { stream, size, head, sha256 } = meter();
  await pipeline(part.file, stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) throw tooLarge();
  if (size() === 0) throw ruleFailed('The file is empty', 'file');
  const fileName = plainName(part.filename);
  const contentType = contentTypeOf(fileName, head());
  if (!contentType) throw invalidType();
  return { fileName, contentType, fileSize: size(), sha256: sha256(), bytes: () => readFile(path) };
}

/** The one file `file` of a multipart body, written into the folder. */
async function readParts(request: FastifyRequest, folder: string): Promise<UploadedDocument> {
  let document: UploadedDocument | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'file' || document) {
      part.file.resume();
      throw ruleFailed('Send one file in the field "file"', 'file', 'unexpectedFile');
    }
    document = await receive(part, join(folder, 'document'));
  }
  if (!document) throw ruleFailed('A file is required', 'file', 'required');
  return document;
}

/** Receives the uploaded document, hands it to `work` and removes it afterwards. */
export async function withDocument<T>(
  request: FastifyRequest,
  work: (document: UploadedDocument) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'roofline-document-'));
  try {
    const document = await readParts(request, folder).catch(async (error: unknown) => {
      await drain(request);
      throw uploadProblem(error);
    });
    return await work(document);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
