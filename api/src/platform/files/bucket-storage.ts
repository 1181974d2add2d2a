import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, type UploadPart } from 's3mini';
import { notFound, unavailable } from '../problem';
import { newStorageKey, STORAGE_KEY, type Bytes, type Storage } from './storage';

export interface BucketSettings {
  /** Address of the bucket, `https://host/bucket`. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** How much of a stream is in memory at once; buckets accept no parts smaller than 5 MiB. */
const PART_BYTES = 8 * 2 ** 20;
/** How long to wait until the answer begins; for a part, until the bucket has received it. */
const ANSWER_MS = 30_000;
const TYPE = 'application/octet-stream';

const away = () => unavailable('The file store is not available right now. Try again shortly.');

/** Turns failures of the store into 503, since they are not the caller's fault; 404 stays 404. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw (error as { status?: unknown }).status === 404 ? notFound() : away();
  }
}

/** Limits only the wait for an answer to begin: reading a large file may take as long as its reader needs. */
const fetchPatiently: typeof fetch = async (input, init) => {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(new Error('The file store does not answer')), ANSWER_MS);
  return fetch(input, { ...init, signal: control.signal }).finally(() => clearTimeout(timer));
};

/** Yields a stream in parts large enough for buckets, the last with the rest; an array of bytes is a single part. */
async function* partsOf(bytes: Bytes): AsyncGenerator<Buffer> {
  if (bytes instanceof Uint8Array) return yield Buffer.from(bytes);
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  yield Buffer.concat(held);
}

/** Sends bytes that need more than one part; the object does not exist until the last part has arrived. */
async function putParts(bucket: S3mini, key: string, first: Buffer, rest: AsyncIterable<Buffer>) {
  const uploadId = await orUnavailable(bucket.getMultipartUploadId(key, TYPE));
  try {
    const sent: UploadPart[] = [await orUnavailable(bucket.uploadPart(key, uploadId, first, 1))];
    for await (const part of rest)
      if (part.length > 0)
        sent.push(await orUnavailable(bucket.uploadPart(key, uploadId, part, sent.length + 1)));
    await orUnavailable(bucket.completeMultipartUpload(key, uploadId, sent));
  } catch (error) {
    await bucket.abortMultipartUpload(key, uploadId).catch(() => undefined);
    throw error;
  }
}

/** Stores bytes under their key, in several parts if needed. */
async function send(bucket: S3mini, key: string, bytes: Bytes): Promise<string> {
  const parts = partsOf(bytes);
  const first = (await parts.next()).value as Buffer;
  if (first.length >= PART_BYTES && !(bytes instanceof Uint8Array)) await putParts(bucket, key, first, parts);
  else if (!(await orUnavailable(bucket.putObject(key, first, TYPE))).ok) throw away();
  return key;
}

/** Returns a storage in a bucket of any S3-compatible store, which several replicas can share. */
export function bucketStorage(settings: BucketSettings): Storage {
  const bucket = new S3mini({ ...settings, fetch: fetchPatiently });
  const checked = (key: string) => {
    if (!STORAGE_KEY.test(key)) throw notFound();
    return key;
  };
  return {
    put: async (prefix, bytes) => send(bucket, checked(newStorageKey(prefix)), bytes),
    async arrive(prefix) {
      const key = newStorageKey(prefix);
      return { key, path: join(tmpdir(), `roofline-upload-${basename(key)}`) };
    },
    take: ({ key, path }) => send(bucket, checked(key), createReadStream(path)),
    async read(key, part) {
      const [first, after] = part ? [part.start, part.end + 1] : [];
      const answer = await orUnavailable(bucket.getObjectRaw(checked(key), !part, first, after));
      if (!answer.body) throw notFound();
      return Readable.fromWeb(answer.body as ReadableStream);
    },
    async size(key) {
      const found = await orUnavailable(bucket.objectExists(checked(key)));
      return found === true ? orUnavailable(bucket.getContentLength(key)) : null;
    },
    async remove(key) {
      await orUnavailable(bucket.deleteObject(checked(key)));
    },
    async *list(prefix) {
      for (let next: string | undefined, more = true; more; more = next !== undefined) {
        const page = await orUnavailable(bucket.listObjectsPaged('/', `${prefix}/`, 1000, next));
        for (const { Key, LastModified } of page?.objects ?? [])
          if (STORAGE_KEY.test(Key)) yield { key: Key, modifiedAt: new Date(LastModified) };
        next = page?.nextContinuationToken;
      }
    },
  };
}
