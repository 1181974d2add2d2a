import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { bucketStorage } from '../files/bucket-storage';
import { startBucket, type BucketServer } from '../files/fixtures/bucket-server';
import { folderStorage, type Storage } from '../files/storage';

const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));
const MANY = 20 * 2 ** 20 + 3;

const contentOf = async (storage: Storage, key: string) => buffer(await storage.read(key));

/** Returns a stream of many bytes, made on demand; `fail` breaks it off in the middle. */
function stream(count: number, fail?: Error): Readable {
  return Readable.from(
    (async function* () {
      for (let left = count; left > 0; left -= 65_536) {
        if (fail && left < count / 2) throw fail;
        yield Buffer.alloc(Math.min(left, 65_536), left % 251);
      }
    })(),
  );
}

let folder: string;
let bucket: BucketServer;
let stores: Record<string, Storage>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-storage-'));
  bucket = await startBucket();
  stores = { folder: folderStorage(folder), bucket: bucketStorage(bucket.settings) };
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function listed(storage: Storage, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of storage.list(prefix)) {
    expect(file.modifiedAt.getTime()).toBeGreaterThan(0);
    found.push(file.key);
  }
  return found.sort();
}

describe.each(['folder', 'bucket'])('files in a %s', (name) => {
  test('come back unchanged until they are removed', async () => {
    const storage = stores[name]!;
    const key = await storage.put('images', bytes);
    expect((await contentOf(storage, key)).equals(bytes)).toBe(true);
    expect(await storage.size(key)).toBe(bytes.length);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toMatchObject({ status: 404 });
    expect(await storage.size(key)).toBeNull();
    await storage.remove(key); // a second time does no harm
  });

  test.each([0, 1, 8 * 2 ** 20, MANY])('a stream of %i bytes comes back whole', async (count) => {
    const storage = stores[name]!;
    const key = await storage.put('streams', stream(count));
    expect(await storage.size(key)).toBe(count);
    expect((await contentOf(storage, key)).equals(await buffer(stream(count)))).toBe(true);
  });

  test('a stream that breaks off leaves nothing', async () => {
    const storage = stores[name]!;
    const broken = storage.put('broken', stream(MANY, new Error('the sender left')));
    await expect(broken).rejects.toThrow('the sender left');
    expect(await listed(storage, 'broken')).toEqual([]);
  });

  test.each([0, 1, 8 * 2 ** 20, MANY])('%i bytes that arrived are taken over, then found', async (count) => {
    const storage = stores[name]!;
    const arrival = await storage.arrive('arrived');
    await writeFile(arrival.path, stream(count));
    await expect(storage.read(arrival.key)).rejects.toMatchObject({ status: 404 });
    expect(await storage.take(arrival)).toBe(arrival.key);
    expect((await contentOf(storage, arrival.key)).equals(await buffer(stream(count)))).toBe(true);
    await rm(arrival.path, { force: true }); // as its receiver does
    expect(await storage.size(arrival.key)).toBe(count);
  });

  test('an arrival without a file is not taken over', async () => {
    const storage = stores[name]!;
    const arrival = await storage.arrive('missing');
    await expect(storage.take(arrival)).rejects.toThrow();
    expect(await listed(storage, 'missing')).toEqual([]);
  });

  test.each([
    [0, 1],
    [1, 1],
    [10, 99],
    [69_990, 69_999],
  ])('can be read only from byte %i to %i', async (start, end) => {
    const storage = stores[name]!;
    const key = await storage.put('images', bytes);
    const part = await buffer(await storage.read(key, { start, end }));
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('are read to the end if they are removed during the reading', async () => {
    const storage = stores[name]!;
    const key = await storage.put('images', stream(MANY));
    const reading = await storage.read(key);
    await storage.remove(key);
    expect((await buffer(reading)).length).toBe(MANY);
  });

  test('two arrivals do not affect each other', async () => {
    const storage = stores[name]!;
    const [one, other] = [await storage.arrive('pair'), await storage.arrive('pair')];
    await writeFile(one.path, 'one');
    await writeFile(other.path, 'other');
    await storage.take(other);
    await rm(other.path, { force: true });
    expect((await contentOf(storage, await storage.take(one))).toString()).toBe('one');
    expect((await contentOf(storage, other.key)).toString()).toBe('other');
  });

  test('are listed under their prefix', async () => {
    const storage = stores[name]!;
    const keys = [await storage.put('listed', bytes), await storage.put('listed', bytes)];
    expect(await listed(storage, 'listed')).toEqual(keys.sort());
  });

  test.each(['../secret', 'images/../../x', 'images/aa/short', '/etc/passwd', ''])(
    'the invalid key %p answers 404',
    async (key) => {
      const storage = stores[name]!;
      await expect(storage.read(key)).rejects.toMatchObject({ status: 404 });
      await expect(storage.remove(key)).rejects.toMatchObject({ status: 404 });
      await expect(storage.size(key)).rejects.toMatchObject({ status: 404 });
    },
  );
});

// s3rver answers a request for this part with the whole object.
test('only the first byte of a file in a folder can be read', async () => {
  const storage = stores.folder!;
  const key = await storage.put('images', bytes);
  expect(await buffer(await storage.read(key, { start: 0, end: 0 }))).toEqual(bytes.subarray(0, 1));
});

test('no half-written file remains', async () => {
  const key = await stores.folder!.put('images', bytes);
  const names = await readdir(join(folder, key, '..'));
  expect(names.filter((n) => n.endsWith('.partial'))).toEqual([]);
});

test('a bucket that is unavailable or refuses answers 503', async () => {
  const settings = { accessKeyId: 'k', secretAccessKey: 's', region: 'auto' };
  const away = bucketStorage({ endpoint: 'http://127.0.0.1:1/files', ...settings });
  await expect(away.put('images', bytes)).rejects.toMatchObject({ status: 503 });
  await expect(away.put('images', stream(MANY))).rejects.toMatchObject({ status: 503 });
  await expect(away.read(`images/aa/${'a'.repeat(32)}`)).rejects.toMatchObject({ status: 503 });
  // s3rver checks the id of the access key and not the signature.
  const refused = bucketStorage({ ...bucket.settings, accessKeyId: 'unknown' });
  await expect(refused.put('images', bytes)).rejects.toMatchObject({ status: 503 });
  await expect(refused.read(`images/aa/${'a'.repeat(32)}`)).rejects.toMatchObject({ status: 503 });
});

test('a file that a crash leaves of an arrival in a folder is listed, and removed by its key', async () => {
  const storage = stores.folder!;
  const { key, path } = await storage.arrive('left-over');
  await writeFile(path, 'half a file');
  expect(await listed(storage, 'left-over')).toEqual([key]);
  await storage.remove(key);
  expect(existsSync(path)).toBe(false);
});
