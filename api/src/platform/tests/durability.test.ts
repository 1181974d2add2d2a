import { spawn } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signInAttempt } from '../../account/tables';
import { openDatabase } from '../store/open';
import { template } from '../store/embedded/build-template';
import { SERVER_FLAGS } from '../fixtures/server-flags';
import { testProgram } from '../testing';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const WRITER = fileURLToPath(testProgram('writer'));
let folder: string;

beforeAll(async () => {
  await template();
  folder = await mkdtemp(join(tmpdir(), 'roofline-durability-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Kills a writer at an arbitrary moment after `enough` acknowledged numbers. Returns all that it acknowledged. */
async function writeAndKill(first: number, enough: number): Promise<number[]> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, WRITER, folder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const written = new Promise<void>((resolve) =>
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.split('\n').length > enough) resolve();
    }),
  );
  const gone = onceEvent(child, 'exit');
  await Promise.race([written, gone]);
  await new Promise((resolve) => setTimeout(resolve, 7 * (first % 5)));
  child.kill('SIGKILL');
  await gone;
  return said.split('\n').slice(0, -1).map(Number);
}

test('a kill at any moment loses no acknowledged write and leaves no half transaction', async () => {
  const acknowledged: number[] = [];
  for (let round = 0; round < 4; round += 1)
    acknowledged.push(...(await writeAndKill(round * 100_000 + round, 60)));
  expect(acknowledged.length).toBeGreaterThan(200);
  const database = await openDatabase({ dataDir: folder });
  const rows = await database.system((tx) =>
    tx.select({ subject: signInAttempt.subject }).from(signInAttempt),
  );
  await database.close();
  const kept = new Set(rows.map((row) => row.subject));
  expect(kept.size).toBe(rows.length); // none twice
  expect(acknowledged.filter((n) => !kept.has(`${n}a`) || !kept.has(`${n}b`))).toEqual([]);
  const halves = [...kept].filter(
    (s) => !kept.has(s.endsWith('a') ? `${s.slice(0, -1)}b` : `${s.slice(0, -1)}a`),
  );
  expect(halves).toEqual([]);
});
