import type { BandLimits } from '@roofline/schema/report/report-bands';
import type { Workspace } from '@roofline/schema/workspace/workspace';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { findWorkspaces } from './repository';
import { bandLimitsOf } from './settings/band-limits';

/** A workspace with what its properties are judged by. */
export interface KnownWorkspace extends Workspace {
  ratingBands: BandLimits;
}

/** Active workspaces of the ids that the transaction's actor sees, in no particular order. */
export async function workspacesByIds(tx: Tx, workspaceIds: readonly string[]): Promise<KnownWorkspace[]> {
  if (workspaceIds.length === 0) return [];
  const rows = await findWorkspaces(tx, workspaceIds);
  return rows.map(({ ratingWeakBelow, ratingStrongFrom, ratingOverfundedAbove, ...known }) => ({
    ...known,
    ratingBands: bandLimitsOf({ ratingWeakBelow, ratingStrongFrom, ratingOverfundedAbove }),
  }));
}

/** The workspace, or 404 for one that is unknown, inactive or not the actor's. */
export async function workspaceById(tx: Tx, workspaceId: string): Promise<KnownWorkspace> {
  const [found] = await workspacesByIds(tx, [workspaceId]);
  if (!found) throw notFound();
  return found;
}

// Rating bands are shown and changed among the reports.
export { changeRatingBands, readRatingBands } from './settings/rating-bands';

// Routes about everything in a workspace, for those who manage it.
export { inWorkspace, managedByQuery } from './query';
export { requireManaged, workspaceRow, type Managed } from './managed';
export { presentUsers, readMembers, type Member } from './users/read';

// What internal staff changes of a portfolio.
export { changeWorkspace, type WorkspaceRow } from './repository';
