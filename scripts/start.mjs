// npm start: everything from a fresh clone to one address in the browser. Only Node's own modules until packages are installed.
import { join } from 'node:path';
import { root } from './run/paths.mjs';
import { checkNode, install } from './run/install.mjs';
import { fail, seconds } from './run/say.mjs';
import { checkSurroundings, readSettings, serviceEnvironment } from './run/settings.mjs';
import { Children, whenStarterGone } from './servers/children.mjs';
import { startDemoLedger } from './servers/demo-ledger.mjs';
import { Restarts } from './servers/restarts.mjs';

const DEMO_ROLES = ['staff', 'admin', 'portfolio', 'manager', 'member', 'vendor'];

/** True when the demo accounts exist, whatever created or removed them. */
async function hasDemoAccounts({ apiPort }) {
  const answer = await fetch(`http://127.0.0.1:${apiPort}/api/account/instance`).catch(() => null);
  return answer?.ok === true && (await answer.json()).data.hasDemoAccounts;
}

async function announce(settings, took, ledger) {
  const host = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  const lines = [
    ``,
    `Roofline is ready (${took}): http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`,
  ];
  if (!settings.upstreamUrl && (await hasDemoAccounts(settings))) {
    lines.push(``, `Demo sign-ins, all with the password demo-roofline1:`);
    lines.push(...DEMO_ROLES.map((role) => `  ${role}@demo.test`));
    if (ledger)
      lines.push(
        ``,
        `The ledger of Heron Lakes Community Association syncs from ${ledger.url}, on this machine.`,
      );
  }
  console.log([...lines, ``, `Ctrl-C stops it.`].join('\n'));
}

/** Returns how the API is started; null when another REST service is used. */
function apiOptions(settings, shared) {
  const env = { ...shared.env, ...serviceEnvironment(settings) };
  const readyUrl = `http://127.0.0.1:${settings.apiPort}/api/health/ready`;
  return { ...shared, env, readyUrl, restarts: new Restarts() };
}

function bffOptions(settings, shared) {
  const upstream = settings.upstreamUrl ?? `http://127.0.0.1:${settings.apiPort}`;
  const env = { ...shared.env, HOST: settings.host, PORT: String(settings.port), UPSTREAM_URL: upstream };
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.host] ?? settings.host;
  const readyUrl = `http://${host}:${settings.port}/health/live`;
  return { ...shared, env, readyUrl, restarts: new Restarts() };
}

/** Starts one server after the other; the outcome is 'ready', 'over' or 'stuck'. */
async function startServers(children, settings) {
  const env = {
    NODE_ENV: process.env.NODE_ENV || 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  };
  const shared = { cwd: root, env, everything: Boolean(process.env.LOG_LEVEL) };
  // Full paths: a later start recognizes its own servers by them.
  const program = (name) => ['--enable-source-maps', join(root, name, 'dist', 'server.js')];
  let ledger = null;
  if (!settings.upstreamUrl) {
    console.log('Starting. The first start also prepares the database.');
    const serving = ['--enable-source-maps', join(root, 'api', 'dist', 'demo-ledger.js')];
    ledger = await startDemoLedger(children, settings, serving, { ...shared, restarts: new Restarts() });
    if (ledger) shared.env.DEMO_LEDGER_URL = ledger.url;
    const api = children.start('api', program('api'), apiOptions(settings, shared));
    const outcome = await children.untilReady(api, 'preparing the database');
    if (outcome !== 'ready') return { outcome, ledger };
  }
  const bff = children.start('bff', program('bff'), bffOptions(settings, shared));
  return { outcome: await children.untilReady(bff, 'waiting for the web server'), ledger };
}

/** Returns why the start cannot continue. */
function lossOf({ child, how }) {
  if (child.deaths === 1) return `The ${child.name} process ended (${how}). See its output above.`;
  const said = child.said.map((line) => `  ${line}`).join('\n');
  return `The ${child.name} process ended ${child.deaths} times, the last time with ${how}, and is not started again. Its last output:\n${said}`;
}

const began = Date.now();
checkNode();
const settings = readSettings();
await checkSurroundings(settings);
await install();
const { build } = await import('./build.mjs');
await build(settings.upstreamUrl ? ['bff', 'web'] : undefined);

const children = new Children();
let asked = false;
async function stop(sentence) {
  if (asked) return;
  asked = true;
  if (!sentence) console.log('\nStopping …');
  const isClean = await children.stop();
  if (sentence) fail(sentence);
  process.exit(isClean ? 0 : 1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
whenStarterGone('scripts/start.mjs', () => void stop());

void children.lost.then((loss) => stop(lossOf(loss)));
const { outcome, ledger } = await startServers(children, settings);
if (outcome === 'ready') await announce(settings, seconds(Date.now() - began), ledger);
if (outcome === 'stuck')
  await stop('A server did not become ready and was silent for five minutes. See its output above.');
