import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { onceAView } from '../platform/store/view';
import { workspace } from './tables';

export type WorkspaceRow = typeof workspace.$inferSelect;
export type NewWorkspace = typeof workspace.$inferInsert;

const known = {
  workspaceId: workspace.workspaceId,
  name: workspace.name,
  companyName: workspace.companyName,
  featureToggleLoanAnalysis: workspace.featureToggleLoanAnalysis,
  hasPreventativeMaintenance: workspace.featureTogglePreventativeMaintenance,
  ratingWeakBelow: workspace.ratingWeakBelow,
  ratingStrongFrom: workspace.ratingStrongFrom,
  ratingOverfundedAbove: workspace.ratingOverfundedAbove,
};

export type KnownColumns = Pick<WorkspaceRow, Exclude<keyof typeof known, 'hasPreventativeMaintenance'>> & {
  hasPreventativeMaintenance: boolean;
};

/** Returns the facts of active workspaces that all their users may know, in no particular order. */
export const findWorkspaces = onceAView((tx: Tx, workspaceIds: readonly string[]): Promise<KnownColumns[]> =>
  tx
    .select(known)
    .from(workspace)
    .where(and(inArray(workspace.workspaceId, [...workspaceIds]), eq(workspace.isActive, true))),
);

/** Returns a workspace; null if it is closed, unless `orClosed`. With `lock` it is locked until the transaction ends. */
export async function findWorkspace(
  tx: Tx,
  workspaceId: string,
  { lock = false, orClosed = false }: { lock?: boolean; orClosed?: boolean } = {},
): Promise<WorkspaceRow | null> {
  const query = tx
    .select()
    .from(workspace)
    .where(and(eq(workspace.workspaceId, workspaceId), orClosed ? undefined : workspace.isActive))
    .$dynamic();
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
}

/** Returns name, logo and color of those workspaces that have a private label. */
export async function selectLabels(tx: Tx, workspaceIds: readonly string[]) {
  if (workspaceIds.length === 0) return [];
  return tx
    .select({
      workspaceId: workspace.workspaceId,
      companyName: workspace.companyName,
      logoId: workspace.logoId,
      accentColor: workspace.accentColor,
    })
    .from(workspace)
    .where(and(inArray(workspace.workspaceId, [...workspaceIds]), workspace.isPrivateLabel));
}

export async function insertWorkspace(tx: Tx, row: NewWorkspace): Promise<void> {
  await tx.insert(workspace).values(row);
}

/** Changes a workspace and raises its version; the caller holds a lock on the row. */
export async function changeWorkspace(
  tx: Tx,
  workspaceId: string,
  change: Partial<NewWorkspace>,
): Promise<WorkspaceRow> {
  const [row] = await tx
    .update(workspace)
    .set({ ...change, version: sql`${workspace.version} + 1` })
    .where(eq(workspace.workspaceId, workspaceId))
    .returning();
  return row!;
}
