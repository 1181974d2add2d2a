import { createServer, type Server } from 'node:http';
import { once as onceEvent } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bucketStorage } from '../files/bucket-storage';
import { folderStorage, type Storage } from '../storage';

const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));

async function contentOf(storage: Storage, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of (await storage.read(key)).stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A store that keeps objects in memory and asks for a signature. */
function fakeBucket(): Server {
  const objects = new Map<string, Buffer>();
  return createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
        return response.writeHead(403).end();
      if (request.method === 'PUT') objects.set(path, Buffer.concat(parts));
      if (request.method === 'DELETE') objects.delete(path);
      const found = objects.get(path);
      if (path.includes('list-type=2')) {
        const keys = [...objects.keys()].map(
          (k) =>
            `<Contents><Key>${k.slice('/files/'.length)}</Key><LastModified>2026-01-02T03:04:05Z</LastModified><Size>1</Size></Contents>`,
        );
        return response.end(
          `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${keys.join('')}</ListBucketResult>`,
        );
      }
      if (request.method === 'GET') return response.writeHead(found ? 200 : 404).end(found);
      return response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end();
    });
  });
}

let folder: string;
let bucket: Server;
let stores: Record<string, Storage>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-storage-'));
  bucket = fakeBucket().listen(0, '127.0.0.1');
  await onceEvent(bucket, 'listening');
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/files`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' };
  stores = { folder: folderStorage(folder), bucket: bucketStorage({ endpoint, ...keys }) };
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'])('files in a %s', (name) => {
  test('come back as they were, until they are removed', async () => {
    const storage = stores[name]!;
    const key = await storage.put('images', bytes);
    expect((await contentOf(storage, key)).equals(bytes)).toBe(true);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toMatchObject({ status: 404 });
    await storage.remove(key); // once more does no harm
  });

  test('are listed under their prefix', async () => {
    const storage = stores[name]!;
    const keys = [await storage.put('listed', bytes), await storage.put('listed', bytes)];
    const found: string[] = [];
    for await (const file of storage.list('listed')) {
      expect(file.modifiedAt.getTime()).toBeGreaterThan(0);
      found.push(file.key);
    }
    expect(found.sort()).toEqual(keys.sort());
  });

  test.each(['../secret', 'images/../../x', 'images/aa/short', '/etc/passwd', ''])(
    'the key %p is no key',
    async (key) => {
      await expect(stores[name]!.read(key)).rejects.toMatchObject({ status: 404 });
      await expect(stores[name]!.remove(key)).rejects.toMatchObject({ status: 404 });
    },
  );
});

test('no half-written file stays behind', async () => {
  const key = await stores.folder!.put('images', bytes);
  const names = await readdir(join(folder, key, '..'));
  expect(names.filter((n) => n.endsWith('.partial'))).toEqual([]);
});

test('a bucket that is away or refuses is 503', async () => {
  const settings = { accessKeyId: 'k', secretAccessKey: 's', region: 'auto' };
  const away = bucketStorage({ endpoint: 'http://127.0.0.1:1/files', ...settings });
  await expect(away.put('images', bytes)).rejects.toMatchObject({ status: 503 });
  await expect(away.read(`images/aa/${'a'.repeat(32)}`)).rejects.toMatchObject({ status: 503 });
});
