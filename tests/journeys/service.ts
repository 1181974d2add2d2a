import { readConfig } from '@roofline/api/config';
import { copyDemoFolder, prepareDemoFolder } from '../stack/demo/folder';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';
import { portOf, WORKERS } from './person';

const quiet = { DEMO: 'on', RATE_LIMIT: String(readConfig({}).RATE_LIMIT) };

/** A service with the demo data for one worker, and how its folder goes away. */
async function startFor(worker: number): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  await copyDemoFolder(folder.path);
  const api = await startApiProcess({ DATA_DIR: folder.path, ...quiet });
  await startBffProcess(api.url, { PORT: String(portOf(worker)) });
  return folder.remove;
}

/** Before all journeys: the demo data, once, and for each worker the service that most of its journeys share. */
export default async function startServices(): Promise<() => Promise<void>> {
  const demo = await prepareDemoFolder();
  const starts = Array.from({ length: WORKERS }, (_, worker) => startFor(worker));
  // Where one does not start, the others would outlive this process.
  const removals = await Promise.all(starts).catch(async (error: unknown) => {
    await Promise.allSettled(starts);
    await endProcesses();
    throw error;
  });
  return async () => {
    await endProcesses();
    await Promise.all([...removals, demo.remove].map((remove) => remove()));
  };
}
