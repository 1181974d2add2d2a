// Adds a sample field in a copy of the project, as CONTRIBUTING.md's *Add a field* says, and fails when that takes more:
// when a place that it names is not needed, or when something else no longer compiles.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from '../run/paths.mjs';
import { copyOfTree } from './copy-tree.mjs';
import { EDITS } from './sample-field.mjs';

/** Everything that a field of the contract goes through, with its tests, as one program: the shared files are read once. */
const PROGRAM = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['vite/client', 'node', 'vitest/globals'],
  },
  include: ['schema', 'api', 'bff', 'web/src'],
  exclude: ['**/node_modules', '**/dist'],
};
const MIGRATIONS = 'api/migrations/';

/** The files and folders of the numbered steps; `…` stands for any name. */
function namedPlaces() {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = /^## Add a field\n(.*?)^## /ms.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^\d+\. \*\*`([^`]+)`\*\*/gm)].map(([, place]) => place);
}

const isIn = (place, file) => {
  const [start = '', end = ''] = place.split('…');
  return file.startsWith(start) && file.endsWith(end);
};

/** Puts a line behind another, with its indentation. */
function edit(copy, { file, after, line }) {
  const lines = readFileSync(join(copy, file), 'utf8').split('\n');
  const at = lines.findIndex((each) => each.includes(after));
  if (at < 0) throw new Error(`${file} has no line with ${after}: mend scripts/recipes/sample-field.mjs`);
  const indentation = /^ */.exec(lines[at])[0];
  writeFileSync(join(copy, file), lines.toSpliced(at + 1, 0, indentation + line).join('\n'));
}

const migrationsOf = (copy) => readdirSync(join(copy, MIGRATIONS)).filter((name) => name.endsWith('.sql'));

/** Writes the migration from the table; gives its statements. */
function migrate(copy) {
  const before = migrationsOf(copy);
  const kit = [tool('drizzle-kit', 'bin.cjs'), 'generate'];
  execFileSync(process.execPath, kit, { cwd: join(copy, 'api'), stdio: 'pipe' });
  const added = migrationsOf(copy).filter((name) => !before.includes(name));
  return added.map((name) => readFileSync(join(copy, MIGRATIONS, name), 'utf8')).join('\n');
}

/** What no longer compiles, a line for each error. */
function typeFaults(copy) {
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(PROGRAM));
  const command = [tool('typescript', 'bin', 'tsc'), '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? [] : stdout.trim().split('\n');
}

function faultsOf(copy) {
  const places = namedPlaces();
  const files = [MIGRATIONS, ...EDITS.map(({ file }) => file)];
  const faults = [
    ...files
      .filter((file) => !places.some((place) => isIn(place, file)))
      .map((file) => `CONTRIBUTING.md does not name ${file}`),
    ...places
      .filter((place) => !files.some((file) => isIn(place, file)))
      .map((place) => `CONTRIBUTING.md names ${place}, which the sample field does not need`),
  ];
  for (const each of EDITS) edit(copy, each);
  const migration = migrate(copy);
  if (!migration.includes('"parking_spaces"')) faults.push(`The migration adds no column: ${migration}`);
  execFileSync(process.execPath, ['scripts/codegen/generate.mjs'], { cwd: copy, stdio: 'pipe' });
  return [...faults, ...typeFaults(copy)];
}

const copy = copyOfTree();
let faults;
try {
  faults = faultsOf(copy);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `A field takes the ${namedPlaces().length} places that CONTRIBUTING.md names.`
    : 'A field takes more than CONTRIBUTING.md names: name it there and in scripts/recipes/sample-field.mjs, or make it needless.',
);
process.exitCode = faults.length === 0 ? 0 : 1;
