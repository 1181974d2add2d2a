import { openPostgres } from '@roofline/api/platform/store/postgres';
import { freshPostgresUrl } from '@roofline/api/platform/testing';
import { seedAdmin, type Admin } from './people';
import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from './processes';
import { temporaryFolder } from './service-data';

/** Two REST services on one PostgreSQL database of their own, each with a BFF before it. */
export interface Replicas {
  apis: [ServerProcess, ServerProcess];
  bffs: [ServerProcess, ServerProcess];
  databaseUrl: string;
  /** Two workspaces' Admins: `one@demo.test` and `other@demo.test`. */
  one: Admin;
  other: Admin;
  /** Starts a REST service again where it stood. */
  restart(which: 0 | 1): Promise<void>;
  close(): Promise<void>;
}

/** Both REST services start on an empty database at the same moment, so that they race to migrate it. */
export async function startReplicas(postgres: string): Promise<Replicas> {
  const { url, drop } = await freshPostgresUrl(postgres);
  const folder = await temporaryFolder();
  const start = (more: Record<string, string> = {}) =>
    startApiProcess({ DATA_DIR: folder.path, DATABASE_URL: url, ...more });
  const apis: Replicas['apis'] = await Promise.all([start(), start()]);
  const bffs: Replicas['bffs'] = await Promise.all([
    startBffProcess(apis[0].url),
    startBffProcess(apis[1].url),
  ]);
  const database = await openPostgres(url);
  const one = await seedAdmin(database, 'one');
  const other = await seedAdmin(database, 'other');
  await database.close();
  return {
    apis,
    bffs,
    databaseUrl: url,
    one,
    other,
    async restart(which) {
      apis[which] = await start({ API_PORT: String(apis[which].port) });
    },
    async close() {
      await endProcesses();
      await drop();
      await folder.remove();
    },
  };
}
