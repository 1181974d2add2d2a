import { sql } from 'drizzle-orm';
import { serveOpenLedger } from '../../../api/demo/open-ledger/server';
import { exampleLedger, exampleLines } from '@roofline/api/integration/fixtures/open-ledger-examples';
import { NIGHTLY_JOB, syncKey } from '@roofline/api/integration/sync/ask';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf, type Tx } from '@roofline/api/platform/database';
import { askServiceOnce } from '@roofline/api/platform/jobs/queue';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import { onBothDatabases } from '../measure/page-times';
import type { BenchResult } from '../results';

const KEY = 'bench-ledger-key';
const LARGE = 8;
const PROPERTIES = 124;
/** A workspace that asks last, with few properties. */
const LAST = 'few';
const FEW = 8;
/** Syncs at once: those that were begun together come in any order. */
const AT_ONCE = 8;

/** Properties of a workspace that are connected, and whose sync is due. */
async function seedConnected(
  tx: Tx,
  workspaceId: string,
  { credentialId, code, count }: { credentialId: string; code: string; count: number },
): Promise<void> {
  await tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
      property_type_id, is_condo_converted, number_of_units, search_text, is_integrated_property, created_at, updated_at)
    select ${workspaceId}::uuid, gen_random_uuid(), 'Court ' || n, '1 Main Street', 'Mobile', 'AL', '36602', 1990, 1, false, 12,
      'court', true, now(), now() from generate_series(1, ${count}::int) n`);
  await tx.execute(sql`insert into integration_property (workspace_id, integration_property_id, property_id, integration_id,
      integration_credential_id, external_property_code, use_reserve_funds_for_expenses, use_reserve_funds_for_income, next_sync_at, created_at)
    select workspace_id, gen_random_uuid(), property_id, 2, ${credentialId}::uuid, ${code}, true, true, '2020-01-01', now()
    from property where workspace_id = ${workspaceId}::uuid`);
}

/** A workspace of so many properties, all synced from one association. */
async function seedPortfolio(
  { app, database, clock }: TestApp,
  baseUrl: string,
  { code, count }: { code: string; count: number },
): Promise<void> {
  const { workspaceId } = await seedWorkspace(database, { name: 'Bench' });
  const { userId } = await seedUser(database, { [workspaceId]: 'Admin' });
  const made = await app.inject({
    method: 'POST',
    url: '/api/integration/credentials',
    headers: { ...(await signedIn(database, clock, userId)), 'idempotency-key': workspaceId },
    payload: { workspaceId, integrationId: 2, name: 'Ledger', values: { baseUrl, apiKey: KEY } },
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  const { integrationCredentialId } = made.json().data as { integrationCredentialId: string };
  await database.tenant(workActor([workspaceId]), (tx) =>
    seedConnected(tx, workspaceId, { credentialId: integrationCredentialId, code, count }),
  );
}

/** Asks for the syncs of all properties at once, as the night does in parts; answers how many. */
async function askForAll({ database, clock }: TestApp): Promise<number> {
  const now = clock.now();
  return database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    const apps = await rowsOf<{ workspaceId: string; propertyId: string }>(
      tx,
      sql`select workspace_id as "workspaceId", property_id as "propertyId" from integration_property
        order by workspace_id, property_id`,
    );
    const jobs = apps.map((input) => ({
      ...input,
      kind: NIGHTLY_JOB,
      input,
      now,
      runAfter: now,
      onceKey: syncKey(input.propertyId),
    }));
    await askServiceOnce(tx, jobs);
    return jobs.length;
  });
}

/** How many times each of these had a turn. */
const turns = (order: readonly string[], of: readonly string[]) =>
  of.map((code) => order.filter((each) => each === code).length);

async function benchOn(kind: string): Promise<BenchResult[]> {
  const codes = Array.from({ length: LARGE }, (_, n) => `large-${n}`);
  /** The association of each sync, in the order in which these were begun. */
  const order: string[] = [];
  const before = (path: string) => {
    if (path.endsWith('/accounts')) order.push(path.split('/').at(-2)!);
    // Each turn is later than the one before, as clocks have it.
    service.clock.advance(1);
  };
  const ledgers = Object.fromEntries([...codes, LAST].map((code) => [code, exampleLedger()]));
  const ledger = await serveOpenLedger(KEY, ledgers, { before });
  for (const code of [...codes, LAST]) ledger.feed(code).put(...exampleLines(20));
  const service = await buildTestApp({ config: { ALLOW_PRIVATE_LEDGER_HOSTS: true } });
  for (const code of codes) await seedPortfolio(service, ledger.url, { code, count: PROPERTIES });
  await seedPortfolio(service, ledger.url, { code: LAST, count: FEW });
  order.length = 0;
  const asked = await askForAll(service);
  const began = performance.now();
  await service.runJobs();
  const seconds = (performance.now() - began) / 1000;
  await service.close();
  await ledger.close();
  if (asked !== LARGE * PROPERTIES + FEW || order.length !== asked)
    throw new Error(`${order.length} of ${asked} syncs were begun`);
  const half = turns(order.slice(0, asked / 2), codes);
  const waited = order.indexOf(LAST);
  return [
    {
      name: `sync of 1,000 properties fairly interleaved, ${kind}`,
      ratio: Math.max(...half) / Math.min(...half),
      detail: `in the middle ${Math.min(...half)} to ${Math.max(...half)} syncs a workspace; all took ${seconds.toFixed(1)} s`,
      atMost: 1.1,
    },
    {
      name: `first sync of a small workspace behind 992 others, ${kind}`,
      ratio: waited / (LARGE + AT_ONCE),
      detail: `begun after ${waited} of others, with ${LARGE} workspaces before it and ${AT_ONCE} at once`,
      atMost: 1,
    },
  ];
}

/** Whether a night of syncs goes round the workspaces, however many properties each has. */
export const runSyncBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
