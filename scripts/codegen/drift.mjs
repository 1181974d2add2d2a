// Generated files must match their sources. Nothing is written, and unrelated changes do not matter.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../run/paths.mjs';
import { contentHash, isStamped, stamp } from '../run/stamps.mjs';

process.chdir(root);

/** Files on disk that only codegen writes. */
function writtenFiles() {
  const inFolder = (folder, wanted) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true })
          .map((name) => join(folder, String(name)))
          .filter((name) => wanted.test(name))
      : [];
  return [
    ...inFolder('api/src', /\.generated\.ts$/),
    ...inFolder('bff/src/generated', /\.ts$/),
    ...inFolder('bff/src', /\.generated\.ts$/),
    ...inFolder('schema/generated', /\.graphql$/),
    ...inFolder('web/src', /\.generated\.ts$/),
  ];
}

/** What rooms of the API and of the web client say of themselves. */
const roomFiles = (floor, name) =>
  readdirSync(`${floor}/src`)
    .sort()
    .map((room) => `${floor}/src/${room}/${name}`)
    .filter((file) => existsSync(file));

const sources = [
  'schema/graphql',
  'schema/contract',
  ...roomFiles('api', 'routes.ts'),
  'bff/src',
  ...roomFiles('web', 'room.ts'),
  'codegen.yml',
  'scripts/codegen',
  'package-lock.json',
];
const operations = readdirSync('web/src', { recursive: true })
  .map((name) => `web/src/${String(name).replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.graphql'))
  .sort();
/** Hash of all sources and all generated files. */
const hash = contentHash([...sources, ...operations, ...writtenFiles().sort()]);
if (isStamped('generated-files', hash)) {
  console.log('Nothing has changed since the generated files were last up to date.');
  process.exit(0);
}

const { generatedFiles } = await import('./config.mjs');
const expected = new Map(
  (await generatedFiles({ write: false })).map(({ file, content }) => [relative(root, file), content]),
);
const faults = [
  ...[...expected].filter(([name]) => !existsSync(name)).map(([name]) => `${name} is missing`),
  ...[...expected]
    .filter(([name, content]) => existsSync(name) && readFileSync(name, 'utf8') !== content)
    .map(([name]) => `${name} differs from its source`),
  ...writtenFiles()
    .filter((name) => !expected.has(name))
    .map((name) => `${name} has no source any more`),
];
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? `${expected.size} generated files are up to date.`
    : 'Run `npm run codegen` and commit what it writes.',
);
if (faults.length === 0) stamp('generated-files', hash);
process.exitCode = faults.length === 0 ? 0 : 1;
