import { monitorEventLoopDelay } from 'node:perf_hooks';
import { association, workbookWith } from '@roofline/api/property-import/fixtures/workbooks';
import { buildTestApp, seedUser, seedWorkspace, signedIn } from '@roofline/api/platform/testing';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import type { PropertyImport } from '@roofline/schema/property-import/property-import';
import { newKey } from '../../stack/people';
import { onBothDatabases } from '../measure/page-times';
import type { BenchResult } from '../results';

const PROPERTIES = 300;
const COMPONENTS = 60;
const SECONDS = 60;
const MEMORY_MB = 300;
const MB = 2 ** 20;
const SAMPLE_MS = 20;

/** The most memory that the process, with its threads, has until `stop`. */
function watchMemory() {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return (most - before) / MB;
  };
}

const workbook = () =>
  workbookWith(
    Array.from({ length: PROPERTIES }, (_, n) =>
      association(`Court ${n + 1}`, COMPONENTS, { details: { addressLine1: `${n + 1} Main Street` } }),
    ),
  );

async function benchOn(kind: string): Promise<BenchResult[]> {
  const t = await buildTestApp();
  try {
    const { workspaceId } = await seedWorkspace(t.database, { name: 'Bench' });
    const { userId } = await seedUser(t.database, { [workspaceId]: 'Admin' });
    const headers = await signedIn(t.database, t.clock, userId);
    const form = multipartBody([
      { field: 'workspaceId', bytes: Buffer.from(workspaceId) },
      {
        field: 'file',
        bytes: await workbook(),
        fileName: 'properties.xlsx',
        type: 'application/octet-stream',
      },
    ]);
    global.gc?.();
    const addedMb = watchMemory();
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const began = performance.now();
    const uploaded = await t.app.inject({
      method: 'POST',
      url: '/api/property/import',
      headers: { ...headers, 'content-type': form.contentType, 'idempotency-key': newKey() },
      payload: form.payload,
    });
    const read = (performance.now() - began) / 1000;
    const { propertyImportId } = uploaded.json<{ data: PropertyImport }>().data;
    const url = `/api/property/import/${propertyImportId}`;
    await t.app.inject({
      method: 'POST',
      url: `${url}/accept`,
      headers: { ...headers, 'idempotency-key': newKey() },
      payload: {},
    });
    await t.runJobs();
    const seconds = (performance.now() - began) / 1000;
    delays.disable();
    const memory = addedMb();
    const { counts } = (await t.app.inject({ url, headers })).json<{ data: PropertyImport }>().data;
    if (counts.added !== PROPERTIES)
      throw new Error(`${counts.added} of ${PROPERTIES} properties were added`);
    return [
      {
        name: `${PROPERTIES} × ${COMPONENTS} components from a workbook, ${kind}`,
        ratio: seconds / SECONDS,
        detail: `${seconds.toFixed(1)} s of ${SECONDS}, of which reading ${read.toFixed(1)}; others wait ${(delays.max / 1e6).toFixed(0)} ms at most, p99 ${(delays.percentile(99) / 1e6).toFixed(0)}`,
        atMost: 1,
      },
      {
        name: `memory for it, ${kind}`,
        ratio: memory / MEMORY_MB,
        detail: `${memory.toFixed(0)} MB more of ${MEMORY_MB}`,
        atMost: 1,
      },
    ];
  } finally {
    await t.close();
  }
}

/** A firm's 300 associations from one workbook: read, added with their plans, and the memory and waiting that it costs. */
export const runPropertyImportBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
