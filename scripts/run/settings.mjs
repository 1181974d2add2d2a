// Node's own modules only. The servers check their settings again; checking them here first saves a build.
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tryPort } from '../servers/free-port.mjs';
import { ownHolder } from '../servers/port-holder.mjs';
import { root } from './paths.mjs';
import { fail } from './say.mjs';

function port(name, fallback) {
  const text = process.env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= 65_535) return value;
  return fail(`${name} should be a port from 1 to 65535, not "${text}".`);
}

function address(name, schemes) {
  const text = process.env[name] || null;
  if (text === null) return null;
  const scheme = URL.canParse(text) ? new URL(text).protocol.replace(':', '') : '';
  if (schemes.includes(scheme)) return text;
  return fail(`${name} should be an address that begins with ${schemes.map((s) => `${s}://`).join(' or ')}.`);
}

/** Settings of `npm start`, from the environment and `.env`. */
export function readSettings() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  if (!['', 'on', 'off'].includes(process.env.DEMO ?? ''))
    fail(`DEMO should be on or off, not "${process.env.DEMO}".`);
  const settings = {
    host: process.env.HOST || '127.0.0.1',
    port: port('PORT', 3000),
    apiPort: port('API_PORT', 3001),
    dataDir: resolve(root, process.env.DATA_DIR || 'data'),
    databaseUrl: address('DATABASE_URL', ['postgres', 'postgresql']),
    upstreamUrl: address('UPSTREAM_URL', ['http', 'https']),
  };
  if (!settings.upstreamUrl && settings.port === settings.apiPort)
    fail(`PORT and API_PORT are both ${settings.port}: they need two different ports.`);
  return settings;
}

/**
 * Settings that the REST service gets besides the environment. It stays on this machine whatever HOST is, but other people
 * can reach the application there: demo accounts and mail depend on that.
 */
export function serviceEnvironment({ host, apiPort, dataDir }) {
  return { HOST: '127.0.0.1', APP_HOST: host, API_PORT: String(apiPort), DATA_DIR: dataDir };
}

function inUse(name, number) {
  const own = ownHolder(number);
  if (!own)
    return `Port ${number} is already in use. Stop the program that uses it, or choose another port with ${name}.`;
  const where = own.isStarter ? 'with Ctrl-C where it was started, or with' : 'with';
  const what = own.isStarter
    ? 'Roofline is already running there'
    : 'an earlier start of Roofline left a server running there';
  return `Port ${number} is in use: ${what}, as process ${own.pid}. End it ${where} "kill ${own.pid}"; or choose another port with ${name}.`;
}

async function checkPort(name, host, number) {
  const { fault } = await tryPort(number, host);
  if (!fault) return;
  if (fault.code === 'EADDRINUSE') fail(inUse(name, number));
  if (fault.code === 'EACCES')
    fail(`This user may not open port ${number}. Choose another port with ${name}.`);
  fail(`Roofline cannot listen on ${host}:${number} (${fault.code}). Check HOST and ${name}.`);
}

/** Step by step, since `recursive` never returns for a folder under /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function checkFolder(folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    const probe = join(folder, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    fail(
      `Roofline cannot write to the data folder ${folder} (${error.code}). Choose another folder with DATA_DIR.`,
    );
  }
}

/** Ends with one sentence when a port is taken or the data folder cannot be written. */
export async function checkSurroundings(settings) {
  await checkPort('PORT', settings.host, settings.port);
  if (settings.upstreamUrl) return;
  await checkPort('API_PORT', '127.0.0.1', settings.apiPort);
  checkFolder(settings.dataDir);
}
