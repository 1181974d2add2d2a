import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * An exclusive lock on a folder that the operating system releases with the process, however it dies: a listening local
 * socket. Its file may remain, but no one answers on it any more. Every process listens under a unique name, then looks
 * who else answers, so that removing a dead process's socket can never hit a living one (a slow process could remove a
 * single well-known name just after a fast one had taken it).
 */
export interface FolderLock {
  release(): Promise<void>;
}

/** Thrown when another process holds the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(`The database folder ${folder} is already in use by ${holder}.`);
    this.name = 'FolderInUseError';
  }
}

type State = 'candidate' | 'holder';
interface Answer {
  pid: number;
  host: string;
  state: State;
}

const MAX_SOCKET_PATH = 100; // macOS allows 104 bytes, Linux 108
const ANSWER_MS = 1000;
const SILENCE_MS = 5000;
const STALE_MS = 60_000;

/** Returns the shorter of the absolute and the relative path, because paths of sockets must be very short. */
function socketPath(folder: string, name: string): string {
  const absolute = join(folder, name);
  const near = relative(process.cwd(), absolute);
  const path = near.length < absolute.length ? near : absolute;
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH)
    throw new Error(
      `The path of the database folder ${folder} is too long to lock; choose a shorter DATA_DIR.`,
    );
  return path;
}

function listen(path: string, answer: () => Answer): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify(answer()));
    });
    server.once('error', reject);
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Asks a socket who listens: null when no process does, 'silent' when one does but does not answer. */
function ask(path: string): Promise<Answer | null | 'silent'> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let text = '';
    const timer = setTimeout(() => done('silent'), ANSWER_MS);
    const done = (result: Answer | null | 'silent') => {
      clearTimeout(timer);
      socket.destroy();
      resolve(result);
    };
    socket.setEncoding('utf8').on('data', (part) => void (text += part));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      done(['ECONNREFUSED', 'ENOENT'].includes(error.code ?? '') ? null : 'silent'),
    );
    socket.on('end', () => {
      try {
        done(JSON.parse(text) as Answer);
      } catch {
        done('silent');
      }
    });
  });
}

const nameOf = (holder: Answer | 'silent') =>
  holder === 'silent'
    ? 'another process'
    : `process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}`;

const pipeOf = (folder: string) =>
  `\\\\.\\pipe\\roofline-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)}`;

/** Returns an address, beside the lock, at which the folder's holder can be asked for something. */
export async function localAddress(dataDir: string, name: string): Promise<string> {
  const folder = await realpath(dataDir);
  return process.platform === 'win32' ? `${pipeOf(folder)}-${name}` : socketPath(join(folder, '.lock'), name);
}

/** Locks a folder by a named pipe on Windows, where such names are exclusive by themselves. */
async function lockByPipe(folder: string): Promise<FolderLock> {
  const path = pipeOf(folder);
  try {
    const server = await listen(path, () => ({ pid: process.pid, host: hostname(), state: 'holder' }));
    return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new FolderInUseError(folder, nameOf((await ask(path)) ?? 'silent'));
  }
}

/** Returns the names, except our own, under which processes listen; removes the sockets of dead ones. */
async function others(room: string, own: string): Promise<{ name: string; answer: Answer | 'silent' }[]> {
  const found: { name: string; answer: Answer | 'silent' }[] = [];
  for (const name of await readdir(room)) {
    if (name === own) continue;
    const path = join(room, name);
    if (name.startsWith('bind-')) {
      const seen = await stat(path).catch(() => null);
      if (seen && Date.now() - seen.mtimeMs > STALE_MS) await rm(path, { force: true });
    } else if (name.startsWith('held-')) {
      const answer = await ask(socketPath(room, name));
      if (answer === null) await rm(path, { force: true });
      else found.push({ name, answer });
    }
  }
  return found;
}

/**
 * Decides between processes that open the folder at the same moment: a holder always stays; of two candidates, the one
 * with the greater name gives way, and the other waits to learn whether its rival had become holder before it could see
 * us. A process that listens but does not answer may just be busy: only after a while does it count as holder.
 */
async function contend(folder: string, room: string, own: string): Promise<void> {
  const patience = Date.now() + SILENCE_MS;
  for (;;) {
    const rivals = await others(room, own);
    const winner = rivals.find((r) => r.answer !== 'silent' && (r.answer.state === 'holder' || r.name < own));
    const silent = rivals.find((r) => r.answer === 'silent');
    if (winner) throw new FolderInUseError(folder, nameOf(winner.answer));
    if (silent && Date.now() > patience) throw new FolderInUseError(folder, nameOf(silent.answer));
    if (rivals.length === 0) return;
    await wait(20);
  }
}

/** Takes the folder for this process, or throws FolderInUseError that names the holder. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const folder = await realpath(dataDir);
  if (process.platform === 'win32') return lockByPipe(folder);
  const room = join(folder, '.lock');
  await mkdir(room, { recursive: true, mode: 0o700 });
  const id = randomBytes(5).toString('hex');
  const own = `held-${id}`;
  let state: State = 'candidate';
  const server = await listen(socketPath(room, `bind-${id}`), () => ({
    pid: process.pid,
    host: hostname(),
    state,
  }));
  const release = async () => {
    await rm(join(room, own), { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  try {
    // Renamed only once it answers: a socket that is bound but does not listen yet would look dead.
    await rename(join(room, `bind-${id}`), join(room, own));
    await contend(folder, room, own);
    state = 'holder';
    return { release };
  } catch (error) {
    await release();
    throw error;
  }
}
