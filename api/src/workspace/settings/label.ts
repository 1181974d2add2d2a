import type { PrivateLabel } from '@roofline/schema/workspace/private-label';
import type { Tx } from '../../platform/database';
import { selectLabels } from '../repository';

/** Returns the address of a logo, which changes with the logo. */
export const logoAddress = (workspaceId: string, logoId: string | null): string | null =>
  logoId && `/api/workspace/${workspaceId}/logo?v=${logoId}`;

/** Returns the private labels of workspaces, without those that show Roofline's own name. One statement. */
export async function labelsOf(tx: Tx, workspaceIds: readonly string[]): Promise<Map<string, PrivateLabel>> {
  const rows = await selectLabels(tx, workspaceIds);
  return new Map(
    rows.map(({ workspaceId, companyName: name, logoId, accentColor }) => [
      workspaceId,
      { name, logoUrl: logoAddress(workspaceId, logoId), accentColor },
    ]),
  );
}
