import type { Workspace } from '@roofline/schema/workspace';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { workspace } from './tables';

const columns = {
  workspaceId: workspace.workspaceId,
  name: workspace.name,
  companyName: workspace.companyName,
  featureToggleLoanAnalysis: workspace.featureToggleLoanAnalysis,
};

/** Active workspaces of the ids that the transaction's actor sees, in no particular order. */
export async function workspacesByIds(tx: Tx, workspaceIds: readonly string[]): Promise<Workspace[]> {
  if (workspaceIds.length === 0) return [];
  return tx
    .select(columns)
    .from(workspace)
    .where(and(inArray(workspace.workspaceId, [...workspaceIds]), eq(workspace.isActive, true)));
}

/** The workspace, or 404 for one that is unknown, inactive or not the actor's. */
export async function workspaceById(tx: Tx, workspaceId: string): Promise<Workspace> {
  const [found] = await workspacesByIds(tx, [workspaceId]);
  if (!found) throw notFound();
  return found;
}
