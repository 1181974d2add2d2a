import { randomBytes } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { onBareServer } from './measure/bare-server';
import { onBothDatabases } from './measure/page-times';
import { withProbedService, type ProbedService, type Seen } from './measure/probed-service';
import { sendFiles } from './measure/send-file';
import type { BenchResult } from './results';

const PHOTOS = 100;
const PHOTO_BYTES = 4_000_000;
const FILES = 20;
const FILE_BYTES = 50_000_000;
/** How many write at the same moment, here and there. */
const ABREAST = 3;
/** Files of one body: the page sends each by itself, so that each has its progress; a program may send twenty. */
const OF_A_BODY = [1, 20] as const;
/** What the memory of the service may grow by, in MB. */
const MEMORY_MB = 100;
const LOOP_MS = 50;
/** Does the work for each number below `count`, a few at a time. */
async function abreast(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: ABREAST }, one));
}

/** A picture of few pixels and many bytes: what is measured is the upload, and not how long sizes take that come after it. */
function photoBytes(): Buffer {
  const picture = pngOf(320, 240);
  return Buffer.concat([picture, randomBytes(PHOTO_BYTES - picture.length)]);
}

type Named = readonly [name: string, bytes: Buffer];

const formOf = (files: readonly Named[]) =>
  files.map(([name, bytes]) => ({ name, bytes, type: 'image/png' }));
const send = ({ api, admin }: ProbedService, path: string, ...files: readonly Named[]) =>
  sendFiles({ url: api.url + path, headers: admin.headers, files: formOf(files) });

/**
 * Writes as many bytes to the same disk as the store does, and keeps the same promise: what it has written survives a power cut.
 * Beside their place, confirmed by the disk, moved, and that confirmed too. Answers the seconds.
 */
async function writeAll({ folder }: ProbedService, bytes: Buffer): Promise<number> {
  const began = performance.now();
  await abreast(PHOTOS, async (n) => {
    const path = join(folder, `written-${n}`);
    const file = await open(`${path}.partial`, 'w');
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(`${path}.partial`, path);
    const inside = await open(folder);
    await inside.sync();
    await inside.close();
  });
  return (performance.now() - began) / 1000;
}

/** The photos in bodies of so many. */
const bodiesOf = (photos: readonly Buffer[], ofABody: number): Named[][] =>
  Array.from({ length: PHOTOS / ofABody }, (_, body) =>
    photos.slice(body * ofABody, (body + 1) * ofABody).map((bytes, n): Named => [`${body}-${n}.png`, bytes]),
  );

async function uploads(service: ProbedService, kind: string, ofABody: number): Promise<BenchResult[]> {
  const path = `/api/photo/property/${service.propertyId}`;
  const bodies = bodiesOf(Array.from({ length: PHOTOS }, photoBytes), ofABody);
  for (let n = 0; n < ABREAST; n += 1) await send(service, path, [`warm-${n}.png`, photoBytes()]);
  // Their sizes are made in the meantime; those of the others wait until the uploads are over, as they do for people.
  await wait(3000);
  const written = await writeAll(service, photoBytes());
  const bare = await onBareServer(service.folder, (url) =>
    abreast(bodies.length, (n) => sendFiles({ url, headers: {}, files: formOf(bodies[n]!) })),
  );
  await service.seen();
  const began = performance.now();
  await abreast(bodies.length, (n) => send(service, path, ...bodies[n]!));
  const took = (performance.now() - began) / 1000;
  return resultsOf(`${ofABody} a body, ${kind}`, { ...(await service.seen()), written, took, bare });
}

/** What was seen of the uploads, with the seconds that the disk, the bare server and the service took. */
type Uploaded = Pick<Seen, 'p99Ms' | 'grownMb' | 'seconds'> & {
  written: number;
  took: number;
  bare: { took: number; seconds: number };
};

function resultsOf(way: string, { p99Ms, grownMb, seconds, written, took, bare }: Uploaded): BenchResult[] {
  const speed = (each: number) => `${((PHOTOS * PHOTO_BYTES) / 1e6 / each).toFixed(0)} MB/s`;
  return [
    {
      name: `100 photos of 4 MB against the disk, ${way}`,
      ratio: written / took,
      detail: `uploaded at ${speed(took)}, written at ${speed(written)}; the service computed for ${seconds.toFixed(1)} s of ${took.toFixed(1)}`,
      atLeast: 0.5,
    },
    {
      name: `the same against a server that only receives, hashes and writes, ${way}`,
      ratio: bare.took / took,
      detail: `that one at ${speed(bare.took)}; it computed for ${bare.seconds.toFixed(1)} s of ${bare.took.toFixed(1)}`,
      atLeast: 0.5,
    },
    {
      name: `memory of their upload against 100 MB, ${way}`,
      ratio: grownMb / MEMORY_MB,
      detail: `${grownMb.toFixed(0)} MB more`,
      atMost: 1,
    },
    {
      name: `p99 of the event loop against 50 ms, ${way}`,
      ratio: p99Ms / LOOP_MS,
      detail: `${p99Ms.toFixed(1)} ms`,
      atMost: 1,
    },
  ];
}

/** Has a zip of so many of the files, and lets go of each piece. Answers its bytes. */
async function zipOf({ api, admin }: ProbedService, propertyFileIds: string[]): Promise<number> {
  const answer = await fetch(`${api.url}/api/file/bulk/download`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ propertyFileIds, folderIds: [] }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  let size = 0;
  for await (const piece of answer.body!) size += piece.length;
  return size;
}

async function zips(service: ProbedService, kind: string): Promise<BenchResult[]> {
  const { api, admin, propertyId } = service;
  for (let n = 0; n < FILES; n += 1)
    await send(service, `/api/file/${propertyId}/upload`, [`minutes-${n}.bin`, randomBytes(FILE_BYTES)]);
  const listing = await fetch(`${api.url}/api/file/${propertyId}`, { headers: admin.headers });
  const { data } = (await listing.json()) as { data: { files: { propertyFileId: string }[] } };
  const ids = data.files.map(({ propertyFileId }) => propertyFileId);
  // The most that it has while one is read. Flat is what a larger one does not add to: what the memory was between them, after
  // some of it was given back, says nothing.
  const mostMb = async () => {
    const { firstMb, grownMb } = await service.seen();
    return firstMb + grownMb;
  };
  await service.seen();
  await zipOf(service, ids.slice(0, FILES / 4));
  const [small, size] = [await mostMb(), await zipOf(service, ids)];
  const large = await mostMb();
  const grownMb = Math.max(0, large - small);
  return [
    {
      name: `memory of a zip of 1 GB above one of 250 MB, against 100 MB, ${kind}`,
      ratio: grownMb / MEMORY_MB,
      detail: `${small.toFixed(0)} MB, then ${large.toFixed(0)} MB for ${(size / 1e6).toFixed(0)} MB`,
      atMost: 1,
    },
  ];
}

/** The zips first: behind the uploads their pictures are made, which take memory. Each way of sending has a service of its own. */
async function benchOn(kind: string): Promise<BenchResult[]> {
  const results = await withProbedService({}, (service) => zips(service, kind));
  for (const ofABody of OF_A_BODY)
    results.push(...(await withProbedService({}, (service) => uploads(service, kind, ofABody))));
  return results;
}

/** 100 photos of 4 MB against the disk, with memory and event loop of the service; and a zip of 1 GB. */
export const runMediaBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
