import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { newProperty, seedAdmin, type Admin } from '../../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../../stack/processes';
import { serviceData } from '../../stack/service-data';

const PROBE = pathToFileURL(fileURLToPath(new URL('process-probe.mjs', import.meta.url))).href;
const TICKS_A_SECOND = 100;

/** What a service did between two looks. */
export interface Seen {
  asked: number;
  p99Ms: number;
  /** Memory at the first look. */
  firstMb: number;
  grownMb: number;
  /** Of processor time: its own, and that of the database server. */
  seconds: number;
  databaseSeconds: number;
}

/** A built REST service with a property, which the probe watches. */
export interface ProbedService {
  api: ServerProcess;
  admin: Admin;
  propertyId: string;
  /** Where it keeps its data. */
  folder: string;
  /** What the probe saw since the last time it was asked. */
  seen(): Promise<Seen>;
}

/** Processor seconds of the server's processes for a database, as far as this machine shows them. */
async function databaseSeconds(url: string | undefined): Promise<number> {
  if (!url) return 0;
  const name = new URL(url).pathname.slice(1);
  const processes = (await readdir('/proc').catch(() => [])).filter((entry) => /^\d+$/.test(entry));
  const each = processes.map(async (pid) => {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.startsWith('postgres:') || !command.includes(` ${name} `)) return 0;
    // Its name ends with the last bracket; the 12th and 13th value behind it are its time in the program and in the system.
    const values = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
      .split(') ')
      .at(-1)!
      .split(' ');
    return (Number(values[11]) + Number(values[12])) / TICKS_A_SECOND || 0;
  });
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
}

/** Starts a service on a new database, and gives it to the work. */
export async function withProbedService<T>(
  settings: Record<string, string>,
  work: (service: ProbedService) => Promise<T>,
): Promise<T> {
  const data = await serviceData();
  const database = await data.open();
  const admin = await seedAdmin(database);
  await database.close();
  const limits = { RATE_LIMIT: '1000000', NODE_OPTIONS: `--import=${PROBE}` };
  const api = await startApiProcess({ ...data.settings, ...limits, ...settings });
  let [asked, databaseBefore] = [0, 0];
  const seen = async (): Promise<Seen> => {
    asked += 1;
    process.kill(api.pid, 'SIGWINCH');
    for (;;) {
      const found = [...api.output().matchAll(/\{"probe":(\{[^}]*\})\}/g)].at(-1);
      const last = found && (JSON.parse(found[1]!) as Seen);
      if (last?.asked === asked) {
        const now = await databaseSeconds(data.settings.DATABASE_URL);
        const since = now - databaseBefore;
        databaseBefore = now;
        return { ...last, databaseSeconds: since };
      }
      await wait(20);
    }
  };
  try {
    const headers = { ...admin.headers, 'content-type': 'application/json', 'idempotency-key': 'property' };
    const body = JSON.stringify(newProperty('Bench Court'));
    const made = await fetch(`${api.url}/api/property`, { method: 'POST', headers, body });
    const { propertyId } = ((await made.json()) as { data: { propertyId: string } }).data;
    return await work({ api, admin, propertyId, folder: data.folder, seen });
  } finally {
    await endProcesses();
    await data.remove();
  }
}
