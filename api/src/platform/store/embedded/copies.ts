import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseLog } from '../../database';
import type { EmbeddedClient } from './client';
import { localAddress, lockFolder } from './folder-lock';

// The embedded database belongs to one process. A backup, which reads all of it, asks that process for a copy of its
// files and reads the copy: the service pauses only while files are copied.

const COPY = 'backup-';
/** Name of the socket beside those of the lock, in the folder that only its owner may open. */
const SOCKET = 'copies';

type Answer = { copy: string } | { fault: string };

/** Copies the files as of one moment. Opening the copy recovers changes that are in the log but not in the tables yet. */
async function copyOf(client: EmbeddedClient, dataDir: string): Promise<string> {
  await client.exec('checkpoint');
  const into = await mkdtemp(join(dataDir, COPY));
  // During a transaction no other statement runs.
  await client.transaction(() =>
    cp(join(dataDir, 'database'), join(into, 'database'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    }),
  );
  return into;
}

/** Removes copies that no command reads any more, because a service or a command may have died. */
async function removeLeftCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(COPY)) continue;
    const copy = join(dataDir, name);
    const lock = await lockFolder(copy).catch(() => null);
    if (!lock) continue;
    await lock.release();
    await rm(copy, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Serves one caller with a copy, which exists until the caller disconnects, even if the service stops first. */
async function serve(
  client: EmbeddedClient,
  dataDir: string,
  socket: Socket,
  log?: DatabaseLog,
): Promise<void> {
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answer: Answer = await copyOf(client, dataDir).then(
    (copy) => ({ copy }),
    (error: unknown) => {
      log?.error({ err: error }, 'A copy of the database for a backup failed');
      return { fault: (error as Error).message };
    },
  );
  socket.write(`${JSON.stringify(answer)}\n`);
  if ('fault' in answer) socket.end();
  await gone;
  await removeLeftCopies(dataDir);
}

/** Offers copies to commands on the same machine, one after the other. Returns a function that ends this. */
export async function offerCopies(
  client: EmbeddedClient,
  dataDir: string,
  log?: DatabaseLog,
): Promise<() => Promise<void>> {
  await removeLeftCopies(dataDir);
  const address = await localAddress(dataDir, SOCKET);
  // Only the holder of the lock gets here, so a socket that exists is left from a dead process.
  if (process.platform !== 'win32') await rm(address, { force: true });
  const open = new Set<Socket>();
  let turn: Promise<void> = Promise.resolve();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // Connecting is the request: callers send nothing.
    socket.resume();
    open.add(socket);
    turn = turn.then(() => serve(client, dataDir, socket, log)).finally(() => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  return async () => {
    server.close();
    for (const socket of open) socket.destroy();
    await turn;
  };
}

/** A copy that exists until `release`. */
export interface HeldCopy {
  /** A data folder with nothing but the database. */
  dataDir: string;
  release(): Promise<void>;
}

/** Asks the service that uses the folder for a copy. Throws if it cannot make one or stops. */
export async function askForCopy(dataDir: string): Promise<HeldCopy> {
  const socket = connect(await localAddress(dataDir, SOCKET));
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
      if (text.endsWith('\n')) resolve(text);
    });
    socket.once('error', reject);
    socket.once('close', () =>
      reject(new Error('Roofline stopped before the copy of its database was made.')),
    );
  });
  socket.unref();
  const answer = JSON.parse(line) as Answer;
  if ('fault' in answer) throw new Error(`Roofline could not copy its database: ${answer.fault}`);
  return {
    dataDir: answer.copy,
    async release() {
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.destroy();
      await closed;
      // The service removes it as well, unless it has stopped.
      await rm(answer.copy, { recursive: true, force: true }).catch(() => undefined);
    },
  };
}
