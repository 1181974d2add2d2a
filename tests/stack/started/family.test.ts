import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { until } from '../until';
import { Family, processes, type Listed } from './family';

const START = Date.parse('2026-01-05T10:00:00Z');
const one = (pid: number, parent: number, over: Partial<Listed> = {}): Listed => ({
  pid,
  parent,
  startedAt: START,
  command: 'node server.js',
  ...over,
});

test('a family is a process, what it started and what those started', () => {
  const all = [one(7, 1), one(12, 7), one(13, 12), one(14, 1)];
  expect(new Family(7).members(all).map(({ pid }) => pid)).toEqual([7, 12, 13]);
});

test('a member whose parent has ended is still left, and a stranger with the id of an ended one is not', () => {
  const family = new Family(7);
  family.members([one(7, 1), one(12, 7), one(13, 12)]);
  const stranger = one(12, 99, { startedAt: START + 60_000 });
  expect(family.left([stranger, one(13, 1), one(99, 1)])).toEqual([13]);
  expect(family.left([one(13, 1, { startedAt: START + 1000 })])).toEqual([13]);
});

test('the list of the system has a child with its parent, its start and its command, until it ends', async () => {
  const began = Date.now();
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const found = () => processes().find(({ pid }) => pid === child.pid);
  await until(async () => found()?.command.includes('setInterval') ?? false);
  expect(found()).toMatchObject({ parent: process.pid });
  expect(Math.abs(found()!.startedAt - began)).toBeLessThan(600_000);
  child.kill();
  await once(child, 'exit');
  expect(found()).toBeUndefined();
});
