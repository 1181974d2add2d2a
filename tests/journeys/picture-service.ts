import { startApiProcess, startBffProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';
import { clockFrom } from './clock';

/** All figures of the demo data follow from the day: in pictures it is this one. */
export const MOMENT = '2026-11-24T18:00:00Z';
const PORT = 43_131;

export interface PictureService {
  site: string;
  /** Address of its REST service. */
  rest: string;
  close(): Promise<void>;
}

/** A service of its own with the demo data of that day, whenever the test runs. */
export async function startPictureService(): Promise<PictureService> {
  const folder = await temporaryFolder();
  const clock = clockFrom(MOMENT);
  const api = await startApiProcess({ DATA_DIR: folder.path, DEMO: 'on', ...clock });
  const bff = await startBffProcess(api.url, { PORT: String(PORT), ...clock });
  return {
    site: `http://127.0.0.1:${PORT}`,
    rest: api.url,
    close: async () => {
      await Promise.all([bff.end('SIGKILL'), api.end('SIGKILL')]);
      await folder.remove();
    },
  };
}
