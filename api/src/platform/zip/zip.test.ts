import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { BlobRow } from '../blobs/repository';
import type { BlobStore } from '../blobs/store';
import { zipPaths } from './names';
import { writeZip } from './zip';
import { readZip } from './fixtures/read-zip';

/** A store whose bytes the test makes, and which counts its open files. */
class Bytes {
  opened: string[] = [];
  live = 0;
  most = 0;
  readonly #of: (blobId: string) => Readable;
  constructor(of: (blobId: string) => Readable) {
    this.#of = of;
  }
  async open({ blobId }: BlobRow): Promise<Readable> {
    this.opened.push(blobId);
    const stream = this.#of(blobId);
    this.live += 1;
    this.most = Math.max(this.most, this.live);
    stream.once('close', () => (this.live -= 1));
    return stream;
  }
}
const storeOf = (bytes: Bytes) => bytes as unknown as BlobStore;
const entry = (blobId: string, byteCount: number | null, ...path: string[]) => ({
  path,
  blob: { blobId, byteCount } as BlobRow,
  modifiedAt: new Date('2026-10-28T09:14:00Z'),
});

describe('names in a zip (EX-3)', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\win.ini', 'win.ini'],
    ['%2e%2e%2fx', '%2e%2e%2fx'],
    ['a\u0000b\r\n\u202Efdp.exe', 'abfdp.exe'],
    ['..', 'file'],
    ['...', 'file'],
    ['', 'file'],
    ['.hidden', 'hidden'],
    ['dots. . .', 'dots'],
    ['CON', '_CON'],
    ['com1.txt', '_com1.txt'],
    ['a<b>:"c|d?*.pdf', 'a_b___c_d__.pdf'],
  ])('writes %j as %j', (given, safe) => {
    expect(zipPaths([[given]])).toEqual([safe]);
    expect(zipPaths([[given, 'x.pdf']])).toEqual([`${safe}/x.pdf`]);
  });

  test('numbers names that would be the same on any system, and keeps the extension', () => {
    const names = [['a', 'x.pdf'], ['A', 'X.PDF'], ['a', 'x.pdf'], ['a', 'x (2).pdf'], ['x.pdf'], ['x.pdf']];
    const paths = zipPaths(names);
    expect(paths).toEqual(['a/x.pdf', 'A/X (2).PDF', 'a/x (3).pdf', 'a/x (2) (2).pdf', 'x.pdf', 'x (2).pdf']);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
  });

  test('cuts long names between characters, also under a number', () => {
    for (const path of zipPaths([
      [`${'é'.repeat(300)}.pdf`],
      [`${'é'.repeat(300)}.pdf`],
      ['😀'.repeat(300)],
    ])) {
      expect(Buffer.byteLength(path)).toBeLessThanOrEqual(255);
      expect(Buffer.from(path).toString()).toBe(path);
    }
    expect(zipPaths([[`${'é'.repeat(300)}.pdf`]])[0]).toMatch(/é\.pdf$/);
  });

  test('numbers thousands of the same name without trying each number again', () => {
    // Processor time, not clock time: other tests run at the same time.
    const before = process.cpuUsage();
    expect(new Set(zipPaths(Array.from({ length: 5000 }, () => ['x.pdf'])))).toHaveLength(5000);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5000);
  });
});

describe('a zip of stored files', () => {
  test('gives back every file under its path, and knows its size before the first byte', async () => {
    const bytes = new Bytes((id) => Readable.from([Buffer.from(`bytes of `), Buffer.from(id)]));
    const { stream, byteCount } = await writeZip(storeOf(bytes), [
      entry('one', 12, 'Contracts', '2026', 'Roof.pdf'),
      entry('two', 12, 'Ünïcode 屋根.txt'),
    ]);
    const whole = await buffer(stream);
    expect(whole.length).toBe(byteCount);
    expect(await readZip(whole)).toEqual(
      new Map([
        ['Contracts/2026/Roof.pdf', Buffer.from('bytes of one')],
        ['Ünïcode 屋根.txt', Buffer.from('bytes of two')],
      ]),
    );
  });

  test('may have no files, or files whose size is unknown', async () => {
    const none = await writeZip(storeOf(new Bytes(() => Readable.from([]))), []);
    expect(await readZip(await buffer(none.stream))).toEqual(new Map());
    const unmeasured = await writeZip(storeOf(new Bytes(() => Readable.from(['four']))), [
      entry('x', null, 'x'),
    ]);
    expect(unmeasured.byteCount).toBeNull();
    expect(await readZip(await buffer(unmeasured.stream))).toEqual(new Map([['x', Buffer.from('four')]]));
  });

  test('has one file open at a time and reads no further than its reader', async () => {
    let made = 0;
    const piece = Buffer.alloc(65_536, 7);
    const pieces = function* () {
      for (let n = 0; n < 1600; n += 1, made += piece.length) yield piece;
    };
    const size = 1600 * piece.length;
    const bytes = new Bytes(() => Readable.from(pieces()));
    const { stream, byteCount } = await writeZip(storeOf(bytes), [
      entry('a', size, 'a'),
      entry('b', size, 'b'),
    ]);
    const reader = stream[Symbol.asyncIterator]();
    await reader.next();
    await delay(50);
    expect(made).toBeLessThan(4_000_000);
    let total = 0;
    for (let part = await reader.next(); !part.done; part = await reader.next()) total += part.value.length;
    expect(total).toBeGreaterThan(2 * size - 1);
    expect(total).toBeLessThanOrEqual(byteCount!);
    expect(bytes).toMatchObject({ opened: ['a', 'b'], most: 1, live: 0 });
  });

  test('closes its open file and opens no more when its reader leaves', async () => {
    const endless = () => Readable.from((function* () { for (;;) yield Buffer.alloc(65_536); })()); // prettier-ignore
    const bytes = new Bytes(endless);
    const { stream } = await writeZip(storeOf(bytes), [entry('a', 1e9, 'a'), entry('b', 1e9, 'b')]);
    await stream[Symbol.asyncIterator]().next();
    stream.destroy();
    await delay(20);
    expect(bytes).toMatchObject({ opened: ['a'], live: 0 });
  });

  test.each([
    ['a file that is gone', () => Readable.from([]).destroy(new Error('gone'))],
    ['a file that breaks off', () => Readable.from((function* () { yield 'ab'; throw new Error('gone'); })())], // prettier-ignore
    ['a file that is shorter than known', () => Readable.from(['ab'])],
  ])('is never complete with %s', async (_what, of) => {
    const { stream } = await writeZip(storeOf(new Bytes(of)), [entry('a', 10, 'a'), entry('b', 10, 'b')]);
    await expect(text(stream)).rejects.toThrow();
  });
});
