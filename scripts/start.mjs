// npm start: everything from a fresh clone to one address in the browser. Node's own modules until packages are in.
import { root } from './run/paths.mjs';
import { checkNode, install } from './run/install.mjs';
import { fail, seconds } from './run/say.mjs';
import { checkSurroundings, readSettings, serviceEnvironment } from './run/settings.mjs';
import { Children, untilReady } from './run/children.mjs';

const DEMO_ROLES = ['staff', 'admin', 'portfolio', 'manager', 'member', 'vendor'];

/** Whether the demo accounts are there, whatever made or removed them. */
async function hasDemoAccounts(upstream) {
  const answer = await fetch(`${upstream}/api/account/instance`).catch(() => null);
  return answer?.ok === true && (await answer.json()).data.hasDemoAccounts;
}

async function announce(settings, upstream, took) {
  const host = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  const lines = [
    ``,
    `Roofline is ready (${took}): http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`,
  ];
  if (!settings.upstreamUrl && (await hasDemoAccounts(upstream))) {
    lines.push(``, `Demo sign-ins, all with the password demo-roofline1:`);
    lines.push(...DEMO_ROLES.map((role) => `  ${role}@demo.test`));
  }
  console.log([...lines, ``, `Ctrl-C stops it.`].join('\n'));
}

function startServers(children, settings) {
  const shared = {
    NODE_ENV: process.env.NODE_ENV || 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  };
  const everything = Boolean(process.env.LOG_LEVEL);
  if (!settings.upstreamUrl) {
    const env = { ...shared, ...serviceEnvironment(settings) };
    children.start('api', ['--enable-source-maps', 'api/dist/server.js'], { cwd: root, env, everything });
  }
  const upstream = settings.upstreamUrl ?? `http://127.0.0.1:${settings.apiPort}`;
  const env = { ...shared, HOST: settings.host, PORT: String(settings.port), UPSTREAM_URL: upstream };
  const startBff = () =>
    children.start('bff', ['--enable-source-maps', 'bff/dist/server.js'], { cwd: root, env, everything });
  return { startBff, upstream };
}

async function waitForServers(children, settings, { startBff, upstream }) {
  const { ended } = children;
  if (!settings.upstreamUrl) {
    console.log('Starting. The first start also prepares the database.');
    if (!(await untilReady('preparing the database', `${upstream}/api/health/ready`, { ended })))
      return false;
  }
  startBff();
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.host] ?? settings.host;
  return untilReady('waiting for the web server', `http://${host}:${settings.port}/health/live`, { ended });
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
async function stop() {
  if (asked) return;
  asked = true;
  console.log('\nStopping …');
  process.exit((await children.stop()) ? 0 : 1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

void children.ended.then(async ({ name, how }) => {
  if (asked) return;
  asked = true;
  await children.stop();
  fail(`The ${name} process ended (${how}). What it said stands above.`);
});
const servers = startServers(children, settings);
if (await waitForServers(children, settings, servers))
  await announce(settings, servers.upstream, seconds(Date.now() - began));
else if (!asked) {
  asked = true;
  await children.stop();
  fail('The servers did not become ready in three minutes. What they said stands above.');
}
