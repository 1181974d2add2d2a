import { and, eq, getTableColumns } from 'drizzle-orm';
import { workspace } from '../../workspace/tables';
import type { BlobRow } from '../blobs/repository';
import type { Tx } from '../database';
import { blob } from '../tables';

/** What documents of a workspace carry, as it is stored. */
export interface LetterheadRow {
  companyName: string;
  accentColor: string | null;
  logo: BlobRow | null;
}

/** The private label of a workspace; null where Roofline shows its own. */
export async function findLetterhead(tx: Tx, workspaceId: string): Promise<LetterheadRow | null> {
  const { companyName, accentColor, logoId } = workspace;
  const [row] = await tx
    .select({ companyName, accentColor, logo: getTableColumns(blob) })
    .from(workspace)
    .leftJoin(blob, and(eq(blob.workspaceId, workspace.workspaceId), eq(blob.blobId, logoId)))
    .where(and(eq(workspace.workspaceId, workspaceId), workspace.isPrivateLabel));
  return row ?? null;
}
