import { spawn, type ChildProcess } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUseError, lockFolder } from '../store/embedded/folder-lock';
import { SERVER_FLAGS } from '../fixtures/server-flags';
import { testProgram } from '../testing';

const HOLDER = fileURLToPath(testProgram('lock-holder'));
let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-lock-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process that tries to take the folder; gives what it said first. */
async function starter(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [text] = (await onceEvent(child.stdout!, 'data')) as [Buffer];
  return { child, said: text.toString().trim() };
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = onceEvent(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a second process is refused and told who holds the folder', async () => {
  const first = await starter();
  expect(first.said).toBe(`held by ${first.child.pid}`);
  const second = await starter();
  expect(second.said).toMatch(`is already in use by process ${first.child.pid}.`);
});

test('the same process cannot take it twice, and can again after letting go', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('a holder that was killed holds nothing any more', async () => {
  const first = await starter();
  await killHard(first.child);
  expect(await readdir(join(folder, '.lock'))).toHaveLength(1); // its socket stayed behind
  const lock = await lockFolder(folder);
  expect(await readdir(join(folder, '.lock'))).toHaveLength(1); // swept, ours in place
  await lock.release();
});

test('of many starters after a killed holder exactly one takes over', async () => {
  for (let round = 0; round < 3; round += 1) {
    const dead = await starter();
    await killHard(dead.child);
    const all = await Promise.all(Array.from({ length: 5 }, starter));
    const held = all.filter((s) => s.said.startsWith('held'));
    expect(held).toHaveLength(1);
    expect(all.filter((s) => s.said.startsWith('refused'))).toHaveLength(4);
    await Promise.all(held.map((s) => killHard(s.child)));
  }
});

test('of many takers in one process at the same moment exactly one wins', async () => {
  for (let round = 0; round < 20; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = results.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []));
    expect(held).toHaveLength(1);
    for (const r of results) if (r.status === 'rejected') expect(r.reason).toBeInstanceOf(FolderInUseError);
    await held[0]!.release();
  }
});

/** Somebody else at the folder's door, who says of himself what the test wants. */
async function rival(name: string, says: () => string | null): Promise<Server> {
  await mkdir(join(folder, '.lock'), { recursive: true });
  const server = createServer((socket) => {
    const answer = says();
    if (answer !== null) socket.end(answer);
  });
  server.listen(join(folder, '.lock', name));
  await onceEvent(server, 'listening');
  return server;
}
const candidate = JSON.stringify({ pid: 4711, host: 'elsewhere', state: 'candidate' });
const holder = JSON.stringify({ pid: 4711, host: 'elsewhere', state: 'holder' });

test('a rival that was about to hold it when we came is waited for, and respected', async () => {
  let asked = 0;
  const other = await rival('held-zzzz', () => ((asked += 1) < 4 ? candidate : holder));
  await expect(lockFolder(folder)).rejects.toThrow('process 4711 on elsewhere');
  expect(asked).toBe(4);
  other.close();
});

test('a rival that gives up leaves it to us', async () => {
  const other = await rival('held-zzzz', () => candidate);
  setTimeout(() => other.close(), 150);
  const lock = await lockFolder(folder);
  expect(other.listening).toBe(false);
  await lock.release();
});

test('somebody who listens but does not answer still holds it', async () => {
  const other = await rival('held-zzzz', () => null);
  await expect(lockFolder(folder)).rejects.toThrow('already in use by another process');
  other.close();
});
