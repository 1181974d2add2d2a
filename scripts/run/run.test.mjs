import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { engineFaults, hostFaults, platformFaults } from '../rules/lock-file.mjs';
import { closingLine, countsOf, failuresOf } from './counts.mjs';
import { isInstalled } from './install.mjs';
import { cache, root } from './paths.mjs';
import { allSteps } from './plan.mjs';
import { serviceEnvironment } from './settings.mjs';
import { runSteps } from './steps.mjs';

/** A temporary folder, removed afterwards. */
async function inFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'roofline-run-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('an install is complete when npm’s list matches the lock file', () =>
  inFolder((folder) => {
    const write = (path, packages) => writeFileSync(join(folder, path), JSON.stringify({ packages }));
    const wanted = {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.2.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
      'node_modules/@roofline/api': { resolved: 'api', link: true },
    };
    write('package-lock.json', wanted);
    assert.equal(isInstalled(folder), false, 'no node_modules');
    mkdirSync(join(folder, 'node_modules'));
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.2.0' } });
    assert.equal(isInstalled(folder), true, 'an optional package of another platform may be away');
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.1.0' } });
    assert.equal(isInstalled(folder), false, 'another version');
    write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.2.0' },
      'node_modules/z': { version: '1.0.0' },
    });
    assert.equal(isInstalled(folder), false, 'a package too many');
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages": {');
    assert.equal(isInstalled(folder), false, 'cut off');
  }));

test('counts of each runner', () =>
  inFolder((folder) => {
    const report = join(folder, 'report.json');
    const write = (json) => writeFileSync(report, JSON.stringify(json));
    write({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 });
    assert.deepEqual(countsOf({ runner: 'vitest', report }, { code: 0 }), {
      passed: 5,
      failed: 0,
      skipped: 2,
    });
    assert.deepEqual(countsOf({ runner: 'vitest', report }, { code: 1 }), {
      passed: 5,
      failed: 1,
      skipped: 2,
    });
    write({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } });
    assert.deepEqual(countsOf({ runner: 'playwright', report }, { code: 1 }), {
      passed: 3,
      failed: 2,
      skipped: 2,
    });
    const output = '# pass 4\n# fail 0\n# cancelled 1\n# skipped 0\n# todo 0\n';
    assert.deepEqual(countsOf({ runner: 'node' }, { code: 1, output }), { passed: 4, failed: 1, skipped: 0 });
    rmSync(report);
    assert.deepEqual(countsOf({ runner: 'vitest', report }, { code: 0 }), {
      passed: 0,
      failed: 1,
      skipped: 0,
    });
    assert.deepEqual(countsOf({}, { code: 0 }), { passed: 1, failed: 0, skipped: 0 });
    assert.deepEqual(countsOf({}, { code: 2 }), { passed: 0, failed: 1, skipped: 0 });
  }));

test('names the failed tests, whatever their output', () =>
  inFolder((folder) => {
    const report = join(folder, 'report.json');
    const write = (json) => writeFileSync(report, JSON.stringify(json));
    const test = (fullName, status, failureMessages = []) => ({ fullName, status, failureMessages });
    write({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            test('adds', 'passed'),
            test('takes', 'failed', ['\u001B[31mNo\u001B[0m\nat x']),
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot load', assertionResults: [] },
      ],
    });
    const expected = ['a.test.ts > takes: No', 'b.test.ts: Cannot load'];
    assert.deepEqual(failuresOf({ runner: 'vitest', report }), expected);
    const spec = (title, status, results) => ({ file: 'c.spec.ts', title, tests: [{ status, results }] });
    const failing = spec('walks', 'flaky', [{ error: { message: 'Late\n…' } }, {}]);
    write({ suites: [{ specs: [spec('runs', 'expected', [{}])], suites: [{ specs: [failing] }] }] });
    assert.deepEqual(failuresOf({ runner: 'playwright', report }), ['c.spec.ts > walks: Late']);
    rmSync(report);
    assert.deepEqual(failuresOf({ runner: 'vitest', report }), []);
    assert.deepEqual(failuresOf({}), []);
  }));

test('the closing line', () => {
  const counts = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 1, failed: 2, skipped: 0 },
  ];
  assert.equal(closingLine(counts), '4 passed, 2 failed');
  assert.equal(
    closingLine([...counts, { passed: 0, failed: 0, skipped: 1 }]),
    '4 passed, 2 failed, 1 skipped',
  );
});

test('lock file: packages for newer Nodes and packages with a host are found', () => {
  const satisfies = (_version, range) => range !== '>=22';
  const packages = {
    'node_modules/new': { engines: { node: '>=22' }, resolved: 'https://registry.example/new.tgz' },
    'node_modules/old': { engines: { node: '>=18' } },
    'node_modules/@roofline/api': { resolved: 'api', link: true },
  };
  assert.equal(engineFaults({ packages }, satisfies).length, 1);
  assert.equal(hostFaults({ packages }).length, 1);
});

