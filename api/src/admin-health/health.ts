import type { AdminHealth } from '@roofline/schema/admin-health/admin-health';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countJobs } from '../job/service';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { rooflineVersion } from './version';
import { databaseFacts, mailFacts, storedFiles } from './repository';

/** Room on the disk of a folder, or of where it would be made: with PostgreSQL and a bucket nothing has made it yet. */
async function diskOf(folder: string): Promise<AdminHealth['disk']> {
  const found = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && dirname(folder) !== folder) return null;
    throw error;
  });
  if (found === null) return diskOf(dirname(folder));
  return { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

/** What is asked of the machine, before any transaction. */
export async function machineFacts({ config }: Pick<Deps, 'config'>) {
  return {
    version: await rooflineVersion(),
    nodeVersion: process.versions.node,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    disk: await diskOf(config.DATA_DIR),
  };
}

/** What the database says, whole for all workspaces; inside `database.system`. */
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
