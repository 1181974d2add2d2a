// Builds the two servers and the web client. Parts that have not changed since the last build are skipped.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bundlePrograms } from './run/bundle.mjs';
import { isProgram, root, tool } from './run/paths.mjs';
import { fail, seconds } from './run/say.mjs';
import { contentHash, isStamped, stamp } from './run/stamps.mjs';

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/run/bundle.mjs',
  'schema/contract',
  'schema/process',
];
/** The service, its threads, and what an operator runs beside it. */
const COMMANDS = ['take-in', 'backup', 'restore'];
const SERVICE = [
  'server',
  'work-thread',
  'database-thread',
  'create-admin',
  'check-storage',
  ...COMMANDS,
  'demo-ledger',
];
const PARTS = [
  {
    name: 'api',
    inputs: ['api', 'engine/src', ...SHARED],
    outputs: SERVICE.map((name) => `api/dist/${name}.js`),
    build: bundleServer,
  },
  { name: 'bff', inputs: ['bff', ...SHARED], outputs: ['bff/dist/server.js'], build: bundleServer },
  {
    name: 'web',
    inputs: ['web', 'engine/src', ...SHARED],
    outputs: ['web/dist/index.html'],
    build: buildWeb,
  },
];

/** Programs that are not beside the server's source. */
const ELSEWHERE = {
  'api/dist/demo-ledger.js': 'api/demo/open-ledger/serve.ts',
  'api/dist/database-thread.js': 'api/src/platform/store/embedded/thread/database-thread.ts',
  ...Object.fromEntries(COMMANDS.map((name) => [`api/dist/${name}.js`, `api/commands/${name}.ts`])),
};
const sourceOf = (output) => ELSEWHERE[output] ?? output.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

/** A server and its other programs. */
function bundleServer({ name, outputs }) {
  return bundlePrograms({
    entryPoints: outputs.map((output) => ({ in: sourceOf(output), out: basename(output, '.js') })),
    outdir: `${name}/dist`,
  });
}

function buildWeb() {
  return new Promise((done, refuse) => {
    const output = [];
    const child = spawn(process.execPath, [tool('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
    child.once('error', refuse);
    child.once('close', (code) =>
      code === 0 ? done() : refuse(new Error(stripVTControlCharacters(Buffer.concat(output).toString()))),
    );
  });
}

/** Builds the parts whose sources changed. */
export async function build(names = PARTS.map((part) => part.name), { force = false } = {}) {
  const stale = PARTS.filter(({ name }) => names.includes(name))
    .map((part) => ({ ...part, hash: contentHash(part.inputs) }))
    .filter(
      ({ name, hash, outputs }) =>
        force || !outputs.every((output) => existsSync(join(root, output))) || !isStamped(name, hash),
    );
  await Promise.all(
    stale.map(async (part) => {
      const started = Date.now();
      console.log(`Building ${part.name} …`);
      try {
        await part.build(part);
      } catch (error) {
        fail(`Building ${part.name} failed:\n${error.message}`);
      }
      stamp(part.name, part.hash);
      console.log(`Built ${part.name} in ${seconds(Date.now() - started)}.`);
    }),
  );
  return stale.map((part) => part.name);
}

if (isProgram(import.meta)) {
  const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  const built = await build(names.length > 0 ? names : undefined, {
    force: process.argv.includes('--force'),
  });
  if (built.length === 0) console.log('Nothing to build: every part is up to date.');
}
