import type { ProblemCode } from '@roofline/schema/problem/problem-codes';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { FILE_TOO_LARGE } from '@roofline/schema/problem/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BlobStore } from '../blobs/store';
import { storageProblem, type Arrival } from '../files/storage';
import { Problem, ruleFailed, unreadable } from '../problem';
import { drain } from './drain';
import { HEAD_BYTES } from './file-kind';
import { nameInForm } from './file-name';

/** A received file, on disk so that many uploads at once do not fill the memory. */
export interface ReceivedFile {
  path: string;
  /** The place from which the store takes the file over. */
  arrival: Arrival;
  /** The name that the sender gave: never used as a path, and shown only as `plainName`. */
  fileName: string;
  declaredType: string;
  fileSize: number;
  /** The first bytes, at most `HEAD_BYTES`. */
  head: Uint8Array;
  /** Hash of the bytes, which tells a repeated upload from a different one. */
  sha256: string;
  /** Returns all bytes at once, for readers that need them all. */
  bytes(): Promise<Buffer>;
}

/** Returns a place at which a new file can arrive. */
export type Arrive = () => Promise<Arrival>;

/** The message of a broken rule of the field `file`; the code is `invalid` by default. */
export interface Refusal {
  detail: string;
  code?: ProblemCode;
}

/** The rules of one kind of upload. */
export interface Reception<T> {
  maxBytes: number;
  /** Answers 415 to a body that is not a form; by default 400. */
  isFormRequired?: true;
  /** The refusal of a body without a file. */
  missing: Refusal;
  /** The refusal of a second file, or of one in another field than `file`. */
  unexpected: Refusal;
  /** Returns what the route gets of an accepted file; throws the Problem of a refused one. */
  accept(file: ReceivedFile): T;
}

/** Receives the upload of a route: one file, or many of them. */
export interface Receiver<T> {
  maxBytes: number;
  /** The most files of one body. */
  maxFiles: number;
  /** Whether a body may come without a file. */
  isOptional?: true;
  /** Receives each file at a separate place; throws the Problem of a body that is refused as a whole. */
  receive(request: FastifyRequest, arrive: Arrive): Promise<T>;
}

const ruleOfFile = ({ detail, code }: Refusal) => ruleFailed(detail, 'file', code);
export const tooLarge = () => new Problem(413, [{ code: 'tooLarge', detail: FILE_TOO_LARGE, field: 'file' }]);
export const notForm = () =>
  new Problem(415, [{ code: 'unsupportedType', detail: 'The body should be multipart/form-data' }]);
/** Throws 422 for an empty file. */
export function assertFilled({ fileSize }: ReceivedFile): void {
  if (fileSize === 0) throw ruleFailed('The file is empty', 'file');
}

/** Registers routes that receive files of at most `maxBytes`, in a separate scope. */
export function takeFiles(
  app: FastifyInstance,
  { maxBytes, maxFiles }: Pick<Receiver<unknown>, 'maxBytes' | 'maxFiles'>,
  routes: (scope: FastifyInstance) => void,
): void {
  // UP-10: few files, few and small fields. The reader's limit is one byte above ours, which answers in our words.
  const few = { files: maxFiles, fields: 20, parts: 20 + maxFiles, headerPairs: 50 };
  const limits = { ...few, fileSize: maxBytes + 1, fieldSize: 100_000, fieldNameSize: 100 };
  app.register(async (scope) => {
    // The reader would end a body of many files at one that is too large, so `receive` refuses that file instead.
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    routes(scope);
  });
}

/** How many bytes wait while the disk writes, so that small pieces become few large ones. */
const HELD_BYTES = 1_000_000;

/** Counts and hashes the bytes that really arrive, whatever the headers said (UP-1), and ends a part that is too large. */
function meter(part: MultipartFile['file'], maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  // A listener beside the written file, and not a stream in between, which would buffer and pass on every piece once more.
  part.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) return part.destroy(tooLarge());
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
    hash.update(chunk);
  });
  return () => ({ fileSize: size, head, sha256: hash.digest('hex') });
}

