import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keyInFolder } from './key-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const KEYS = 100;

/** Acts as another service that starts at the same moment: looks for each key without a pause and reads it at once. */
const OTHER = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const sizes = [];
  for (let n = 0; n < ${KEYS}; n += 1) {
    for (;;) {
      try {
        sizes.push(readFileSync(workerData + '/' + n + '.key').length);
        break;
      } catch (error) {
        if (error.code !== 'ENOENT') throw error;
      }
    }
  }
  parentPort.postMessage(sizes);
`;

test('a service that starts at the same moment never reads half a key', async () => {
  const other = new Worker(OTHER, { eval: true, workerData: folder });
  const read = once(other, 'message');
  await once(other, 'online');
  for (let n = 0; n < KEYS; n += 1) await keyInFolder(folder, `${n}.key`, 'MAIL_KEY');
  const [sizes] = (await read) as [number[]];
  expect(new Set(sizes)).toEqual(new Set([32]));
});

test('services that start at the same moment get the same key, and leave no other file', async () => {
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => keyInFolder(folder, 'mail.key', 'MAIL_KEY')),
  );
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(await keyInFolder(folder, 'mail.key', 'MAIL_KEY')).toEqual(keys[0]);
  expect(await readdir(folder)).toEqual(['mail.key']);
});

test('a file that is not a key is refused by name', async () => {
  await writeFile(join(folder, 'mail.key'), 'short');
  await expect(keyInFolder(folder, 'mail.key', 'MAIL_KEY')).rejects.toThrow(
    /mail\.key is no key: remove it or set MAIL_KEY/,
  );
});
