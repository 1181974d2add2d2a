import type { Page } from '@roofline/schema/value/page';
import {
  propertySearchInput,
  type PropertyChoice,
  type PropertyListRow,
  type PropertySearchInput,
} from '@roofline/schema/property/property';
import { limits } from '@roofline/schema/value/limits';
import { reachesWholeWorkspace, roleIn, type Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { workspacesByIds } from '../../workspace/service';
import { catchUp } from '../../portfolio-analytics/service';
import type { Clock } from '../../platform/clock';
import { ruleFailed } from '../../platform/problem';
import { propertyActions } from '../policy';
import { imagePath } from '../service';
import { readsFigures } from './repository/order';
import { searchProperties, type SearchRow } from './repository/query';
import type { SearchedWorkspace } from './repository/ways';

/** Returns the workspaces whose properties the actor's lists show. */
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
  // The search finds only rows that the actor reaches.
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

/** Returns a page of the active properties that the actor reaches. */
export async function searchPage(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  input: PropertySearchInput,
): Promise<Page<PropertyListRow>> {
  const asked = input.filter.workspaceId;
  const workspaces = (await searchedWorkspaces(tx, actor)).filter((w) => !asked || w.workspaceId === asked);
  // If more than a few figures are stale, a job computes the rest: until then the old ones sort the list.
  if (readsFigures(input.filter))
    for (const { workspaceId, weakBelow } of workspaces)
      if (weakBelow !== null) await catchUp(tx, clock, workspaceId);
  const { rows, totalCount } = await searchProperties(tx, { userId: actor.userId, workspaces }, input);
  const { page, pageSize } = input;
  return { items: rows.map((row) => presentRow(actor, row)), totalCount, page, pageSize };
}

const EVERY_PROPERTY = { filter: propertySearchInput.parse({}).filter, page: 1 };

/** Returns every active property that the actor reaches, by name; refuses where there are too many for one answer. */
export async function allChoices(tx: Tx, actor: Actor): Promise<PropertyChoice[]> {
  const workspaces = await searchedWorkspaces(tx, actor);
  const atMost = limits.propertyChoicesMax;
  const asked = { ...EVERY_PROPERTY, pageSize: atMost };
  const { rows, totalCount } = await searchProperties(tx, { userId: actor.userId, workspaces }, asked);
  if (totalCount > atMost)
    throw ruleFailed(
      `There are ${totalCount.toLocaleString('en-US')} properties, and this list holds at most ${atMost.toLocaleString('en-US')}. POST /api/property/search gives them in pages`,
      undefined,
      'tooMany',
    );
  return rows.map((row) => ({
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    propertyCity: row.propertyCity,
    propertyState: row.propertyState,
    workspaceId: row.workspaceId,
    workspaceCompanyName: row.workspaceCompanyName,
    profileImage: imagePath(row),
  }));
}
