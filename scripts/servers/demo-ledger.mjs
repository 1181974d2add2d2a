// Node's own modules only: which port the demo's ledger server has, and from which day its ledger goes on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryPort } from './free-port.mjs';

const isLoopback = (host) => ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** True where the demo data is loaded and only the person at this machine can ask: as the service decides it, without a build. */
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
