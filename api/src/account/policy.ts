import type { RoleName, Viewer } from '@roofline/schema/account/account';
import type { Actor } from '../platform/actor';

const ADDS_PROPERTIES = ['Admin', 'PortfolioAdmin', 'Manager'];

/** Decides whether the role may manage users, invitations and settings of its workspace. */
export function managesWorkspace(role: RoleName): boolean {
  return role === 'Admin' || role === 'PortfolioAdmin';
}

/** Returns what the viewer may do apart from any one property. */
export function viewerCan(actor: Actor): Viewer['viewerCan'] {
  return {
    addProperty: actor.isStaff || actor.memberships.some((m) => ADDS_PROPERTIES.includes(m.role)),
    seePortfolioColumn: actor.workspaceIds.length > 1,
    setTestOnAdd: actor.isStaff,
    manageWorkspace: actor.isStaff || actor.memberships.some((m) => managesWorkspace(m.role)),
  };
}
