import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { notFound, unavailable } from '../problem';
import { newStorageKey, STORAGE_KEY, type Storage } from '../storage';

export interface BucketSettings {
  /** Address of the bucket itself, `https://host/bucket`. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** A store that is away or refuses is not the caller's fault. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw unavailable('The file store is not available right now. Try again shortly.');
  }
}

/** Files in a bucket of any S3-compatible store: what several replicas share. */
export function bucketStorage(settings: BucketSettings): Storage {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: 10_000 });
  const checked = (key: string) => {
    if (!STORAGE_KEY.test(key)) throw notFound();
    return key;
  };
  return {
    async put(prefix, bytes) {
      const key = checked(newStorageKey(prefix));
      const answer = await orUnavailable(
        bucket.putObject(key, Buffer.from(bytes), 'application/octet-stream'),
      );
      if (!answer.ok) throw unavailable('The file store is not available right now. Try again shortly.');
      return key;
    },
    async read(key) {
      const answer = await orUnavailable(bucket.getObjectResponse(checked(key)));
      if (!answer?.body) throw notFound();
      const stream = Readable.fromWeb(answer.body as ReadableStream);
      return { stream, size: Number(answer.headers.get('content-length') ?? 0) };
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
