import type { AdminHealth } from '@roofline/schema/admin-health/admin-health';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countJobs } from '../job/service';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { rooflineVersion } from './version';
import { databaseFacts, mailFacts, storedFiles } from './repository';

/** Returns the room on a folder's disk. With PostgreSQL and a bucket the folder may be missing: its parent counts. */
async function diskOf(folder: string): Promise<AdminHealth['disk']> {
  const found = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && dirname(folder) !== folder) return null;
    throw error;
  });
  if (found === null) return diskOf(dirname(folder));
  return { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

/** Returns the facts about the machine; no transaction is open. */
export async function machineFacts({ config }: Pick<Deps, 'config'>) {
  return {
    version: await rooflineVersion(),
    nodeVersion: process.versions.node,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    disk: await diskOf(config.DATA_DIR),
  };
}

/** Returns the facts in the database, over all workspaces; inside `database.system`. */
export async function storedFacts(
  tx: Tx,
  { config, database, mail }: Pick<Deps, 'config' | 'database' | 'mail'>,
): Promise<Pick<AdminHealth, 'database' | 'storage' | 'mail' | 'jobs'>> {
  const facts = await databaseFacts(tx);
  const { kind } = database;
  return {
    database: { kind, ...facts, hasRoom: database.hasRoom() },
    storage: { kind: config.STORAGE_URL ? 'bucket' : 'folder', ...(await storedFiles(tx)) },
    mail: { isSent: mail.isSent, ...(await mailFacts(tx)) },
    jobs: await countJobs(tx, ['queued', 'running', 'failed']),
  };
}
