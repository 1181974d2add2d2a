// npm run mutate [engine] [contract] [rules]: changes the code in small ways and counts the changes that no test notices.
// A few folders are one run, and what is known stays in node_modules/.cache: a run that ends early goes on where it ended.
//   --file=loan         only files with this in their path
//   --workers=2         runs so many changes at a time (1)
//   --again             runs files again whose changes were all noticed
//   --sum               runs nothing, and prints what is known
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { emptyFile, filesOf, knownFile, PARTS, reports } from './mutants/parts.mjs';
import { judgedIn, percentNoticed, sumOf, sumOfFile } from './mutants/sum.mjs';
import { root } from './run/paths.mjs';
import { fail } from './run/say.mjs';

/** At least so many percent of the changes are noticed. */
const LEAST_NOTICED = 85;

// A property test draws fewer examples here: every change runs it again.
process.env.PROPERTY_RUNS ??= '25';
const words = process.argv.slice(2);
const valuesOf = (name) =>
  words.filter((word) => word.startsWith(`--${name}=`)).map((word) => word.slice(name.length + 3));
const wanted = valuesOf('file');
const isWanted = (file) => wanted.length === 0 || wanted.some((text) => file.includes(text));
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.find((word) => !Object.hasOwn(PARTS, word));
if (unknown) fail(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}.`);

const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
const judged = judgedIn(readIfThere(join(root, 'docs', 'mutants.md')) ?? '');

const stored = (path) => JSON.parse(readIfThere(path) ?? 'null');
const textOf = (part, file) => readFileSync(join(root, PARTS[part].folder, file), 'utf8');

/** What is known of a part's files, with those that have nothing to change. */
function reportOf(part) {
  const empty = Object.entries(stored(emptyFile(part)) ?? {});
  const files = Object.fromEntries(empty.map(([file, source]) => [file, { source, mutants: [] }]));
  return { files: { ...files, ...stored(knownFile(part))?.files } };
}

/** The sums of a part's files, by file; null for a file that is still to be run. */
function sumsOf(part) {
  const report = reportOf(part);
  const { folder } = PARTS[part];
  return new Map(
    filesOf(part)
      .filter(isWanted)
      .map((file) => {
        const text = textOf(part, file);
        return [file, sumOfFile({ report, file, text, judged: judged.get(`${folder}/${file}`) })];
      }),
  );
}

async function run(part, files) {
  const { folder, configFile, ignore = ['dist'] } = PARTS[part];
  process.chdir(join(root, folder));
  process.env.MUTATED_FOLDERS = [...new Set(files.map((file) => posix.dirname(file)))].join(' ');
  await new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile, related: false },
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no program interface that it could read the settings by; the tests need none.
    tsconfigFile: 'none.json',
    ignorePatterns: ['tsconfig*.json', 'bench', ...ignore],
    // A value that is set once when a module loads would run all of its tests for each change.
    ignoreStatic: true,
    concurrency: Number(valuesOf('workers')[0] ?? 1),
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: join(reports, `${part}.html`) },
    incremental: true,
    incrementalFile: knownFile(part),
    tempDirName: '.mutants',
    logLevel: 'warn',
    thresholds: { high: 95, low: LEAST_NOTICED, break: null },
  }).runMutationTest();
}

/** True while something is still to be learned of a file: it changed or was never run, or no test noticed a change of it. */
const isOpen = (sum) => !sum || sum.judged.length + sum.unjudged.length > 0 || words.includes('--again');

/** Files in runs of whole folders: a run tries all tests once first, so that a run for each small folder takes too long. */
function runsOf(files, filesAtOnce) {
  const runs = [];
  for (const folder of new Set(files.map((file) => posix.dirname(file)))) {
    const own = files.filter((file) => posix.dirname(file) === folder);
    const last = runs.at(-1);
    if (last && last.length + own.length <= filesAtOnce) last.push(...own);
    else runs.push(own);
  }
  return runs;
}

async function runPart(part) {
  const files = [...sumsOf(part)].filter(([, sum]) => isOpen(sum)).map(([file]) => file);
  const runs = runsOf(files, PARTS[part].filesAtOnce);
  if (runs.length > 0) await PARTS[part].prepare?.();
  for (const [at, own] of runs.entries()) {
    console.log(`${part}, run ${at + 1} of ${runs.length}: ${own.join(' ')}`);
    await run(part, own);
    const { files: known } = stored(knownFile(part));
    const nothing = own.filter((file) => !known[file]).map((file) => [file, textOf(part, file)]);
    writeFileSync(
      emptyFile(part),
      JSON.stringify({ ...stored(emptyFile(part)), ...Object.fromEntries(nothing) }),
    );
  }
}

const rowOf = (name, sum) =>
  [
    `${percentNoticed(sum).toFixed(1)}%`.padStart(7),
    `${sum.changes}`.padStart(6),
    `${sum.unjudged.length}`.padStart(6),
    `${sum.judged.length}`.padStart(6),
    `  ${name}`,
  ].join('');

/** Prints the survivors that nobody judged, the sums, and how much is still to be run. Returns true when enough is noticed. */
function printSums(part) {
  const sums = sumsOf(part);
  const done = [...sums].filter(([, sum]) => sum);
  for (const [file, { unjudged, outdated }] of done) {
    for (const { line, words: change, isTested } of unjudged)
      console.log(`${PARTS[part].folder}/${file}:${line} ${change}${isTested ? '' : ' (no test runs this)'}`);
    for (const change of outdated)
      console.log(`docs/mutants.md judges a change of ${file} that a test notices now: ${change}`);
  }
  console.log('noticed changes tojudge judged');
  for (const [file, sum] of done) if (sum.changes > 0) console.log(rowOf(file, sum));
  const whole = sumOf(done.map(([, sum]) => sum));
  console.log(
    rowOf(`${part}, ${sums.size - done.length} of ${sums.size} files are still to be run\n`, whole),
  );
  return percentNoticed(whole) >= LEAST_NOTICED;
}

mkdirSync(reports, { recursive: true });
const parts = named.length > 0 ? named : Object.keys(PARTS);
if (!words.includes('--sum')) for (const part of parts) await runPart(part);
const enough = parts.map(printSums);
if (enough.includes(false)) {
  console.error(`Fewer than ${LEAST_NOTICED}% of the changes are noticed.`);
  // Not process.exit, which would cut what a pipe has not taken yet.
  process.exitCode = 1;
}
