// The steps of npm test and npm run check.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root, tool } from './paths.mjs';
import { contentHash } from './stamps.mjs';
import { PLACES } from './steps.mjs';

/** Whether this run takes its time, as each night in the workflow (decision 129). */
const IS_THOROUGH = process.env.THOROUGH === '1';

/** What a usual run leaves to a thorough one. */
export const NIGHTLY = IS_THOROUGH
  ? null
  : 'Left to the thorough run of each night (THOROUGH=1): most kills and random requests, journeys with the tag @nightly, the sample field, newer versions of Node.';

const PACKAGES = ['schema', 'engine', 'api', 'bff', 'web', 'tests'];
const reports = join(cache, 'reports');
const reportFile = (name) => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

function hasTests(folder, ending = /\.test\.tsx?$/) {
  if (!existsSync(join(root, folder))) return false;
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'),
  );
}

/** Type checks: every tsconfig of every package. What one remembers is of these settings only: tsc keeps faults over a change of `types`. */
export function typeSteps() {
  return PACKAGES.flatMap((name) =>
    readdirSync(join(root, name))
      .filter((file) => /^tsconfig(\..+)?\.json$/.test(file))
      .map((file) => ({
        name: `types: ${name}${file === 'tsconfig.json' ? '' : ` (${file.split('.')[1]})`}`,
        command: [
          tool('typescript', 'bin', 'tsc'),
          '-p',
          `${name}/${file}`,
          '--incremental',
          '--tsBuildInfoFile',
          join(
            cache,
            `${name}-${file}-${contentHash(['tsconfig.base.json', `${name}/${file}`]).slice(0, 8)}.tsbuildinfo`,
          ),
        ],
      })),
  );
}

/** Style and structure. */
export function lintSteps() {
  return [
    { name: 'lint', command: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings', '.'] },
    { name: 'import rules', command: ['scripts/rules/import-rules.mjs'] },
    { name: 'folder sizes', command: ['scripts/rules/folder-sizes.mjs'] },
    { name: 'commit subjects', command: ['scripts/rules/commit-subjects.mjs'] },
    { name: 'unused code and packages', command: [tool('knip', 'bin', 'knip.js'), '--no-progress'] },
    { name: 'wording', command: ['scripts/rules/wording.mjs'] },
    { name: 'graph schema', command: ['scripts/rules/graph-schema.mjs'] },
    { name: 'formatting', command: [tool('oxfmt', 'bin', 'oxfmt'), '--check'] },
  ];
}

/** Named one by one: what a folder means to `node --test` differs between versions of Node. */
const scriptTests = () =>
  ['mutants', 'rules', 'run', 'servers'].flatMap((folder) =>
    readdirSync(join(root, 'scripts', folder))
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => join('scripts', folder, file)),
  );

/** Generated files, and the project's own scripts. */
export function houseSteps() {
  return [
    { name: 'generated files are up to date', command: ['scripts/codegen/drift.mjs'] },
    { name: 'lock file: Node versions', command: ['scripts/rules/lock-file.mjs', 'engines'] },
    { name: 'lock file: all platforms', command: ['scripts/rules/lock-file.mjs', 'platforms'] },
    { name: 'lock file: no hosts', command: ['scripts/rules/lock-file.mjs', 'hosts'] },
    { name: 'scripts', runner: 'node', command: ['--test', '--test-reporter=tap', ...scriptTests()] },
  ];
}

/** What CONTRIBUTING.md says is tried in a copy. */
const recipeSteps = () => [
  { name: 'a field takes what is written', command: ['scripts/recipes/add-field.mjs'] },
];

/** Silence that ends a suite: longer than any test may take (`tests/vitest.config.ts`), so that a test ends first, with its reason. */
const SILENCE = 1_800_000;

/** Suites that wait for a database or for processes go beside each other: half of the machine for each. */
const HALF = Math.max(1, Math.floor(PLACES / 2));

/** Tests under vitest: those of a package, or of one of its projects. */
export function vitestStep(
  name,
  { label = `vitest ${name}`, project, places = HALF, workers = places, ...more } = {},
) {
  const report = reportFile(label);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: label,
    runner: 'vitest',
    report,
    places,
    limit: SILENCE,
    ...more,
    command: [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--root',
      name,
      ...(project ? ['--project', project] : []),
      `--maxWorkers=${workers}`,
      ...reporters,
    ],
    needs: hasTests(join(name, project ?? '')) ? null : 'it has no tests',
  };
}

/** Build of everything that ships, and the size of what a browser loads first. */
export function buildSteps() {
  return [
    { name: 'build', command: ['scripts/build.mjs'] },
    { name: 'web budget', command: ['web/scripts/budget.mjs'], after: ['build'] },
  ];
}

/** The built product on newer versions of Node, which the registry carries: only where something may be downloaded. */
const newerNodeStep = () => ({
  name: 'built product on newer Node',
  command: ['scripts/servers/newer-node.mjs'],
  after: ['build'],
  needs: process.env.NEWER_NODE === '1' ? null : 'NEWER_NODE=1 is not set: it downloads two versions of Node',
});

/** Journeys in a real browser, beside whatever else runs: half of their time they wait for it. */
export function journeyStep(chromium) {
  const report = reportFile('journeys');
  const needs = hasTests('tests/journeys', /\.(spec|test|journey)\.ts$/) ? null : 'there are none';
  return {
    name: 'browser journeys',
    runner: 'playwright',
    report,
    places: 0,
    limit: SILENCE,
    after: ['build'],
    cwd: join(root, 'tests'),
    env: {
      CHROMIUM_PATH: chromium ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    command: [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
    needs: needs ?? (chromium ? null : 'no Chromium was found: install it or set CHROMIUM_PATH'),
  };
}

/**
 * Everything that npm test runs; the journeys in the browser at `chromium`. In this order: first what others wait for, then
 * what finds most faults in the least time, then the suites, the longest first, so that no place is empty while the last ones
 * run. Last and by themselves come the tests of promises in seconds, which a busy machine breaks.
 */
export const allSteps = (chromium) => [
  ...buildSteps(),
  ...typeSteps(),
  ...lintSteps(),
  ...houseSteps(),
  journeyStep(chromium),
  vitestStep('tests', { label: 'fault tests', project: 'faults', after: ['build'] }),
  vitestStep('api', { workers: PLACES }),
  vitestStep('web'),
  vitestStep('tests', { label: 'graph tests', project: 'graph' }),
  vitestStep('bff'),
  ...(IS_THOROUGH ? [...recipeSteps(), newerNodeStep()] : []),
  vitestStep('engine', { places: 1 }),
  vitestStep('schema', { places: 1 }),
  vitestStep('tests', {
    label: 'fault tests with a clock',
    project: 'clocks',
    places: 1,
    after: ['build'],
    apart: true,
  }),
];

/** Makes the folder that the runners write their reports to. */
export const prepareReports = () => mkdirSync(reports, { recursive: true });
