import { SYNC_STATUS } from '@roofline/schema/integration/connected-app';
import { OPEN_LEDGER } from '@roofline/schema/integration/integrations';
import type { ApiConfig } from '../../src/config';
import { connectApp, requireFetched } from '../../src/integration/connected-app/service';
import { SourceFault, type Access, type LedgerPage } from '../../src/integration/connectors/connector';
import { openLedger } from '../../src/integration/connectors/open-ledger';
import { addCredential } from '../../src/integration/credentials/service';
import { enterPage, finishRound, type PlacementsRead, type Round } from '../../src/integration/sync/pages';
import { beginSync } from '../../src/integration/sync/repository';
import { saveGlConfiguration } from '../../src/ledger/configure/gl';
import type { BankBalanceSeen, LedgerAccountSeen } from '../../src/ledger/service';
import type { Actor } from '../../src/platform/actor';
import type { Clock } from '../../src/platform/clock';
import type { Tx } from '../../src/platform/database';
import { newId } from '../../src/platform/ids';
import type { Outside } from '../../src/platform/outside/outside';
import type { Vault } from '../../src/platform/secret/vault';
import { DEMO_LEDGER_KEY } from '../open-ledger/key';
import type { DemoPlace } from '../property/rows';
import { CONNECTED_CODE, type DemoLedger } from './ledger';

/** The demo's ledger server, and with what the service reaches it. */
export interface LedgerServer {
  url: string;
  outside: Outside;
  vault: Vault;
  config: ApiConfig;
}

/** What the first sync brings. */
export interface ReadSource {
  accounts: LedgerAccountSeen[];
  pages: LedgerPage[];
  balances: BankBalanceSeen[];
  placements: PlacementsRead | null;
}

const valuesOf = ({ url }: LedgerServer) => ({ baseUrl: url, apiKey: DEMO_LEDGER_KEY });

/** Reads the ledger of the connected association by its connector; null where its server does not answer. */
export async function readSource(server: LedgerServer, clock: Clock): Promise<ReadSource | null> {
  const values = valuesOf(server);
  const access: Access = {
    outside: server.outside,
    registration: null,
    values,
    now: clock.now(),
    today: clock.today(),
    renew: async (change) => change(values),
  };
  const reader = openLedger.open(access, CONNECTED_CODE);
  try {
    const accounts = await reader.accounts();
    const pages: LedgerPage[] = [];
    for (let cursor: string | null = null; pages.at(-1)?.hasMore !== false; cursor = pages.at(-1)!.cursor)
      pages.push(await reader.transactions(cursor));
    const balances = await reader.balances();
    return { accounts, pages, balances, placements: (await reader.placements?.()) ?? null };
  } catch (error) {
    if (error instanceof SourceFault) return null;
    throw error;
  }
}

/** Says what the accounts are used for, which the source cannot know. */
async function configure(
  tx: Tx,
  { propertyId }: DemoPlace,
  { accounts }: Pick<DemoLedger, 'accounts'>,
  { actor, clock }: { actor: Actor; clock: Clock },
): Promise<void> {
  const uses = accounts.map(({ code, use }) => ({ glCode: code, use }));
  await saveGlConfiguration(tx, { actor, deps: { clock } }, { propertyId, version: 0 }, { accounts: uses });
}

/** Connects the property to the demo's ledger server, enters what the first sync brought, and configures its accounts. */
export async function connectLedger(
  tx: Tx,
  place: DemoPlace,
  { ledger, source, server }: { ledger: DemoLedger; source: ReadSource; server: LedgerServer },
  by: { actor: Actor; clock: Clock },
): Promise<void> {
  const { workspaceId, propertyId } = place;
  const { actor, clock } = by;
  const deps = { clock, config: server.config, vault: server.vault, outside: server.outside };
  const { integrationCredentialId } = await addCredential(tx, deps, {
    workspaceId,
    integrationId: OPEN_LEDGER,
    name: 'Demo ledger server',
    values: valuesOf(server),
  });
  await connectApp(
    tx,
    { actor, propertyId, deps },
    {
      integrationId: OPEN_LEDGER,
      integrationCredentialId,
      externalPropertyCode: CONNECTED_CODE,
      useReserveFundsForExpenses: true,
      useReserveFundsForIncome: true,
    },
  );
  const { app, access, connector } = await requireFetched(tx, { actor, propertyId });
  const at = { workspaceId, syncId: newId() };
  const { integrationId } = app;
  const status = SYNC_STATUS.inProgress;
  await beginSync(tx, { ...at, propertyId, integrationId, isNightly: false, startedAt: clock.now(), status });
  const round: Round = { app, access, connector, at, actor };
  const { accounts, balances, placements } = source;
  let missing: string[] = [];
  for (const page of source.pages)
    missing = await enterPage(tx, { clock }, round, { page, accounts, missing });
  await finishRound(tx, { clock }, round, { accounts, balances, missing, placements });
  const known = new Set(accounts.map(({ glCode }) => glCode));
  await configure(tx, place, { accounts: ledger.accounts.filter(({ code }) => known.has(code)) }, by);
}
