// npm run dev: both servers, the web client and codegen, each restarted or reloaded when its source changes.
import { join } from 'node:path';
import { root, tool } from './run/paths.mjs';
import { checkNode, install } from './run/install.mjs';
import { fail } from './run/say.mjs';
import { checkSurroundings, readSettings, serviceEnvironment } from './run/settings.mjs';
import { Children, whenStarterGone } from './servers/children.mjs';
import { startDemoLedger } from './servers/demo-ledger.mjs';

checkNode();
const settings = readSettings();
await checkSurroundings(settings);
await install();

const children = new Children();
const tsx = [tool('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false'];
const program = (name) => [...tsx, join(root, name, 'src', 'server.ts')];
const shared = { NODE_ENV: 'development', API_PORT: String(settings.apiPort), PORT: String(settings.port) };
const upstream = settings.upstreamUrl ?? `http://127.0.0.1:${settings.apiPort}`;

let asked = false;
async function stop(code, sentence) {
  if (asked) return;
  asked = true;
  await children.stop(5000);
  if (sentence) fail(sentence, code);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
whenStarterGone('scripts/dev.mjs', () => void stop(0));
void children.lost.then(({ child, how }) => stop(1, `${child.name} ended (${how}).`));

// As npm run codegen: the watching of the generator itself asks for a package with a program of its own for every system.
const watched = ['schema/graphql/*.graphql', 'web/src/**/*.graphql', '{api,bff,web}/src/*/room.ts'];
children.start(
  'codegen',
  [...tsx, ...watched.flatMap((path) => ['--include', path]), join('scripts', 'codegen', 'generate.mjs')],
  { cwd: root, everything: true },
);
if (!settings.upstreamUrl) {
  const serving = [...tsx, join(root, 'api', 'demo', 'open-ledger', 'serve.ts')];
  const ledger = await startDemoLedger(children, settings, serving, {
    cwd: root,
    env: shared,
    everything: true,
  });
  const env = {
    ...shared,
    ...serviceEnvironment(settings),
    ...(ledger && { DEMO_LEDGER_URL: ledger.url }),
  };
  const readyUrl = `${upstream}/api/health/ready`;
  const api = children.start('api', program('api'), { cwd: root, env, everything: true, readyUrl });
  await children.untilReady(api, 'preparing the database');
}
const bffEnv = { ...shared, UPSTREAM_URL: upstream };
children.start('bff', program('bff'), { cwd: root, env: bffEnv, everything: true });
children.start('web', [tool('vite', 'bin', 'vite.js')], { cwd: join(root, 'web'), env: bffEnv });
