import type { Viewer } from '@roofline/schema/account';
import type { Actor } from '../platform/actor';

const ADDS_PROPERTIES = ['Admin', 'PortfolioAdmin', 'Manager'];

/** What the viewer may do apart from any one property. */
export function viewerCan(actor: Actor): Viewer['viewerCan'] {
  return {
    addProperty: actor.isStaff || actor.memberships.some((m) => ADDS_PROPERTIES.includes(m.role)),
    seePortfolioColumn: actor.workspaceIds.length > 1,
    setTestOnAdd: actor.isStaff,
  };
}
