import { LEDGER_FILES } from '@roofline/schema/integration/integrations';
import type { Tx } from '../../platform/database';
import { changeApp, findApps } from './repository';

/**
 * Disconnects a property that leaves its workspace, since the credentials stay there. Its ledger stays as it is, as a ledger of
 * files, until someone connects it again.
 */
export async function keepLedgerWithoutApp(tx: Tx, propertyId: string): Promise<void> {
  const [app] = await findApps(tx, [propertyId]);
  if (!app || app.integrationId === LEDGER_FILES) return;
  await changeApp(tx, app, app.version, {
    integrationId: LEDGER_FILES,
    integrationCredentialId: null,
    externalPropertyCode: '',
    nextSyncAt: null,
    cursor: null,
    missing: [],
  });
}
