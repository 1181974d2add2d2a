import type { PrivateLabel } from '@roofline/schema/workspace/private-label';
import type { Tx } from '../../platform/database';
import { selectLabels } from '../repository';

/** The address of a logo, which changes with the logo. */
export const logoAddress = (workspaceId: string, logoId: string | null): string | null =>
  logoId && `/api/workspace/${workspaceId}/logo?v=${logoId}`;

/** The private labels of workspaces; nothing of one where Roofline shows its own. One statement. */
export async function labelsOf(tx: Tx, workspaceIds: readonly string[]): Promise<Map<string, PrivateLabel>> {
  const rows = await selectLabels(tx, workspaceIds);
  return new Map(
    rows.map(({ workspaceId, companyName: name, logoId, accentColor }) => [
      workspaceId,
      { name, logoUrl: logoAddress(workspaceId, logoId), accentColor },
    ]),
  );
}
