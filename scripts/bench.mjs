// npm run bench [-- word …]: ratios within one run, which compare across machines; times do not. With words, only the benches
// whose path has one of them. Only the sizes of the web client can fail it.
//
// A bench is a file in engine/bench or tests/load that exports `run…Bench()` and answers (a promise of)
// `{ name, ratio, detail, atLeast?, atMost?, row? }[]`; a row `{ what, asked, now }` stands in the table at the end, too.
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

/** What was asked for beside what it is now, as one table. */
function printTable(results) {
  const rows = results.filter(({ row }) => row);
  if (rows.length === 0) return;
  const widest = (key) => Math.max(key.length, ...rows.map(({ row }) => row[key].length));
  const line = ({ what, asked, now }, end) =>
    `  ${what.padEnd(widest('what'))}  ${asked.padStart(widest('asked'))}  ${now.padStart(widest('now'))}  ${end}`;
  console.log(`\n${line({ what: 'what', asked: 'asked', now: 'now' }, '')}`);
  for (const result of rows)
    console.log(line(result.row, verdict(result).endsWith('MISSED') ? 'missed' : 'met'));
}

checkNode();
await install();
const words = process.argv.slice(2);
const files = benchFiles().filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
if (files.length === 0) {
  console.error(`No bench has one of these words in its path: ${words.join(', ')}.`);
  process.exit(1);
}
const all = [];
for (const file of files) {
  for (const result of runBench(file)) {
    all.push(result);
    const ratio = Number.isFinite(result.ratio) ? result.ratio.toFixed(2) : '?';
    console.log(
      `  ${result.name.padEnd(52)} ${ratio.padStart(9)}×  ${verdict(result).padEnd(16)}  ${result.detail}`,
    );
  }
}
printTable(all);

console.log('\nWeb client, gzip:');
await build(['web']);
const sizes = spawnSync(process.execPath, [join('web', 'scripts', 'budget.mjs')], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = sizes.status ?? 1;