/** Writes a part into a separate file; 413 for one that is too large. */
export async function receive(
  part: MultipartFile,
  arrival: Arrival,
  maxBytes: number,
): Promise<ReceivedFile> {
  const { path } = arrival;
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: HELD_BYTES });
  const counted = meter(part.file, maxBytes);
  await pipeline(part.file, written).catch((error: unknown) => {
    throw storageProblem(error);
  });
  // The reader's own limit is one byte above ours, so this cannot be true; but a cut file must never pass as whole.
  if (part.file.truncated) throw tooLarge();
  const { filename, mimetype: declaredType } = part;
  const fileName = nameInForm(filename);
  return { path, arrival, fileName, declaredType, ...counted(), bytes: () => readFile(path) };
}

/** Returns the text of a field; throws 413 for one that was cut. */
export function assertField(part: { fieldname: string; value?: unknown; valueTruncated?: boolean }): string {
  if (part.valueTruncated || typeof part.value !== 'string')
    throw new Problem(413, [{ code: 'tooLarge', detail: 'The field is too large', field: part.fieldname }]);
  return part.value;
}

/** A multipart body: its file `file`, if there is one, and the fields beside it. */
export interface Form<T> {
  file: T | null;
  fields: Record<string, string>;
}

/** Reads a form with one file `file`, or without a file. */
export async function readForm<T>(
  request: FastifyRequest,
  reception: Reception<T>,
  arrive: Arrive,
): Promise<Form<T>> {
  if (reception.isFormRequired && !request.isMultipart()) throw notForm();
  let taken: { value: T } | null = null;
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      fields[part.fieldname] = assertField(part);
      continue;
    }
    if (part.fieldname !== 'file' || taken) {
      part.file.resume();
      throw ruleOfFile(reception.unexpected);
    }
    const file = await receive(part, await arrive(), reception.maxBytes);
    taken = { value: reception.accept(file) };
  }
  return { file: taken?.value ?? null, fields };
}

/** Returns the file of a form that must have one. */
export function requireFile<T>({ file }: Form<T>, reception: Reception<T>): T {
  if (file === null) throw ruleOfFile(reception.missing);
  return file;
}

/** Receives the single file `file` of a body. */
export const oneFile = <T>(reception: Reception<T>): Receiver<T> => ({
  maxBytes: reception.maxBytes,
  maxFiles: 1,
  receive: async (request, arrive) => requireFile(await readForm(request, reception, arrive), reception),
});

/** Returns the receiver that a route declares: of one file, unless it declares another. */
export const receiverOf = <T>(file: Reception<T> | Receiver<T>): Receiver<T> =>
  'receive' in file ? file : oneFile(file);

/** Turns the reader's errors about a body (no boundary, cut off) into 400; errors of files and the system have codes. */
function uploadProblem(error: unknown): unknown {
  const isCoded = error instanceof Problem || (error as { code?: unknown }).code !== undefined;
  return isCoded ? error : unreadable('The upload broke off or is not readable. Send it again.');
}

/**
 * Receives an upload, passes the receiver's result to `work`, and afterwards removes files that the store has not taken over.
 * Throws 413 for a file that is too large, 422 for no file or another field, 400 or 415 for a body that cannot be read.
 */
export async function withFile<T, R>(
  request: FastifyRequest,
  receiver: Receiver<T>,
  blobs: Pick<BlobStore, 'arrive'>,
  work: (taken: T) => Promise<R>,
): Promise<R> {
  const paths: string[] = [];
  const arrive = async () => {
    const arrival = await blobs.arrive();
    paths.push(arrival.path);
    return arrival;
  };
  try {
    const taken = await receiver.receive(request, arrive).catch(async (error: unknown) => {
      await drain(request);
      throw uploadProblem(error);
    });
    return await work(taken);
  } finally {
    for (const path of paths) await rm(path, { force: true });
  }
}
