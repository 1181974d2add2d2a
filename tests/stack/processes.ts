import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '@roofline/api/platform/fixtures/server-flags';
import { freePort } from '@roofline/api/platform/fixtures/free-port';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LOCK = join(root, 'node_modules', '.cache', 'roofline', 'build.lock');
const LISTENING = /"msg":"Server listening at http:\/\/127\.0\.0\.1:(\d+)"/;
/** As `npm start` judges: a busy machine is slow, but only a start that hangs is silent for this long. */
const STILL_MS = 300_000;

/** A built server as a separate process, as in production. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** Milliseconds from its start until it listened. */
  tookMs: number;
  /** What it wrote so far. */
  output(): string;
  isAlive(): boolean;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; tookMs: number }>;
}

type Settings = Record<string, string>;
const running = new Set<ChildProcess>();
/** Those that a test ends, so that only an end that nobody asked for is reported. */
const stopping = new WeakSet<ChildProcess>();
let built: Promise<void> | null = null;

/** Builds both servers and the commands, once for this process. */
const buildServers = (): Promise<void> => (built ??= buildOnce());

async function buildOnce(): Promise<void> {
  await mkdir(join(LOCK, '..'), { recursive: true });
  // Test files run side by side; one of them builds, the others wait and find everything current.
  for (;;) {
    const isOurs = await mkdir(LOCK).then(
      () => true,
      () => false,
    );
    if (isOurs) break;
    const since = await stat(LOCK).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > STILL_MS) await rmdir(LOCK).catch(() => undefined);
    await delay(50);
  }
  try {
    const args = [join('scripts', 'build.mjs'), 'api', 'bff'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('The servers could not be built');
  } finally {
    await rmdir(LOCK);
  }
}

/** A started process, and the signs of life that it gives. */
interface Started {
  child: ChildProcess;
  /** What it wrote so far. */
  output(): string;
  /** The last step of its start that it told of, as it tells `npm start`. */
  step(): string;
  /** Milliseconds since it last wrote or told something. */
  stillMs(): number;
}

/** Starts a built server, whether or not it will listen. */
export async function spawnServer(part: 'api' | 'bff', settings: Settings): Promise<Started> {
  await buildServers();
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', DEMO: 'off', ...settings };
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(root, part, 'dist', 'server.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let text = '';
  let step = 'nothing';
  let heard = Date.now();
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (part_: Buffer) => {
      heard = Date.now();
      text = (text + part_.toString()).slice(-200_000);
    });
  child.on('message', (message: { progress?: string }) => {
    heard = Date.now();
    step = message.progress ?? step;
  });
  return { child, output: () => text, step: () => step, stillMs: () => Date.now() - heard };
}

async function portOf(part: string, { child, output, step, stillMs }: Started): Promise<number> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  for (;;) {
    const port = LISTENING.exec(output())?.[1];
    if (port) return Number(port);
    if (hasEnded() || stillMs() > STILL_MS) break;
    await delay(20);
  }
  const how = hasEnded()
    ? `ended (${child.signalCode ?? child.exitCode})`
    : `was silent for ${STILL_MS / 1000} s`;
  throw new Error(
    `The ${part} server did not start: it ${how}. Its last step: ${step()}. It printed: ${output() || 'nothing'}`,
  );
}

async function listening(part: 'api' | 'bff', settings: Settings): Promise<ServerProcess> {
  const began = Date.now();
  const started = await spawnServer(part, settings);
  const { child, output } = started;
  const port = await portOf(part, started);
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  child.once('close', (code, signal) => {
    if (stopping.has(child)) return;
    const last = output().slice(-4000);
    process.stderr.write(`The ${part} server ended by itself (${signal ?? code}). Its last words: ${last}\n`);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    tookMs: Date.now() - began,
    output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      const asked = Date.now();
      stopping.add(child);
      child.kill(signal);
      return { code: await exited, tookMs: Date.now() - asked };
    },
  };
}

/** A REST service that listens, on `API_PORT` or on a port where it can be started again. It has no rate limits. */
export async function startApiProcess(settings: Settings): Promise<ServerProcess> {
  return listening('api', { API_PORT: `${await freePort()}`, RATE_LIMIT: '1000000', ...settings });
}

/** A BFF that listens, in front of a REST service. */
export async function startBffProcess(upstreamUrl: string, settings: Settings = {}): Promise<ServerProcess> {
  const PORT = `${await freePort()}`;
  return listening('bff', { PORT, UPSTREAM_URL: upstreamUrl, DRAIN_DELAY_MS: '50', ...settings });
}

/** Ends processes that are still running; for afterAll. */
export async function endProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const gone = once(child, 'exit');
      stopping.add(child);
      child.kill('SIGKILL');
      await gone;
    }),
  );
}

/** What a command of the operator printed, and how it ended. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a built command to its end, as `npm run` does: `backup`, `restore`. */
export async function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Ended> {
  await buildServers();
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(root, 'api', 'dist', `${name}.js`), ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
