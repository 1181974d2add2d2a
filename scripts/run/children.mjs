import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const WARNING = 40;

/** A server's log line as a person reads it, or null for one that is of no interest while all goes well. */
export function readableLine(line, everything = false) {
  if (!line.startsWith('{')) return line;
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (typeof entry.level !== 'number' || typeof entry.msg !== 'string') return line;
  if (entry.level < WARNING && !everything) return null;
  const cause = entry.err?.message && entry.err.message !== entry.msg ? `: ${entry.err.message}` : '';
  return `${entry.msg}${cause}`;
}

/** The processes that this program started. The first one that ends by itself ends them all. */
export class Children {
  #running = new Map();
  #stopping = false;
  #ended;

  /** Resolves with the name and exit code of the first child that ended without being asked to. */
  ended = new Promise((resolve) => (this.#ended = resolve));

  /** Starts a Node process in a group of its own: Ctrl-C reaches this program alone, which then stops them in order. */
  start(name, args, { env = {}, cwd, everything = false } = {}) {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const gone = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(signal ?? code));
    });
    for (const [stream, sink] of [
      [child.stdout, console.log],
      [child.stderr, console.error],
    ])
      createInterface({ input: stream }).on('line', (line) => {
        const text = readableLine(line, everything);
        if (text !== null) sink(`[${name}] ${text}`);
      });
    this.#running.set(name, { child, gone });
    void gone.then((how) => {
      this.#running.delete(name);
      if (!this.#stopping) this.#ended({ name, how });
    });
    return gone;
  }

  /** Asks all of them to stop, last started first; one that does not answer in time is killed. Resolves to true when every one ended by itself. */
  async stop(patience = 12_000) {
    this.#stopping = true;
    let clean = true;
    for (const [name, { child, gone }] of [...this.#running].reverse()) {
      child.kill('SIGTERM');
      const late = setTimeout(() => {
        clean = false;
        console.error(`${name} did not stop in ${patience / 1000} s and was ended.`);
        child.kill('SIGKILL');
      }, patience);
      const how = await gone;
      clearTimeout(late);
      if (how !== 0 && how !== 'SIGTERM') clean = false;
    }
    return clean;
  }
}

/** Polls until an address answers with success; reports every few seconds that it still waits. */
export async function untilReady(what, url, { ended, limit = 180_000 }) {
  const started = Date.now();
  let told = started;
  let over = false;
  void ended.then(() => (over = true));
  while (!over) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    if (Date.now() - started > limit) return false;
    if (Date.now() - told > 3000) {
      told = Date.now();
      console.log(`  ${what} (${Math.round((told - started) / 1000)} s)`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
