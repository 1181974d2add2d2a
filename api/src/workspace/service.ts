import type { BandLimits } from '@roofline/schema/report/report-bands';
import type { Workspace } from '@roofline/schema/workspace/workspace';
import { ROLES } from '@roofline/schema/account/account';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { findWorkspaces, type KnownColumns } from './repository';
import { bandLimitsOf } from './settings/band-limits';
import { findUserIdsInRoles } from './users/repository';

/** A workspace with what its properties are judged by, and what staff has switched on for them. */
export interface KnownWorkspace extends Workspace {
  ratingBands: BandLimits;
  hasPreventativeMaintenance: boolean;
}

/** Active workspaces of the ids that the transaction's actor sees, in no particular order. */
export async function workspacesByIds(tx: Tx, workspaceIds: readonly string[]): Promise<KnownWorkspace[]> {
  if (workspaceIds.length === 0) return [];
  return (await findWorkspaces(tx, workspaceIds)).map(knownWorkspace);
}

/** A workspace as it is stored, as everybody in it may know it. */
export function knownWorkspace({
  ratingWeakBelow,
  ratingStrongFrom,
  ratingOverfundedAbove,
  ...known
}: KnownColumns): KnownWorkspace {
  return {
    ...known,
    ratingBands: bandLimitsOf({ ratingWeakBelow, ratingStrongFrom, ratingOverfundedAbove }),
  };
}

/** The workspace, or 404 for one that is unknown, inactive or not the actor's. */
export async function workspaceById(tx: Tx, workspaceId: string): Promise<KnownWorkspace> {
  const [found] = await workspacesByIds(tx, [workspaceId]);
  if (!found) throw notFound();
  return found;
}

/** Active users who manage the workspace. */
export const managerIdsOf = (tx: Tx, workspaceId: string): Promise<string[]> =>
  findUserIdsInRoles(tx, workspaceId, [ROLES.Admin, ROLES.PortfolioAdmin]);

export type { KnownColumns } from './repository';

// What mails, documents and the application show in the place of Roofline.
export { labelsOf } from './settings/label';

// Rating bands are shown and changed among the reports.
export { changeRatingBands, readRatingBands } from './settings/rating-bands';

// Routes about everything in a workspace, for those who manage it.
export { inWorkspace, managedByQuery, paged } from './query';
export { requireManaged, workspaceRow, type Managed } from './managed';
export { presentUsers, readMembers, type Member } from './users/read';

// What internal staff sees and changes of people of all portfolios.
export { resendInvite, revokeInvite } from './invites/change';
export { statusOf } from './invites/read';
export { countInvitesOfAll, findInviteOfAll, findInvitesOfAll, type InviteOfAll } from './invites/repository';
export { inviteActions } from './policy';
export { changeMember } from './users/change';

// What internal staff changes of a portfolio.
export { changeWorkspace, type WorkspaceRow } from './repository';
