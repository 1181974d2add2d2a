import { cp } from 'node:fs/promises';
import { startApiProcess } from '../processes';
import { temporaryFolder } from '../service-data';

/** Where the prepared folder stands, for all processes of a run. */
const SETTING = 'ROOFLINE_DEMO_FOLDER';

/** Loads the demo data once, as a first start does, into a folder for `copyDemoFolder`. */
export async function prepareDemoFolder(): Promise<{ remove(): Promise<void> }> {
  const { path, remove } = await temporaryFolder();
  const api = await startApiProcess({ DATA_DIR: path, DEMO: 'on' });
  const { code } = await api.end('SIGTERM');
  if (code !== 0)
    throw new Error(`The service that loaded the demo data ended with ${code}: ${api.output()}`);
  process.env[SETTING] = path;
  return { remove };
}

/** Fills a new data folder with the demo data: a copy takes a moment, loading them the better part of a minute. */
export async function copyDemoFolder(to: string): Promise<void> {
  const from = process.env[SETTING];
  if (!from) throw new Error('No demo data were prepared: call prepareDemoFolder first');
  await cp(from, to, { recursive: true });
}
