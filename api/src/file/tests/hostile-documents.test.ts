import type { PropertyFile } from '@roofline/schema/file/file';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildCabinet, type Cabinet } from '../fixtures/cabinet';
import { hostileDocuments, SECRET } from '../fixtures/hostile';

const MB = 1_000_000;
/** The most memory that reading all documents may add to the process: two threads with one open document each. */
const MOST_MEMORY = 900 * MB;

let t: Cabinet;
const called: string[] = [];
const outside = createServer((request, reply) => {
  called.push(request.url ?? '');
  reply.end();
});
let url: string;
beforeAll(async () => {
  t = await buildCabinet({ hasOwnThreads: true });
  await new Promise<void>((listening) => void outside.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
});
afterAll(async () => {
  outside.close();
  await t.close();
});

const find = async (words: string) =>
  (await t.look(`?search=${encodeURIComponent(words)}`)).files.map(({ fileName }) => fileName);

/** Does the work and returns the most memory, in bytes, that it added to the process. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  await work().finally(() => clearInterval(watch));
  return most - before;
}

test('hostile documents are stored and never run, block no other document and take bounded memory (UP-18)', async () => {
  const documents = await hostileDocuments(url);
  expect(documents.length).toBeGreaterThanOrEqual(30);
  const files: PropertyFile[] = [];
  for (const document of documents) {
    const { status, data } = await t.send([document]);
    expect([document[0], status]).toEqual([document[0], 201]);
    files.push(data[0]!);
  }
  documents.length = 0;
  expect(await memoryOf(() => t.runJobs())).toBeLessThan(MOST_MEMORY);
  expect(await find(SECRET)).toEqual([]);
  expect((await find('hostile')).length).toBe(files.length);
  const previews = memoryOf(async () => {
    for (const { propertyFileId, fileName } of files) {
      const at = `/api/file/file/${propertyFileId}`;
      expect([fileName, (await t.call('manager', 'GET', `${at}/preview`)).status]).toEqual([fileName, 200]);
      const shown = await t.app.inject({ url: `${at}/preview/content`, headers: t.as.manager });
      const isShown = fileName.endsWith('.pdf') || fileName.endsWith('.png');
      expect([fileName, shown.statusCode]).toEqual([fileName, isShown ? 200 : 404]);
      const sent = await t.app.inject({ url: `${at}/download`, headers: t.as.manager });
      expect(sent.headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment/),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  });
  expect(await previews).toBeLessThan(MOST_MEMORY);
  // Harmless text in them is still read: beside a macro, an archive or a script.
  for (const [words, name] of [
    ['macros', 'hostile macro.docx'],
    ['unpacked', 'hostile nested.docx'],
    ['plain', 'hostile script.pdf'],
  ] as const)
    expect(await find(words)).toEqual([name]);
  expect(called).toEqual([]);
  expect(existsSync('/tmp/roofline-slipped.txt')).toBe(false);
  // The threads are free for the next document.
  await t.addFile('after.txt', null, 'aftermath');
  await t.runJobs();
  expect(await find('aftermath')).toEqual(['after.txt']);
}, 300_000);
