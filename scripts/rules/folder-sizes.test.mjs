import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { folderFaults } from './folder-sizes.mjs';

/** Faults of a made-up house with these files. */
function faultsOf(paths) {
  const base = mkdtempSync(join(tmpdir(), 'roofline-folders-'));
  try {
    for (const path of paths) {
      mkdirSync(join(base, dirname(path)), { recursive: true });
      writeFileSync(join(base, path), '');
    }
    return folderFaults(base, ['web']);
  } finally {
    rmSync(base, { recursive: true });
  }
}

const files = (count, folder, ending) =>
  Array.from({ length: count }, (_, n) => `web/src/${folder}/file-${n}${ending}`);

test('twelve files are a folder, thirteen are too many', () => {
  assert.deepEqual(faultsOf(files(12, 'plan', '.ts')), []);
  assert.deepEqual(faultsOf([...files(12, 'plan', '.ts'), 'web/src/plan/Plan.tsx']), [
    'web/src/plan: 13 files, at most 12: split it by noun',
  ]);
});

test('a folder is counted apart from those inside it', () => {
  assert.deepEqual(faultsOf([...files(12, 'plan', '.ts'), ...files(12, 'plan/list', '.tsx')]), []);
});

for (const [name, more] of Object.entries({
  tests: files(5, 'plan', '.test.tsx'),
  journeys: files(5, 'plan', '.spec.ts'),
  'generated files': files(5, 'plan', '.generated.ts'),
  operations: files(5, 'plan', '.graphql'),
  'what tests stand on': files(13, 'plan/testing', '.ts'),
  examples: files(13, 'plan/fixtures', '.ts'),
}))
  test(`does not count: ${name}`, () =>
    assert.deepEqual(faultsOf([...files(12, 'plan', '.ts'), ...more]), []));
