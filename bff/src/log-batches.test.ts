import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogBatches } from './log-batches';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('lines of one turn are written together, in their order, and each once', async () => {
  const written: string[] = [];
  const batches = new LogBatches({ write: (text) => written.push(text) });
  batches.write('a\n');
  batches.write('b\n');
  expect(written).toEqual([]);
  await turn();
  batches.write('c\n');
  await turn();
  await turn();
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

it('what is left at the end of the process goes out at once, and no second time', async () => {
  const written: string[] = [];
  const batches = new LogBatches({ write: (text) => written.push(text) });
  const path = join(tmpdir(), `roofline-log-${process.pid}`);
  const file = openSync(path, 'w');
  batches.write('last words\n');
  batches.end(file);
  batches.end(file);
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('last words\n');
  rmSync(path);
  await turn();
  expect(written).toEqual([]);
});
