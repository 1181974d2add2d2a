import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('receiving-server.mjs', import.meta.url));

/** Starts a server that only receives, hashes and writes to the folder. Answers the seconds that the work took, and those that the server computed. */
export async function onBareServer(
  folder: string,
  work: (url: string) => Promise<unknown>,
): Promise<{ took: number; seconds: number }> {
  const server = spawn(process.execPath, [PROGRAM, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${port.toString().trim()}`;
    const usedUs = async () => {
      const { user, system } = (await (await fetch(url)).json()) as NodeJS.CpuUsage;
      return user + system;
    };
    const [before, began] = [await usedUs(), performance.now()];
    await work(url);
    const took = (performance.now() - began) / 1000;
    return { took, seconds: ((await usedUs()) - before) / 1e6 };
  } finally {
    server.kill();
    await ended;
  }
}
