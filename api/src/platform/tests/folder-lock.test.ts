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

/** Starts a process that tries to lock the folder. Returns it with its first output. */
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

test('a second process is refused, with the process that holds the folder', async () => {
  const first = await starter();
  expect(first.said).toBe(`held by ${first.child.pid}`);
  const second = await starter();
  expect(second.said).toMatch(`is already in use by process ${first.child.pid}.`);
});

test('the same process cannot lock it twice, and can again after releasing it', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('a process that was killed no longer holds the folder', async () => {
  const first = await starter();
  await killHard(first.child);
  expect(await readdir(join(folder, '.lock'))).toHaveLength(1); // its socket remains
  const lock = await lockFolder(folder);
  expect(await readdir(join(folder, '.lock'))).toHaveLength(1); // removed, ours in its place
  await lock.release();
});

test('exactly one of many processes takes over from a killed holder', async () => {
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

test('exactly one of many attempts in one process at the same moment gets the lock', async () => {
  for (let round = 0; round < 20; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = results.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []));
    expect(held).toHaveLength(1);
    for (const r of results) if (r.status === 'rejected') expect(r.reason).toBeInstanceOf(FolderInUseError);
    await held[0]!.release();
  }
});

/** Starts a rival for the folder, which answers what the test wants. */
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

test('a rival that is about to become holder is waited for, and respected', async () => {
  let asked = 0;
  const other = await rival('held-zzzz', () => ((asked += 1) < 4 ? candidate : holder));
  await expect(lockFolder(folder)).rejects.toThrow('process 4711 on elsewhere');
  expect(asked).toBe(4);
  other.close();
});

test('a rival that gives up leaves the folder to us', async () => {
  const other = await rival('held-zzzz', () => candidate);
  setTimeout(() => other.close(), 150);
  const lock = await lockFolder(folder);
  expect(other.listening).toBe(false);
  await lock.release();
});

test('a process that listens but does not answer still holds the folder', async () => {
  const other = await rival('held-zzzz', () => null);
  await expect(lockFolder(folder)).rejects.toThrow('already in use by another process');
  other.close();
});
