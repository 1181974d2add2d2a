// Starts the built product on newer versions of Node, signs in and asks for the list of properties, as a browser does. npm's
// packages carry the programs; they are installed once, beside the caches.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cache, isProgram, root } from '../run/paths.mjs';
import { fail } from '../run/say.mjs';

/** One of each line that is supported besides the one that runs this. */
const VERSIONS = ['22.23.3', '24.20.0'];
const PASSWORD = 'demo-roofline1';
const LONGEST_MS = 180_000;

/** The program of a version, installed from the registry where it is not there yet. */
function programOf(version) {
  const folder = join(cache, `node-${version}`);
  const carrier = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', carrier, 'bin', 'node');
  if (!existsSync(program))
    execFileSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${carrier}@${version}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (found !== `v${version}`) throw new Error(`${program} is ${found}, not v${version}`);
  return program;
}

/** A built server on that program; `listening` resolves with its address. */
function start(program, part, env) {
  const child = spawn(program, [join(root, part, 'dist', 'server.js')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((done) => child.once('close', (code) => done(code)));
  const listening = async () => {
    for (const began = Date.now(); Date.now() - began < LONGEST_MS; await delay(50)) {
      const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (found) return found;
      if (child.exitCode !== null) break;
    }
    throw new Error(`The ${part} server did not start:\n${said}`);
  };
  return { child, ended, listening, said: () => said };
}

/** The operation of a page, without those beside it in its file. */
function listOperation() {
  const text = readFileSync(join(root, 'web/src/property/list/PropertyList.graphql'), 'utf8');
  return text.slice(text.indexOf('query PropertyList('), text.indexOf('query PropertyListOutlooks('));
}

async function askGraph(url, query, variables, cookie = '') {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...(cookie && { cookie }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors?.length > 0) throw new Error(`The graph answered: ${JSON.stringify(errors)}`);
  return { data, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
}

/** What a person does first: the page, signing in, the list. Answers how many properties there are. */
async function visit(url) {
  const page = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (!script || !(await fetch(url + script)).ok) throw new Error('The page or its program is missing');
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { userErrors { detail } } }';
  const { cookie } = await askGraph(url, signIn, { input: { email: 'admin@demo.test', password: PASSWORD } });
  const { data } = await askGraph(url, listOperation(), { filter: {}, page: 1, pageSize: 20 }, cookie);
  return data.properties.totalCount;
}

async function tryOn(version) {
  const program = programOf(version);
  const folder = mkdtempSync(join(tmpdir(), 'roofline-node-'));
  const started = [];
  try {
    const api = start(program, 'api', { DATA_DIR: folder, DEMO: 'on', API_PORT: '0' });
    started.push(api);
    const bff = start(program, 'bff', { UPSTREAM_URL: await api.listening(), PORT: '0' });
    started.push(bff);
    const count = await visit(await bff.listening());
    if (count !== 23) throw new Error(`The list has ${count} properties, not the 23 of the demo`);
    for (const { child } of started) child.kill('SIGTERM');
    const codes = await Promise.all(started.map(({ ended }) => ended));
    if (codes.some((code) => code !== 0)) throw new Error(`The servers ended with ${codes.join(' and ')}`);
    console.log(`Node ${version}: signed in, and listed ${count} properties.`);
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isProgram(import.meta))
  for (const version of VERSIONS)
    await tryOn(version).catch((error) => fail(`Node ${version}: ${error.message}`));
