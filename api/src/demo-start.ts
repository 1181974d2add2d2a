import type { LedgerServer } from '../demo/ledger/connect';
import { loadDemo } from '../demo/load';
import { hashPassword } from './account/passwords';
import { hasAnyUser } from './account/repository/users';
import type { AppParts } from './app';
import { oneAtATime } from './platform/store/start/one-at-a-time';
import { outsideOf } from './platform/outside/outside';
import { vaultWith } from './platform/secret/vault';
import { tellStarter } from './platform/process/progress';

/** Returns the demo's ledger server, with the keys that encrypt its credentials; null if there is none. */
function ledgerServer({
  config,
  credentialsKey,
}: Pick<AppParts, 'config' | 'credentialsKey'>): LedgerServer | null {
  const { DEMO_LEDGER_URL: url, CREDENTIALS_OLD_KEYS: older } = config;
  if (url === undefined || credentialsKey === undefined) return null;
  return { url, config, outside: outsideOf(config), vault: vaultWith(credentialsKey, older) };
}

/** Loads the demo data at the first start, unless DEMO is off or the installation has users already. */
export async function loadDemoOnFirstStart(
  deps: Pick<AppParts, 'config' | 'credentialsKey' | 'database' | 'clock' | 'storage'>,
): Promise<void> {
  const { config, database, clock, storage } = deps;
  if (config.DEMO === 'off') return;
  const load = async () => {
    if (await database.system(hasAnyUser)) return;
    await loadDemo(database, {
      clock,
      storage,
      hashPassword,
      progress: tellStarter,
      ledgerServer: ledgerServer(deps),
    });
  };
  // If several instances start on one server, one loads the data and the others find its users.
  await (config.DATABASE_URL ? oneAtATime(config.DATABASE_URL, 'demo', load) : load());
}
