import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@roofline/api/platform/store/open';
import type { Database } from '@roofline/api/platform/database';
import { freshPostgresUrl } from '@roofline/api/platform/testing';

/** A new folder under the system's temporary ones, and a function that removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'roofline-faults-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Where a started REST service keeps its data. */
export interface ServiceData {
  /** For `startApiProcess`. */
  settings: Record<string, string>;
  /** Opens the same database in this process; close it before the service starts. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** A new folder, and a database of its own on PostgreSQL where PG_URL is set; else the embedded one in the folder. */
export async function serviceData(): Promise<ServiceData> {
  const folder = await temporaryFolder();
  const server = process.env.PG_URL ? await freshPostgresUrl(process.env.PG_URL) : null;
  return {
    settings: { DATA_DIR: folder.path, ...(server ? { DATABASE_URL: server.url } : {}) },
    open: () => openDatabase({ url: server?.url, dataDir: folder.path }),
    async remove() {
      await server?.drop();
      await folder.remove();
    },
  };
}
