import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseLog } from '../../database';
import type { EmbeddedClient } from './client';
import { localAddress, lockFolder } from './folder-lock';

// The embedded database belongs to one process. A command that wants to read all of it, a backup, asks that process for a copy of its
// files and reads the copy: the service stands still only while files are copied.

const COPY = 'backup-';
/** A name for the socket beside those of the lock, in the folder that only its owner may open. */
const SOCKET = 'copies';

type Answer = { copy: string } | { fault: string };

/** A copy of the files at one moment. What the log has and the tables do not yet, the database finds in it when it opens them. */
async function copyOf(client: EmbeddedClient, dataDir: string): Promise<string> {
  await client.exec('checkpoint');
  const into = await mkdtemp(join(dataDir, COPY));
  // Inside a transaction nobody else's statement runs.
  await client.transaction(() =>
    cp(join(dataDir, 'database'), join(into, 'database'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    }),
  );
  return into;
}

/** Removes copies that no command reads any more: whoever made or asked for them may have died. */
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

/** Serves one caller: a copy that is there for as long as the caller stays, and longer where only the service goes. */
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

/** Gives copies to commands of the same machine, one after the other. Answers how to end that. */
export async function offerCopies(
  client: EmbeddedClient,
  dataDir: string,
  log?: DatabaseLog,
): Promise<() => Promise<void>> {
  await removeLeftCopies(dataDir);
  const address = await localAddress(dataDir, SOCKET);
  // Only who has the lock comes here: what lies there is of somebody who died.
  if (process.platform !== 'win32') await rm(address, { force: true });
  const open = new Set<Socket>();
  let turn: Promise<void> = Promise.resolve();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // Nothing is asked in words: who connects wants a copy.
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

/** A copy that the service holds ready until `release`. */
export interface HeldCopy {
  /** A data folder with nothing but the database. */
  dataDir: string;
  release(): Promise<void>;
}

/** Asks the service that has the folder for a copy. Throws where it cannot make one, or goes away. */
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
      // The service removes it as well, unless it has gone.
      await rm(answer.copy, { recursive: true, force: true }).catch(() => undefined);
    },
  };
}
