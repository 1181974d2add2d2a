import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { folderStorage } from '@roofline/api/platform/files/storage';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { newProperty } from '@roofline/api/property/fixtures/cast';
import type { Job } from '@roofline/schema/job/job';
import { newKey } from '../../stack/people';
import { temporaryFolder } from '../../stack/service-data';
import type { BenchResult } from '../results';

const FILE_BYTES = 128 * 2 ** 20;
/** Of 128 MB each; ARCHIVE_FILES=80 makes the larger one 10 GB. */
const FILES = { few: 8, many: Number(process.env.ARCHIVE_FILES ?? 24) } as const;
const MB = 2 ** 20;
/** More memory for three times the files. */
const GROWTH_MB = 100;
const SAMPLE_MS = 50;

interface Leaving extends TestApp {
  headers: Record<string, string>;
  workspaceId: string;
}

async function upload(at: Leaving, propertyId: string, n: number): Promise<void> {
  const { payload, contentType } = multipartBody([
    {
      field: 'files',
      bytes: Buffer.from(`file ${n}`),
      fileName: `${n}.bin`,
      type: 'application/octet-stream',
    },
  ]);
  const answer = await at.app.inject({
    method: 'POST',
    url: `/api/file/${propertyId}/upload`,
    headers: { ...at.headers, 'idempotency-key': newKey(), 'content-type': contentType },
    payload,
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

/** Grows the stored files in place, without writing their bytes: holes in a file read as zeros. */
async function grow({ database, workspaceId }: Leaving, folder: string): Promise<void> {
  const keys = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ key: string }>(tx, sql`select storage_key as key from blob`),
  );
  for (const { key } of keys) await truncate(join(folder, key), FILE_BYTES);
}

async function openLeaving(files: number, folder: string): Promise<Leaving> {
  const service = await buildTestApp({ storage: folderStorage(folder) });
  const { workspaceId } = await seedWorkspace(service.database, { name: `Bench ${files}` });
  const { userId } = await seedUser(service.database, { [workspaceId]: 'Admin' });
  const headers = await signedIn(service.database, service.clock, userId);
  const at: Leaving = { ...service, headers, workspaceId };
  const added = await at.app.inject({
    method: 'POST',
    url: '/api/property',
    headers,
    payload: newProperty('Court'),
  });
  const { propertyId } = added.json<{ data: { propertyId: string } }>().data;
  for (let n = 0; n < files; n += 1) await upload(at, propertyId, n);
  await at.runJobs();
  await grow(at, folder);
  return at;
}

/** Makes an archive. Answers the most memory that the process had in the meantime, above what it had before. */
async function make(at: Leaving): Promise<{ addedMb: number; seconds: number; bytes: number }> {
  const url = `/api/workspace/${at.workspaceId}/full-archive`;
  const headers = { ...at.headers, 'idempotency-key': newKey() };
  global.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS);
  const began = performance.now();
  await at.app.inject({ method: 'POST', url, headers });
  await at.runJobs();
  clearInterval(timer);
  const job = (await at.app.inject({ url, headers: at.headers })).json<{ data: Job }>().data;
  if (job.status !== 'succeeded') throw new Error(JSON.stringify(job));
  const seconds = (performance.now() - began) / 1000;
  return { addedMb: (most - before) / MB, seconds, bytes: job.result!.file!.size };
}

/** An archive of 1 GB of files and a larger one, in the same process: the second may need little more memory. */
export async function runArchiveBench(): Promise<BenchResult[]> {
  const folder = await temporaryFolder();
  const measured: { addedMb: number; seconds: number; bytes: number }[] = [];
  try {
    for (const files of [FILES.few, FILES.many]) {
      const at = await openLeaving(files, join(folder.path, String(files)));
      measured.push(await make(at));
      await at.close();
    }
  } finally {
    await folder.remove();
  }
  const [few, many] = measured;
  const words = measured
    .map(
      ({ addedMb, seconds, bytes }) =>
        `${(bytes / 2 ** 30).toFixed(1)} GB: ${addedMb.toFixed(0)} MB in ${seconds.toFixed(0)} s`,
    )
    .join(', ');
  const growth = many!.addedMb - few!.addedMb;
  return [
    {
      name: `full archive, memory of ${((FILES.many * FILE_BYTES) / 2 ** 30).toFixed(0)} GB over 1 GB`,
      ratio: growth / GROWTH_MB,
      detail: `${growth.toFixed(0)} MB more (${words})`,
      atMost: 1,
    },
  ];
}
