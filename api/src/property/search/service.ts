import type { Page } from '@roofline/schema/value/page';
import type {
  PropertyChoice,
  PropertyListRow,
  PropertySearchInput,
} from '@roofline/schema/property/property';
import { reachesWholeWorkspace, roleIn, type Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { workspacesByIds } from '../../workspace/service';
import { catchUp } from '../../portfolio-analytics/service';
import type { Clock } from '../../platform/clock';
import { propertyActions } from '../policy';
import { imagePath } from '../service';
import { listChoices, readsFigures, searchProperties, type SearchedWorkspace, type SearchRow } from './query';

/** The workspaces that the actor's lists draw from. */
async function searchedWorkspaces(tx: Tx, actor: Actor): Promise<SearchedWorkspace[]> {
  const workspaces = await workspacesByIds(tx, actor.workspaceIds);
  return workspaces.flatMap(({ workspaceId, companyName, ratingBands }) => {
    const role = roleIn(actor, workspaceId);
    if (!role) return [];
    const subject = { workspaceId, isActive: true, isIntegrated: false, isAssigned: true };
    const weakBelow = propertyActions(actor, subject).viewDashboard ? ratingBands.weakBelow : null;
    return [{ workspaceId, companyName, isWhole: reachesWholeWorkspace(role), weakBelow }];
  });
}

function presentRow(actor: Actor, { profileImageId, isIntegrated, ...row }: SearchRow): PropertyListRow {
  // Only rows that the actor reaches are found.
  const subject = { workspaceId: row.workspaceId, isActive: true, isIntegrated, isAssigned: true };
  const { edit, archive, viewDashboard } = propertyActions(actor, subject);
  return {
    ...row,
    roleName: roleIn(actor, row.workspaceId) ?? '',
    propertyIsActive: true,
    profileImage: imagePath({ propertyId: row.propertyId, profileImageId }),
    viewerCan: { edit, archive, viewDashboard },
  };
}

/** A page of the active properties that the actor reaches. */
export async function searchPage(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  input: PropertySearchInput,
): Promise<Page<PropertyListRow>> {
  const workspaces = await searchedWorkspaces(tx, actor);
  // What is old beyond a few is computed behind the request: until then it is sorted by the figures of before.
  if (readsFigures(input.filter))
    for (const { workspaceId, weakBelow } of workspaces)
      if (weakBelow !== null) await catchUp(tx, clock, workspaceId);
  const { rows, totalCount } = await searchProperties(tx, { userId: actor.userId, workspaces }, input);
  const { page, pageSize } = input;
  return { items: rows.map((row) => presentRow(actor, row)), totalCount, page, pageSize };
}

/** Every active property that the actor reaches, by name. */
export async function allChoices(tx: Tx, actor: Actor): Promise<PropertyChoice[]> {
  const workspaces = await searchedWorkspaces(tx, actor);
  const rows = await listChoices(tx, { userId: actor.userId, workspaces });
  return rows.map(({ profileImageId, ...row }) => ({
    ...row,
    profileImage: imagePath({ propertyId: row.propertyId, profileImageId }),
  }));
}
