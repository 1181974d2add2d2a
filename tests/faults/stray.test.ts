import { endProcesses, startApiProcess, startBffProcess, type ServerProcess } from '../stack/processes';
import { startedFolder } from '../stack/service-data';
import { until } from '../stack/until';

/** Fails on request, in a place that no one awaits. */
const STRAY = `data:text/javascript,process.on('SIGWINCH',()=>{Promise.reject(new Error('a stray fault'))})`;
const settings = { NODE_OPTIONS: `--import ${encodeURI(STRAY)}` };

let folder: Awaited<ReturnType<typeof startedFolder>>;
beforeAll(async () => {
  folder = await startedFolder();
});
afterAll(async () => {
  await endProcesses();
  await folder.remove();
});

async function survives(server: ServerProcess, path: string): Promise<void> {
  process.kill(server.pid, 'SIGWINCH');
  await until(() => server.output().includes('a stray fault'));
  expect(server.isAlive()).toBe(true);
  expect((await fetch(server.url + path)).status).toBe(200);
}

test('RL-16: a failure that no one awaits is logged, and both services continue', async () => {
  const api = await startApiProcess({ DATA_DIR: folder.path, ...settings });
  await survives(api, '/api/health/live');
  await survives(await startBffProcess(api.url, settings), '/health/live');
});
