// Node's own modules only: the server that a demo association syncs its ledger from, beside `npm start` and `npm run dev`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryPort } from './free-port.mjs';

function isLoopback(host) {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/**
 * True where the demo data is loaded and only the person at this machine can ask, as `isReachable` of the contract says to the
 * service. That cannot be loaded here without a build; the test compares both.
 */
export function hasDemoLedger({ host, databaseUrl, upstreamUrl }, env = process.env) {
  return (
    env.DEMO !== 'off' &&
    !upstreamUrl &&
    !databaseUrl &&
    isLoopback(host) &&
    !env.PUBLIC_URL &&
    !env.TRUST_PROXY?.trim()
  );
}

function remembered(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Returns port, day and whether it is the first start, with this data folder; later starts have the same, since the demo's
 * credential names the address. A start with DEMO_LEDGER_PORT has that port. Null where the port is taken.
 */
export async function demoLedger({ dataDir }, env = process.env) {
  const file = join(dataDir, 'demo-ledger.json');
  const known = existsSync(file) ? remembered(file) : null;
  const { port, fault } = await tryPort(Number(env.DEMO_LEDGER_PORT || known?.port || 0));
  if (fault) return null;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: env.TIME_ZONE || 'America/Los_Angeles' });
  const since = known?.since ?? day.format(new Date());
  writeFileSync(file, JSON.stringify({ port, since }));
  return { port, since, isNew: known === null, url: `http://127.0.0.1:${port}` };
}

/** The settings of its program. */
export const ledgerEnvironment = ({ port, since, isNew }) => ({
  DEMO_LEDGER_PORT: String(port),
  DEMO_LEDGER_SINCE: since,
  DEMO_LEDGER_IS_NEW: isNew ? 'yes' : 'no',
});

/**
 * Starts the program with these arguments and waits until it answers; null where this installation has no demo ledger, or where
 * it does not start.
 */
export async function startDemoLedger(children, settings, program, { env, ...options }) {
  if (!hasDemoLedger(settings)) return null;
  const ledger = await demoLedger(settings);
  if (!ledger) {
    console.log(
      'The port of the demo ledger is in use: Sync now of the demo does not work until it is free.',
    );
    return null;
  }
  const own = { ...options, env: { ...env, ...ledgerEnvironment(ledger) }, readyUrl: ledger.url };
  const child = children.start('ledger', program, own);
  return (await children.untilReady(child, 'starting the demo ledger')) === 'ready' ? ledger : null;
}
