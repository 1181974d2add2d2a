import type { WorkspaceSettings, WorkspaceSettingsInput } from '@roofline/schema/workspace/workspace';
import { findBlob } from '../../platform/blobs/repository';
import type { Tx } from '../../platform/database';
import type { ImageSize, ImageToSend } from '../../platform/images/keep';
import { notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { workspaceRow, type Managed } from '../managed';
import { changeWorkspace, type WorkspaceRow } from '../repository';
import { logoAddress } from './label';

function shown(row: WorkspaceRow): WorkspaceSettings {
  const { workspaceId, name, companyName, logoId, isPrivateLabel, accentColor, version } = row;
  const logoUrl = logoAddress(workspaceId, logoId);
  const label = { logoUrl, isPrivateLabel, accentColor };
  return { workspaceId, name, companyName, ...label, version, viewerCan: { edit: true } };
}

export async function readSettings(tx: Tx, { workspaceId }: Managed): Promise<WorkspaceSettings> {
  return shown(await workspaceRow(tx, workspaceId));
}

export async function changeSettings(
  tx: Tx,
  { workspaceId }: Managed,
  input: WorkspaceSettingsInput,
  version: number,
): Promise<WorkspaceSettings> {
  assertVersion((await workspaceRow(tx, workspaceId, { lock: true })).version, version);
  return shown(await changeWorkspace(tx, workspaceId, input));
}

/** Sets the workspace's logo, or removes it with null. */
export async function changeLogo(
  tx: Tx,
  of: { managed: Managed; logoId: string | null; version: number | null },
): Promise<WorkspaceSettings> {
  const row = await workspaceRow(tx, of.managed.workspaceId, { lock: true });
  if (of.version !== null) assertVersion(row.version, of.version);
  if (of.logoId === null && row.logoId === null) throw notFound();
  return shown(await changeWorkspace(tx, row.workspaceId, { logoId: of.logoId }));
}

/** Returns the logo of a workspace in reach; 404 without one. */
export async function logoOf(tx: Tx, workspaceId: string, size?: ImageSize): Promise<ImageToSend> {
  const { logoId: id } = await workspaceRow(tx, workspaceId);
  if (!id) throw notFound();
  return { id, blob: await findBlob(tx, { workspaceId, blobId: id }, size) };
}
