import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  connectedAppInput,
  type ConnectedApp,
  type ConnectedAppInput,
  type GlReset,
  type IntegrationSync,
} from '@roofline/schema/integration/connected-app';
import { BUILDIUM, integrationOf, LEDGER_FILES } from '@roofline/schema/integration/integrations';
import type { Page } from '@roofline/schema/value/page';
import { recordActivity } from '../../activity/service';
import { forgetConfiguration, ledgerSource, type SourceRow } from '../../ledger/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { conflict, notFound, ruleFailed } from '../../platform/problem';
import { staleVersion } from '../../platform/versions';
import { reachedProperties, requireProperty, type PropertyAccess } from '../../property/access';
import { markIntegrated } from '../../property/service';
import { connectorOf } from '../connectors/connectors';
import { findCredentialsById } from '../credentials/repository';
import { newestSyncs, pageOfSyncs } from '../sync/repository';
import { nextNight } from './night';
import { presentApps, presentSync } from './present';
import { changeApp, findApps, insertApp, type AppRow } from './repository';

/** The actor and the property of a change of its connected app. */
export interface AppChange {
  actor: Actor;
  propertyId: string;
  deps: Pick<Deps, 'clock' | 'config'>;
}

const FIELDS = wordedFields<typeof connectedAppInput, ConnectedApp>(connectedAppInput, {
  integrationId: { words: ({ integrationName }) => integrationName },
  integrationCredentialId: { words: ({ credentialName }) => credentialName ?? 'none' },
});

function record(
  tx: Tx,
  { actor, deps }: AppChange,
  { property }: PropertyAccess,
  description: string | null,
) {
  const { workspaceId, propertyId, name: entityName } = property;
  const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
  return recordActivity(tx, place, { type: 'ledger', entityName, description });
}

/** Returns the ledger source of a connected app; each association has its own source. */
export const sourceOf = (tx: Tx, app: AppRow): Promise<{ sourceId: string }> =>
  ledgerSource(tx, app, {
    kind: 'integration',
    name: integrationOf(app.integrationId)?.name ?? 'Connected app',
    layout: `${app.integrationId}:${app.externalPropertyCode}`,
    // Buildium states by how much an account grows.
    signFollows: app.integrationId === BUILDIUM ? 'growth' : 'kind',
  });

async function requireApp(
  tx: Tx,
  { actor, propertyId }: Pick<AppChange, 'actor' | 'propertyId'>,
  { lock = false } = {},
): Promise<{ access: PropertyAccess; app: AppRow }> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'editLedger', lock });
  const [app] = await findApps(tx, [access.property.propertyId]);
  if (!app) throw notFound();
  return { access, app };
}

/** Returns the connected app of a property, or null. */
export async function readApp(tx: Tx, actor: Actor, propertyId: string): Promise<ConnectedApp | null> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'editLedger' });
  return (await presentApps(tx, await findApps(tx, [property.propertyId])))[0] ?? null;
}

async function editable(tx: Tx, actor: Actor, propertyIds: readonly string[]): Promise<string[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  return [...reached.values()].filter((a) => a.actions.editLedger).map((a) => a.property.propertyId);
}

/** Returns the connected apps of many properties, null where there is none or the viewer may not see it. */
export async function readApps(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(ConnectedApp | null)[]> {
  const apps = await presentApps(tx, await findApps(tx, await editable(tx, actor, propertyIds)));
  const byProperty = new Map(apps.map((app) => [app.propertyId, app]));
  return propertyIds.map((id) => byProperty.get(id.toLowerCase()) ?? null);
}

/** Returns the newest syncs of many properties, null where the viewer may not see them. */
export async function readSyncs(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(IntegrationSync[] | null)[]> {
  const seen = await editable(tx, actor, propertyIds);
  const lists = new Map<string, IntegrationSync[]>(seen.map((id) => [id, []]));
  for (const row of await newestSyncs(tx, seen)) lists.get(row.propertyId)!.push(presentSync(row));
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}

export async function listSyncs(
  tx: Tx,
  { actor, propertyId }: Pick<AppChange, 'actor' | 'propertyId'>,
  asked: { page: number; pageSize: number },
): Promise<Page<IntegrationSync>> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'editLedger' });
  const { rows, totalCount } = await pageOfSyncs(tx, property, asked);
  return { items: rows.map(presentSync), totalCount, ...asked };
}

