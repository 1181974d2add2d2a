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

/** A file as it arrived, in a file of its own so that many uploads at once do not fill the memory. */
export interface ReceivedFile {
  path: string;
  /** By which the store takes it over. */
  arrival: Arrival;
  /** As the sender calls it: never a path, and shown only as `plainName`. */
  fileName: string;
  declaredType: string;
  fileSize: number;
  /** The first bytes, at most `HEAD_BYTES`. */
  head: Uint8Array;
  /** Hash of the bytes: tells a repeat of an upload from another one. */
  sha256: string;
  /** All of it at once, for readers that cannot do with less. */
  bytes(): Promise<Buffer>;
}

/** Gives a new file a place to arrive at. */
export type Arrive = () => Promise<Arrival>;

/** What a broken rule of the field `file` says; the code is `invalid` where none is named. */
export interface Refusal {
  detail: string;
  code?: ProblemCode;
}

/** What one kind of upload takes. */
export interface Reception<T> {
  maxBytes: number;
  /** A body that is no form is answered with 415; left out, with 400. */
  isFormRequired?: true;
  /** Said of a body without a file. */
  missing: Refusal;
  /** Said of a file that is not the one of the field `file`. */
  unexpected: Refusal;
  /** What the file is taken for; throws the Problem of one that is not taken. */
  accept(file: ReceivedFile): T;
}

/** One file of `accept`, or many of them: how a route receives what is uploaded. */
export interface Receiver<T> {
  maxBytes: number;
  /** The most files of one body. */
  maxFiles: number;
  /** A body may come without. */
  isOptional?: true;
  /** Receives each file at a place of its own; throws the Problem of a body that is refused whole. */
  receive(request: FastifyRequest, arrive: Arrive): Promise<T>;
}

const ruleOfFile = ({ detail, code }: Refusal) => ruleFailed(detail, 'file', code);
export const tooLarge = () => new Problem(413, [{ code: 'tooLarge', detail: FILE_TOO_LARGE, field: 'file' }]);
export const notForm = () =>
  new Problem(415, [{ code: 'unsupportedType', detail: 'The body should be multipart/form-data' }]);
/** 422 for a file without a byte. */
export function assertFilled({ fileSize }: ReceivedFile): void {
  if (fileSize === 0) throw ruleFailed('The file is empty', 'file');
}

/** Registers routes that receive files of at most `maxBytes`, in a scope of their own. */
export function takeFiles(
  app: FastifyInstance,
  { maxBytes, maxFiles }: Pick<Receiver<unknown>, 'maxBytes' | 'maxFiles'>,
  routes: (scope: FastifyInstance) => void,
): void {
  // UP-10: few files, few and small fields. The reader's limit is one byte above ours, which answers in our words.
  const few = { files: maxFiles, fields: 20, parts: 20 + maxFiles, headerPairs: 50 };
  const limits = { ...few, fileSize: maxBytes + 1, fieldSize: 100_000, fieldNameSize: 100 };
  app.register(async (scope) => {
    // The reader would end a body of many files at one that is too large: `receive` refuses it.
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    routes(scope);
  });
}

/** What waits for the disk while it writes, so that small pieces become few large ones. */
const HELD_BYTES = 1_000_000;

/** Counts what really arrives, whatever the headers said (UP-1), and keeps the first bytes; ends a part that is larger than it may be. */
function meter(part: MultipartFile['file'], maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  // It listens beside the file that is written, and is no step between: one more stream would hold and hand on every piece once more.
  part.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) return part.destroy(tooLarge());
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
    hash.update(chunk);
  });
  return () => ({ fileSize: size, head, sha256: hash.digest('hex') });
}

/** Writes a part into a file of its own; 413 for one that is larger than it may be. */
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
  // The reader's own limit stands one byte above ours, so this cannot be true; a cut file must never pass for whole.
  if (part.file.truncated) throw tooLarge();
  const { filename, mimetype: declaredType } = part;
  const fileName = nameInForm(filename);
  return { path, arrival, fileName, declaredType, ...counted(), bytes: () => readFile(path) };
}

/** The text of a field; 413 for one that was cut. */
export function assertField(part: { fieldname: string; value?: unknown; valueTruncated?: boolean }): string {
  if (part.valueTruncated || typeof part.value !== 'string')
    throw new Problem(413, [{ code: 'tooLarge', detail: 'The field is too large', field: part.fieldname }]);
  return part.value;
}

/** A multipart body: its file `file`, where there is one, and the fields beside it. */
export interface Form<T> {
  file: T | null;
  fields: Record<string, string>;
}

/** Reads a form with one file `file`, or without any. */
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

/** The file of a form that must have one. */
export function requireFile<T>({ file }: Form<T>, reception: Reception<T>): T {
  if (file === null) throw ruleOfFile(reception.missing);
  return file;
}

/** Receives the one file `file` of a body. */
export const oneFile = <T>(reception: Reception<T>): Receiver<T> => ({
  maxBytes: reception.maxBytes,
  maxFiles: 1,
  receive: async (request, arrive) => requireFile(await readForm(request, reception, arrive), reception),
});

/** The receiver that a route declares: one file unless it says many. */
export const receiverOf = <T>(file: Reception<T> | Receiver<T>): Receiver<T> =>
  'receive' in file ? file : oneFile(file);

/** The reader's complaints about a body (no boundary, cut off) are plain errors; faults of files and system have codes. */
function uploadProblem(error: unknown): unknown {
  const isCoded = error instanceof Problem || (error as { code?: unknown }).code !== undefined;
  return isCoded ? error : unreadable('The upload broke off or is not readable. Send it again.');
}

/**
 * Receives what is uploaded, hands what the receiver makes of it to `work`, and removes afterwards what the store has not taken over. Throws 413 for a
 * file that is too large, 422 for none or another field, 400 or 415 for a body that cannot be read.
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
