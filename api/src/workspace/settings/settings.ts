import type { WorkspaceSettings, WorkspaceSettingsInput } from '@roofline/schema/workspace';
import { eq, inArray, sql } from 'drizzle-orm';
import type { AfterCommit, Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { workspaceRow, type Managed, type WorkspaceRow } from '../managed';
import { workspace } from '../tables';

function shown(row: WorkspaceRow): WorkspaceSettings {
  const { workspaceId, name, companyName, logoKey, version } = row;
  const logoUrl = logoKey && `/api/workspace/${workspaceId}/logo?v=${logoKey.slice(-8)}`;
  return { workspaceId, name, companyName, logoUrl, version, viewerCan: { edit: true } };
}

export async function readSettings(tx: Tx, { workspaceId }: Managed): Promise<WorkspaceSettings> {
  return shown(await workspaceRow(tx, workspaceId));
}

async function save(tx: Tx, workspaceId: string, change: Partial<WorkspaceRow>): Promise<WorkspaceSettings> {
  const [row] = await tx
    .update(workspace)
    .set({ ...change, version: sql`${workspace.version} + 1` })
    .where(eq(workspace.workspaceId, workspaceId))
    .returning();
  return shown(row!);
}

export async function changeSettings(
  tx: Tx,
  { workspaceId }: Managed,
  input: WorkspaceSettingsInput,
  version: number,
): Promise<WorkspaceSettings> {
  assertVersion((await workspaceRow(tx, workspaceId, { lock: true })).version, version);
  return save(tx, workspaceId, input);
}

/** Points the workspace at another logo, or with null at none; the old file goes after the commit. */
export async function changeLogo(
  tx: Tx,
  after: AfterCommit,
  { storage }: Pick<Deps, 'storage'>,
  of: { managed: Managed; key: string | null; version: number | null },
): Promise<WorkspaceSettings> {
  const row = await workspaceRow(tx, of.managed.workspaceId, { lock: true });
  if (of.version !== null) assertVersion(row.version, of.version);
  const old = row.logoKey;
  if (of.key === null && old === null) throw notFound();
  if (old) after(() => storage.remove(old));
  return save(tx, row.workspaceId, { logoKey: of.key });
}

/** Key of the logo of a workspace in reach; 404 without one. */
export async function logoKeyOf(tx: Tx, workspaceId: string): Promise<string> {
  const { logoKey } = await workspaceRow(tx, workspaceId);
  if (!logoKey) throw notFound();
  return logoKey;
}

/** Which of these image keys a workspace still points at. */
export async function usedLogoKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: workspace.logoKey })
    .from(workspace)
    .where(inArray(workspace.logoKey, [...keys]));
  return new Set(rows.map((row) => row.key!));
}
