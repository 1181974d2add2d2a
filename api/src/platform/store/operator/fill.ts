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

/** A place for rows of an earlier day, which come in the tables that they had then. */
export interface Fillable {
  /** Whether nothing is there. `isUnused` looks into tables of that very version, where the place has them. */
  isEmpty(version: number, isUnused: (tx: Tx) => Promise<boolean>): Promise<boolean>;
  /**
   * Makes the tables of a version, has `work` fill them in one transaction of their owner, and brings them up to date. False where this
   * Roofline does not know the version.
   */
  fill(version: number, work: (tx: Tx) => Promise<void>): Promise<boolean>;
}

/** `dataDir/database`, which is there once it is whole. */
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

/** A database on a server: without tables, or with those of the version as a failed attempt leaves them. */
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

/** The database at `url`, or the embedded one in `dataDir`. */
export const fillable = ({ url, dataDir }: { url: string | undefined; dataDir: string }): Fillable =>
  url === undefined ? fillableFolder(dataDir) : fillableServer(url);
