// npm run bench: ratios within one run, which compare across machines; times do not. Only the sizes of the web client
// can fail it.
//
// A bench is a file in engine/bench or tests/load that exports `run…Bench()` and answers (a promise of)
// `{ name, ratio, detail, atLeast?, atMost? }[]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkNode, install } from './run/install.mjs';
import { root } from './run/paths.mjs';

function benchFiles() {
  return ['engine/bench', 'tests/load'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true })
          .filter((file) => file.endsWith('-bench.ts'))
          .map((file) => join(folder, file))
      : [],
  );
}

function runBench(file) {
  console.log(`\nMeasuring ${file} …`);
  const command = ['--import', 'tsx', join('scripts', 'run', 'bench-file.mjs'), join(root, file)];
  const run = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  if (run.status !== 0) return [{ name: file, ratio: NaN, detail: `ended with ${run.status ?? run.signal}` }];
  return JSON.parse(run.stdout.trimEnd().split('\n').at(-1));
}

function verdict({ ratio, atLeast, atMost }) {
  if (atLeast === undefined && atMost === undefined) return '';
  const held = (atLeast === undefined || ratio >= atLeast) && (atMost === undefined || ratio <= atMost);
  const limits = [atLeast !== undefined && `≥ ${atLeast}`, atMost !== undefined && `≤ ${atMost}`].filter(
    Boolean,
  );
  return `${limits.join(', ')}${held ? '' : '  MISSED'}`;
}

checkNode();
await install();
const files = benchFiles();
for (const file of files) {
  for (const result of runBench(file)) {
    const ratio = Number.isFinite(result.ratio) ? result.ratio.toFixed(2) : '?';
    console.log(
      `  ${result.name.padEnd(52)} ${ratio.padStart(9)}×  ${verdict(result).padEnd(16)}  ${result.detail}`,
    );
  }
}

console.log('\nWeb client, gzip:');
await build(['web']);
const sizes = spawnSync(process.execPath, [join('web', 'scripts', 'budget.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = sizes.status ?? 1;
