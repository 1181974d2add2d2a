import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCK_NUMBERS } from './lock-numbers';

const SOURCES = resolve(import.meta.dirname, '../../..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

test('each lock has a number of its own', () => {
  const numbers = Object.values(LOCK_NUMBERS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no other file has the number of a lock', () => {
  const others = files.filter((file) =>
    /pg_advisory\w*lock\(\s*\d|_LOCK = \d/.test(readFileSync(resolve(SOURCES, file), 'utf8')),
  );
  // Its lock is in another database: the one from which the databases of tests are made.
  expect(others).toEqual(['platform/fixtures/databases.ts']);
});
