import {
  SYNC_STATUS,
  syncStatusName,
  type ConnectedApp,
  type IntegrationSync,
} from '@roofline/schema/integration/connected-app';
import { integrationOf } from '@roofline/schema/integration/integrations';
import type { Tx } from '../../platform/database';
import { findCredentialsById } from '../credentials/repository';
import { lastSyncs, type SyncRow } from '../sync/repository';
import type { AppRow } from './repository';

const nameOf = (integrationId: number) => integrationOf(integrationId)?.name ?? 'Unknown';

export function presentSync({ workspaceId, ...row }: SyncRow): IntegrationSync {
  return {
    ...row,
    integrationName: nameOf(row.integrationId),
    statusName: syncStatusName(row.status),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** Returns connected apps with their last syncs and the names of their credentials, in two more statements. */
export async function presentApps(tx: Tx, rows: readonly AppRow[]): Promise<ConnectedApp[]> {
  const ids = rows.flatMap(({ integrationCredentialId }) => integrationCredentialId ?? []);
  const credentials = new Map(
    (await findCredentialsById(tx, ids)).map((each) => [each.integrationCredentialId, each]),
  );
  const syncs = new Map((await lastSyncs(tx, rows.map((row) => row.propertyId))).map((sync) => [sync.propertyId, sync])); // prettier-ignore
  return rows.map(({ workspaceId, cursor, missing, createdAt, ...row }) => {
    const credential = credentials.get(row.integrationCredentialId ?? '');
    const sync = syncs.get(row.propertyId);
    return {
      ...row,
      integrationName: nameOf(row.integrationId),
      credentialName: credential?.name ?? null,
      credentialProblem: credential?.problem ?? null,
      fetches: integrationOf(row.integrationId)?.fetches ?? false,
      isSyncing: sync?.status === SYNC_STATUS.inProgress,
      lastSyncedAt: row.lastSyncedAt?.toISOString() ?? null,
      nextSyncAt: row.nextSyncAt?.toISOString() ?? null,
      lastSync: sync ? presentSync(sync) : null,
    };
  });
}
