import { fileURLToPath } from 'node:url';
import { freshPostgresUrl } from '@roofline/api/platform/fixtures/databases';
import { seedAdmin, type Admin } from '../../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { serviceData, temporaryFolder, type ServiceData } from '../../stack/service-data';

/** A backup that the version before migration 0078 made of a small installation. */
export const OLD = fileURLToPath(new URL('backup-of-0077.zip', import.meta.url));

/** What is removed after all tests. */
const leavings: (() => Promise<void>)[] = [];
/** Ends what runs and removes what was made; for afterAll. */
export async function leaveAll(): Promise<void> {
  await endProcesses();
  for (const leave of leavings.splice(0)) await leave();
}

export async function newFolder(): Promise<string> {
  const folder = await temporaryFolder();
  leavings.push(folder.remove);
  return folder.path;
}

async function newData(isEmbedded: boolean): Promise<ServiceData> {
  const data = await serviceData({ isEmbedded });
  leavings.push(data.remove);
  return data;
}

/** A database without tables, where PG_URL names a server. */
export async function emptyServer(): Promise<string> {
  const { url, drop } = await freshPostgresUrl(process.env.PG_URL!);
  leavings.push(drop);
  return url;
}

export interface Running {
  data: ServiceData;
  admin: Admin;
  api: ServerProcess;
  client: RestClient;
}

export async function start(isEmbedded: boolean): Promise<Running> {
  const data = await newData(isEmbedded);
  const database = await data.open();
  const admin = await seedAdmin(database);
  await database.close();
  const api = await startApiProcess(data.settings);
  return { data, admin, api, client: new RestClient(api.url, admin.headers) };
}

/** A folder in which Roofline was started and stopped. */
export async function stoppedFolder(): Promise<string> {
  const { data, api } = await start(true);
  await api.end('SIGTERM');
  return data.folder;
}
