import type { BandLimits } from '@roofline/schema/report/report-bands';
import type { Workspace } from '@roofline/schema/workspace/workspace';
import { ROLES } from '@roofline/schema/account/account';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { findWorkspaces, type KnownColumns } from './repository';
import { bandLimitsOf } from './settings/band-limits';
import { findUserIdsInRoles } from './users/repository';

/** A workspace with its rating bands and the features that staff has switched on. */
export interface KnownWorkspace extends Workspace {
  ratingBands: BandLimits;
  hasPreventativeMaintenance: boolean;
}

/** Returns the active workspaces that the transaction's actor sees, in no particular order. */
export async function workspacesByIds(tx: Tx, workspaceIds: readonly string[]): Promise<KnownWorkspace[]> {
  if (workspaceIds.length === 0) return [];
  return (await findWorkspaces(tx, workspaceIds)).map(knownWorkspace);
}

/** Returns a stored workspace as all its users may know it. */
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

/** Returns the workspace; 404 if it is unknown, inactive or not the actor's. */
export async function workspaceById(tx: Tx, workspaceId: string): Promise<KnownWorkspace> {
  const [found] = await workspacesByIds(tx, [workspaceId]);
  if (!found) throw notFound();
  return found;
}

/** Returns the ids of active users who manage the workspace. */
export const managerIdsOf = (tx: Tx, workspaceId: string): Promise<string[]> =>
  findUserIdsInRoles(tx, workspaceId, [ROLES.Admin, ROLES.PortfolioAdmin]);

export type { KnownColumns } from './repository';

// Labels that mails, documents and the application show in place of Roofline.
export { labelsOf } from './settings/label';

// For the reports, which show and change rating bands.
export { changeRatingBands, readRatingBands } from './settings/rating-bands';

// For routes about a whole workspace, for its administrators.
export { inWorkspace, managedByQuery, paged } from './query';
export { requireManaged, workspaceRow, type Managed } from './managed';
export { presentUsers, readMembers, type Member } from './users/read';

// For internal staff, who see and change users of all portfolios.
export { resendInvite, revokeInvite } from './invites/change';
export { statusOf } from './invites/read';
export { countInvitesOfAll, findInviteOfAll, findInvitesOfAll, type InviteOfAll } from './invites/repository';
export { inviteActions } from './policy';
export { changeMember } from './users/change';

// For internal staff, who change portfolios.
export { changeWorkspace, type WorkspaceRow } from './repository';