test('lock file: a binding of another platform that was left out is found', () => {
  const tool = { optionalDependencies: { 'tool-mac': '1.0.0', 'tool-linux': '1.0.0' } };
  const packages = { 'node_modules/a/node_modules/tool': tool, 'node_modules/a/node_modules/tool-linux': {} };
  assert.deepEqual(platformFaults({ packages }), [
    'node_modules/a/node_modules/tool may need tool-mac, which the lock file leaves out',
  ]);
  assert.deepEqual(platformFaults({ packages: { ...packages, 'node_modules/tool-mac': {} } }), []);
});

test('every step of npm test runs in a part of the workflow', () => {
  const workflow = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
  const words = [...workflow.matchAll(/only: '([^']+)'/g)].flatMap(([, list]) => list.split(','));
  const names = allSteps(null).map(({ name }) => name);
  assert.deepEqual(
    names.filter((name) => !words.some((word) => name.includes(word))),
    [],
  );
  assert.deepEqual(
    words.filter((word) => !names.some((name) => name.includes(word))),
    [],
  );
});

// Twelve words, one each 300 ms: longer than its limit in total, but never silent for that long.
const TALKING =
  'let n = 0; const t = setInterval(() => { console.log(n); if (++n === 12) clearInterval(t); }, 300)';

test('a step that depends on a failed one is not run and counts as failed', async (t) => {
  t.mock.method(console, 'log', () => {});
  const steps = [
    { name: 'second', after: ['first'], command: ['-e', ''] },
    { name: 'first', command: ['-e', 'process.exit(3)'] },
    { name: 'apart', command: ['-e', ''] },
    { name: 'endless', command: ['-e', 'setInterval(() => {}, 1000)'], limit: 300 },
    { name: 'talking', command: ['-e', TALKING], limit: 2000 },
  ];
  const results = await runSteps(steps, 2);
  assert.deepEqual(
    results.map((result) => [result.name, result.counts.passed, result.counts.failed]),
    [
      ['second', 0, 1],
      ['first', 0, 1],
      ['apart', 1, 0],
      ['endless', 0, 1],
      ['talking', 1, 0],
    ],
  );
  assert.match(results[0].output, /Not run/);
  assert.match(results[3].output, /without output/);
  assert.equal(results[4].counts.passed, 1);
});

test('a step without places runs beside a full machine, one that is apart after all others', (t) =>
  inFolder(async (folder) => {
    t.mock.method(console, 'log', () => {});
    const [begun, done] = [join(folder, 'begun'), join(folder, 'done')].map((path) => JSON.stringify(path));
    const fs = `const { existsSync, writeFileSync } = require('node:fs');`;
    const steps = [
      { name: 'last', apart: true, command: ['-e', `${fs} process.exit(existsSync(${done}) ? 0 : 1)`] },
      {
        name: 'full',
        places: 2,
        command: ['-e', `${fs} const t = setInterval(() => existsSync(${begun}) && clearInterval(t), 20)`],
        limit: 20_000,
      },
      {
        name: 'waiting',
        places: 0,
        command: [
          '-e',
          `${fs} writeFileSync(${begun}, ''); setTimeout(() => writeFileSync(${done}, ''), 2000)`,
        ],
      },
    ];
    const results = await runSteps(steps, 2);
    assert.deepEqual(
      results.map(({ name, code }) => [name, code]),
      [
        ['last', 0],
        ['full', 0],
        ['waiting', 0],
      ],
    );
  }));

test('a step that passed is not run again while what it reads is unchanged', (t) =>
  inFolder(async (folder) => {
    t.mock.method(console, 'log', () => {});
    const runs = join(folder, 'runs');
    const name = `sample ${process.pid}`;
    t.after(() => rmSync(join(cache, `${name.replace(' ', '-')}.stamp`), { force: true }));
    const run = (code, reads) => {
      const count = `require('node:fs').appendFileSync(${JSON.stringify(runs)}, 'x')`;
      return runSteps([{ name, reads: [reads], command: ['-e', `${count}; process.exit(${code})`] }]);
    };
    await run(1, 'scripts/run/say.mjs');
    await run(0, 'scripts/run/say.mjs');
    const [again] = await run(1, 'scripts/run/say.mjs');
    assert.deepEqual([again.code, again.counts.passed], [0, 1]);
    assert.equal(readFileSync(runs, 'utf8'), 'xx');
    const [changed] = await run(1, 'scripts/run/paths.mjs');
    assert.deepEqual([changed.counts.failed, readFileSync(runs, 'utf8')], [1, 'xxx']);
  }));

test('the service stays on this machine and gets the address that the application listens on', () => {
  const settings = { host: '0.0.0.0', port: 3000, apiPort: 3001, dataDir: '/data' };
  assert.deepEqual(serviceEnvironment(settings), {
    HOST: '127.0.0.1',
    APP_HOST: '0.0.0.0',
    API_PORT: '3001',
    DATA_DIR: '/data',
  });
});
