// npm run mutate [engine] [contract] [rules]: changes the code in small ways and counts the changes that no test notices.
// Hours for everything; a part, or files of it (--file=src/loan/loan.ts), take minutes. Not in CI.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { setup } from '../api/test-programs.mjs';
import { cache, root } from './run/paths.mjs';

/** At least so many percent of the changes are noticed. */
const LEAST_NOTICED = 85;

/** What is changed, and where its tests stand. A property test draws fewer examples here: every change runs it again. */
const PARTS = {
  engine: { folder: 'engine', mutate: ['src/**/*.ts', '!src/**/*.test.ts'] },
  contract: { folder: 'schema', mutate: ['contract/**/*.ts', '!contract/**/*.test.ts'] },
  rules: {
    folder: 'api',
    mutate: ['src/**/policy.ts', 'src/platform/{idempotency,versions,authorize}.ts'],
    configFile: 'vitest.rules.config.ts',
    // Threads and programs that its tests start.
    prepare: setup,
    ignore: ['dist/*', '!dist/testing'],
  },
};

process.env.PROPERTY_RUNS ??= '25';
const words = process.argv.slice(2);
const files = words.filter((word) => word.startsWith('--file=')).map((word) => word.slice('--file='.length));
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.find((word) => !Object.hasOwn(PARTS, word));
if (unknown || (files.length > 0 && named.length !== 1)) {
  console.error(
    unknown
      ? `There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}.`
      : 'Name one part beside --file.',
  );
  process.exit(1);
}

const reports = join(cache, 'mutants');
mkdirSync(reports, { recursive: true });
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const { folder, mutate, configFile = 'vitest.config.ts', prepare, ignore = ['dist'] } = PARTS[name];
  await prepare?.();
  process.chdir(join(root, folder));
  await new Stryker({
    mutate: files.length > 0 ? files : mutate,
    testRunner: 'vitest',
    vitest: { configFile, related: false },
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no program interface that it could read the settings by; the tests need none.
    tsconfigFile: 'none.json',
    ignorePatterns: ['tsconfig*.json', 'bench', ...ignore],
    // A value that is set once when a module loads would run all of its tests for each change.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: join(reports, `${name}.json`) },
    htmlReporter: { fileName: join(reports, `${name}.html`) },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    incremental: true,
    incrementalFile: join(reports, `${name}-known.json`),
    tempDirName: '.mutants',
    thresholds: { high: 95, low: LEAST_NOTICED, break: LEAST_NOTICED },
  }).runMutationTest();
}
