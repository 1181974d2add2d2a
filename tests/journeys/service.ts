import { readConfig } from '@roofline/api/config';
import { copyDemoFolder, prepareDemoFolder } from '../stack/demo/folder';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';
import { PORT } from './person';

/** Before all journeys: the demo data, once, and the service that most of them share. */
export default async function startService(): Promise<() => Promise<void>> {
  const demo = await prepareDemoFolder();
  const folder = await temporaryFolder();
  await copyDemoFolder(folder.path);
  const quiet = { DEMO: 'on', RATE_LIMIT: String(readConfig({}).RATE_LIMIT) };
  const api = await startApiProcess({ DATA_DIR: folder.path, ...quiet });
  await startBffProcess(api.url, { PORT: String(PORT) });
  return async () => {
    await endProcesses();
    await folder.remove();
    await demo.remove();
  };
}
