import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { until } from '../until';
import { Family, processes } from './family';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const running = new Set<NpmStart>();

/** `npm start` as people run it, with all that it starts. */
export class NpmStart {
  readonly url: string;
  readonly ended: Promise<number | null>;
  /** It has ended, and everything that it and what it started printed has arrived. */
  readonly silent: Promise<number | null>;
  private text = '';
  private readonly npm: ChildProcess;
  /** All of them must end. */
  private readonly family: Family;

  constructor(settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${settings.PORT}`;
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DEMO: 'off', ...settings };
    this.npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.npm.stdout!, this.npm.stderr!])
      stream.on('data', (part: Buffer) => void (this.text += part.toString()));
    this.family = new Family(this.npm.pid!);
    this.ended = new Promise((done) => this.npm.once('exit', (code) => done(code)));
    this.silent = new Promise((done) => this.npm.once('close', (code) => done(code)));
    running.add(this);
  }

  output = (): string => this.text;

  /** Returns its process with this text in its command. */
  pidOf(words: string): number | null {
    return this.family.members(processes()).find(({ command }) => command.includes(words))?.pid ?? null;
  }

  get starter(): number | null {
    return this.pidOf('node scripts/start.mjs');
  }
  get api(): number | null {
    return this.pidOf('api/dist/server.js');
  }
  get bff(): number | null {
    return this.pidOf('bff/dist/server.js');
  }

  /** Waits for a condition, however long a busy machine takes; fails once npm start has ended. */
  async until(what: string, isThere: () => unknown): Promise<void> {
    while (!(await isThere())) {
      if (this.npm.exitCode !== null) throw new Error(`npm start ended before ${what}:\n${this.text}`);
      await delay(100);
    }
  }
  ready = (): Promise<void> => this.until('it was ready', () => this.text.includes('Roofline is ready'));

  /** Returns those of its processes that still run. */
  left = (): number[] => this.family.left(processes());

  /** Waits until none of them runs any more. */
  gone = (): Promise<void> => until(async () => this.left().length === 0);

  /** Sends a signal to npm and waits for the end. */
  end = async (signal: NodeJS.Signals): Promise<{ code: number | null; tookMs: number }> => {
    const asked = Date.now();
    this.npm.kill(signal);
    return { code: await this.ended, tookMs: Date.now() - asked };
  };

  discard(): void {
    this.npm.kill('SIGKILL');
    for (const pid of this.left()) process.kill(pid, 'SIGKILL');
  }
}

/** Ends processes that are still running; for afterAll. */
export function endNpmStarts(): void {
  for (const one of running) one.discard();
  running.clear();
}
