import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Tx } from '../../database';
import { oneAtATime } from '../start/one-at-a-time';
import { makeEmbedded, migrateEmbedded } from '../embedded/embedded';
import { migrationsFolder, migrationsUpTo } from '../migrations';
import { migrateOn } from '../postgres';
import { ensureOperator } from '../roles';
import { versionOf } from '../version';
import { becomeOperator, connectWhole, inEmbedded, inPostgres } from './whole';

/** A database to restore rows into, first in the tables of the version that they were saved from. */
export interface Fillable {
  /** Returns whether the database is empty. If it has tables of this version, `isUnused` checks their rows. */
  isEmpty(version: number, isUnused: (tx: Tx) => Promise<boolean>): Promise<boolean>;
  /**
   * Makes the tables of a version, has `work` fill them in one transaction of their owner, and migrates them. Returns
   * false if this Roofline does not know the version.
   */
  fill(version: number, work: (tx: Tx) => Promise<void>): Promise<boolean>;
}

/** Returns `dataDir/database`, which exists only once it is complete. */
const fillableFolder = (dataDir: string): Fillable => ({
  isEmpty: async () => !existsSync(join(dataDir, 'database')),
  fill: async (version, work) => {
    const made = await migrationsUpTo(version, async (folder) => {
      await makeEmbedded(dataDir, async (client) => {
        await migrateEmbedded(client, undefined, folder);
        await inEmbedded(client, '', work);
        await migrateEmbedded(client);
      });
      return true;
    });
    return made ?? false;
  },
});

const HAS_TABLES = `select exists (select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as is`;

/** Returns a database on a server: without tables, or with those of the version, as a failed attempt leaves them. */
const fillableServer = (url: string): Fillable => {
  const connected = async <T>(use: (client: Awaited<ReturnType<typeof connectWhole>>) => Promise<T>) => {
    const client = await connectWhole(url);
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };
  return {
    isEmpty: (version, isUnused) =>
      connected(async (client) => {
        const run = (statement: string) => client.query(statement);
        const found = await versionOf(run);
        if (found === 0) return (await client.query(HAS_TABLES)).rows[0].is !== true;
        if (found !== version) return false;
        await ensureOperator(run);
        return inPostgres(client, 'read only', async (tx) => {
          await becomeOperator(tx);
          return isUnused(tx);
        });
      }),
    fill: (version, work) =>
      oneAtATime(url, 'migration', () =>
        connected(async (client) => {
          const made = await migrationsUpTo(version, async (folder) => {
            await migrateOn(client, folder);
            await inPostgres(client, '', work);
            await migrateOn(client, migrationsFolder());
            return true;
          });
          return made ?? false;
        }),
      ),
  };
};

/** Returns the database at `url`, or the embedded one in `dataDir`. */
export const fillable = ({ url, dataDir }: { url: string | undefined; dataDir: string }): Fillable =>
  url === undefined ? fillableFolder(dataDir) : fillableServer(url);
