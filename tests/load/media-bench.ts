import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { serviceData } from '../stack/service-data';
import { onBothDatabases } from './measure/page-times';
import type { BenchResult } from './results';

const PHOTOS = 100;
const PHOTO_BYTES = 4_000_000;
const FILES = 20;
const FILE_BYTES = 50_000_000;
/** As many as the page sends side by side. */
const ABREAST = 3;
/** What the memory of the service may grow by, in MB. */
const MEMORY_MB = 100;
const LOOP_MS = 50;
const PROBE = pathToFileURL(fileURLToPath(new URL('measure/process-probe.mjs', import.meta.url))).href;

interface Scene {
  api: ServerProcess;
  admin: Admin;
  propertyId: string;
  folder: string;
  /** How often the probe was asked. */
  asked: number;
}

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

async function send({ api, admin }: Scene, path: string, name: string, bytes: Buffer): Promise<void> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  const answer = await fetch(api.url + path, { method: 'POST', headers: admin.headers, body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
  await answer.arrayBuffer();
}

interface Seen {
  asked: number;
  p99Ms: number;
  grownMb: number;
}

/** What the probe saw since the last time it was asked. */
async function seen(scene: Scene): Promise<Seen> {
  scene.asked += 1;
  process.kill(scene.api.pid, 'SIGWINCH');
  for (;;) {
    const found = [...scene.api.output().matchAll(/\{"probe":(\{[^}]*\})\}/g)].at(-1);
    const last = found && (JSON.parse(found[1]!) as Seen);
    if (last?.asked === scene.asked) return last;
    await wait(20);
  }
}

/** Writes as many bytes to the same disk, each file confirmed by it. Answers the seconds. */
async function writeAll({ folder }: Scene, bytes: Buffer): Promise<number> {
  const began = performance.now();
  await abreast(PHOTOS, async (n) => {
    const file = await open(join(folder, `written-${n}`), 'w');
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
  });
  return (performance.now() - began) / 1000;
}

async function uploads(scene: Scene, kind: string): Promise<BenchResult[]> {
  const path = `/api/photo/property/${scene.propertyId}`;
  const photos = Array.from({ length: PHOTOS }, photoBytes);
  for (let n = 0; n < ABREAST; n += 1) await send(scene, path, `warm-${n}.png`, photoBytes());
  await wait(2000);
  const written = await writeAll(scene, photos[0]!);
  await seen(scene);
  const began = performance.now();
  await abreast(PHOTOS, (n) => send(scene, path, `${n}.png`, photos[n]!));
  const took = (performance.now() - began) / 1000;
  const { p99Ms, grownMb } = await seen(scene);
  const speed = (seconds: number) => `${((PHOTOS * PHOTO_BYTES) / 1e6 / seconds).toFixed(0)} MB/s`;
  return [
    {
      name: `100 photos of 4 MB against the disk, ${kind}`,
      ratio: written / took,
      detail: `uploaded at ${speed(took)}, written at ${speed(written)}`,
      atLeast: 0.5,
    },
    {
      name: `memory of their upload against 100 MB, ${kind}`,
      ratio: grownMb / MEMORY_MB,
      detail: `${grownMb.toFixed(0)} MB more`,
      atMost: 1,
    },
    {
      name: `p99 of the event loop against 50 ms, ${kind}`,
      ratio: p99Ms / LOOP_MS,
      detail: `${p99Ms.toFixed(1)} ms`,
      atMost: 1,
    },
  ];
}

/** Has a zip of so many of the files, and lets go of each piece. Answers its bytes. */
async function zipOf({ api, admin }: Scene, propertyFileIds: string[]): Promise<number> {
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

async function zips(scene: Scene, kind: string): Promise<BenchResult[]> {
  const { api, admin, propertyId } = scene;
  for (let n = 0; n < FILES; n += 1)
    await send(scene, `/api/file/${propertyId}/upload`, `minutes-${n}.bin`, randomBytes(FILE_BYTES));
  const listing = await fetch(`${api.url}/api/file/${propertyId}`, { headers: admin.headers });
  const { data } = (await listing.json()) as { data: { files: { propertyFileId: string }[] } };
  const ids = data.files.map(({ propertyFileId }) => propertyFileId);
  await zipOf(scene, ids.slice(0, 2));
  await seen(scene);
  const size = await zipOf(scene, ids);
  const { grownMb } = await seen(scene);
  return [
    {
      name: `memory of a zip of 1 GB against 100 MB, ${kind}`,
      ratio: grownMb / MEMORY_MB,
      detail: `${grownMb.toFixed(0)} MB more for ${(size / 1e6).toFixed(0)} MB`,
      atMost: 1,
    },
  ];
}

async function benchOn(kind: string): Promise<BenchResult[]> {
  const data = await serviceData();
  const database = await data.open();
  const admin = await seedAdmin(database);
  await database.close();
  const limits = { RATE_LIMIT: '1000000', NODE_OPTIONS: `--import=${PROBE}` };
  const api = await startApiProcess({ ...data.settings, ...limits });
  try {
    const headers = { ...admin.headers, 'content-type': 'application/json', 'idempotency-key': kind };
    const body = JSON.stringify(newProperty('Bench Court'));
    const made = await fetch(`${api.url}/api/property`, { method: 'POST', headers, body });
    const { propertyId } = ((await made.json()) as { data: { propertyId: string } }).data;
    const scene = { api, admin, propertyId, folder: data.folder, asked: 0 };
    return [...(await uploads(scene, kind)), ...(await zips(scene, kind))];
  } finally {
    await endProcesses();
    await data.remove();
  }
}

/** 100 photos of 4 MB against the disk, with memory and event loop of the service; and a zip of 1 GB. */
export const runMediaBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
