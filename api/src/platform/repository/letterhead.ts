import { and, eq, getTableColumns } from 'drizzle-orm';
import { workspace } from '../../workspace/tables';
import type { BlobRow } from '../blobs/repository';
import type { Tx } from '../database';
import { blob } from '../tables';

/** The letterhead of a workspace's documents, as it is stored. */
export interface LetterheadRow {
  companyName: string;
  accentColor: string | null;
  logo: BlobRow | null;
}

/** Returns the private label of a workspace; null if its documents have Roofline's. */
export async function findLetterhead(tx: Tx, workspaceId: string): Promise<LetterheadRow | null> {
  const { companyName, accentColor, logoId } = workspace;
  const [row] = await tx
    .select({ companyName, accentColor, logo: getTableColumns(blob) })
    .from(workspace)
    .leftJoin(blob, and(eq(blob.workspaceId, workspace.workspaceId), eq(blob.blobId, logoId)))
    .where(and(eq(workspace.workspaceId, workspaceId), workspace.isPrivateLabel));
  return row ?? null;
}