/** Returns the columns for an input; refuses a credential that is not of this workspace and integration. */
async function storedApp(
  tx: Tx,
  { deps }: AppChange,
  { property: { workspaceId, propertyId } }: PropertyAccess,
  input: ConnectedAppInput,
) {
  const { integrationId, integrationCredentialId: asked } = input;
  const { useReserveFundsForExpenses, useReserveFundsForIncome } = input;
  const flags = { useReserveFundsForExpenses, useReserveFundsForIncome };
  if (!integrationOf(integrationId)?.fetches)
    return {
      ...flags,
      integrationId,
      integrationCredentialId: null,
      externalPropertyCode: '',
      nextSyncAt: null,
    };
  const [credential] = await findCredentialsById(tx, asked === null ? [] : [asked]);
  if (!credential || credential.workspaceId !== workspaceId || credential.integrationId !== integrationId)
    throw ruleFailed('Choose a credential of this integration', 'integrationCredentialId');
  return {
    ...flags,
    integrationId,
    integrationCredentialId: credential.integrationCredentialId,
    externalPropertyCode: input.externalPropertyCode ?? '',
    nextSyncAt: nextNight(propertyId, deps.clock.now(), deps.config.TIME_ZONE),
  };
}

const alreadyConnected = () =>
  conflict('This property has a connected app. Change it instead of adding another one.', 'alreadyConnected');

/** Connects a property; where its ledger came from files so far, changes its connected app. */
export async function connectApp(tx: Tx, change: AppChange, input: ConnectedAppInput): Promise<ConnectedApp> {
  const access = await requireProperty(tx, change.actor, change.propertyId, {
    need: 'editLedger',
    lock: true,
  });
  const { workspaceId, propertyId } = access.property;
  const [known] = await findApps(tx, [propertyId]);
  if (known && known.integrationId !== LEDGER_FILES) throw alreadyConnected();
  const stored = await storedApp(tx, change, access, input);
  const row = known
    ? await changeApp(tx, known, known.version, { ...stored, cursor: null, missing: [] })
    : await insertApp(tx, {
        ...stored,
        workspaceId,
        propertyId,
        integrationPropertyId: newId(),
        createdAt: change.deps.clock.now(),
      });
  await markIntegrated(tx, access.property);
  const [app] = await presentApps(tx, [row!]);
  await record(tx, change, access, `Connected ${app!.integrationName}${row!.externalPropertyCode && `, association ${row!.externalPropertyCode}`}`); // prettier-ignore
  return app!;
}

/** The fields of a connected app that affect its lines: a change of one reads all lines again. */
const READ_BY = [
  'integrationId',
  'externalPropertyCode',
  'useReserveFundsForExpenses',
  'useReserveFundsForIncome',
] as const;

export async function updateApp(
  tx: Tx,
  change: AppChange & { version: number },
  input: ConnectedAppInput,
): Promise<ConnectedApp> {
  const { access, app } = await requireApp(tx, change, { lock: true });
  const stored = await storedApp(tx, change, access, input);
  const isOther = READ_BY.some((name) => app[name] !== stored[name]);
  const row = await changeApp(tx, app, change.version, {
    ...stored,
    ...(isOther ? { cursor: null, missing: [] } : {}),
  });
  if (!row) throw staleVersion(app.version);
  const [before, after] = await presentApps(tx, [app, row]);
  const words = changeWords('of the connected app', changesOf(FIELDS, { before: before!, after: after! }));
  await record(tx, change, access, words);
  return after!;
}

/** Makes ledger files the connected app of a property without one, after a ledger file was accepted. */
export async function ensureFileIntegration(
  tx: Tx,
  { property: { workspaceId, propertyId } }: { property: { workspaceId: string; propertyId: string } },
  now: Date,
): Promise<void> {
  const [known] = await findApps(tx, [propertyId]);
  if (!known)
    await insertApp(tx, {
      workspaceId,
      propertyId,
      integrationPropertyId: newId(),
      integrationId: LEDGER_FILES,
      useReserveFundsForExpenses: false,
      useReserveFundsForIncome: false,
      createdAt: now,
    });
  await markIntegrated(tx, { workspaceId, propertyId });
}

/** Resets the configuration of the accounts of the connected app, so that they can be configured again. */
export async function resetGl(tx: Tx, change: AppChange): Promise<GlReset> {
  const { access, app } = await requireApp(tx, change, { lock: true });
  // For ledger files, each layout is a separate source.
  const own = app.integrationId === LEDGER_FILES ? null : (await sourceOf(tx, app)).sourceId;
  const isReset = (source: SourceRow) => (own === null ? source.kind === 'file' : source.sourceId === own);
  const forgotten = await forgetConfiguration(tx, app, isReset, change.deps.clock.now());
  await record(tx, change, access, 'Reset the GL configuration of the connected app');
  return forgotten;
}

/** Returns the connected app and its connector for a sync; refuses ledger files, from which nothing is fetched. */
export async function requireFetched(tx: Tx, change: Pick<AppChange, 'actor' | 'propertyId'>) {
  const found = await requireApp(tx, change, { lock: true });
  const connector = connectorOf(found.app.integrationId);
  if (!connector || found.app.integrationCredentialId === null)
    throw ruleFailed('Nothing is fetched from ledger files. Import a file on the Transactions page.');
  return { ...found, connector };
}
