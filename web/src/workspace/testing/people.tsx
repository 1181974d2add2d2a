import { anInvite as anOpenInvite, aWorkspaceUser } from '@roofline/schema/fixtures/workspace';
import { PROPERTY_ID, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { renderScreen, type Graph } from '../../testing/schema-link';
import type { ReactNode } from 'react';

/** A user of the workspace, as its Admin sees them. */
export const aUser = aWorkspaceUser();

/** A pending invitation. */
export const anInvite = anOpenInvite();

const role = (roleId: number, roleName: string, canGrant = true) => ({
  roleId,
  roleName,
  canGrant,
  reachesAllProperties: roleId <= 2,
});
export const OTHER_PROPERTY_ID = '01980000-0000-7000-8000-000000000002';

/** The roles, of which the viewer may grant all but Admin, and the properties of this workspace. */
const accessFields: Graph = {
  workspaceRoles: () => [
    role(1, 'Admin', false),
    role(2, 'PortfolioAdmin'),
    role(3, 'Manager'),
    role(4, 'Member'),
    role(5, 'Vendor'),
  ],
  properties: ({ filter }: { filter: { workspaceId: string; text: string } }) =>
    pageOf(
      [
        { propertyId: PROPERTY_ID, propertyName: 'Cedar Ridge Condominiums', workspaceId: WORKSPACE_ID },
        { propertyId: OTHER_PROPERTY_ID, propertyName: 'Oak Park Villas', workspaceId: WORKSPACE_ID },
      ].filter(
        (each) =>
          each.workspaceId === filter.workspaceId && each.propertyName.toLowerCase().includes(filter.text),
      ),
    ),
};

/** Returns a page of rows. */
export const pageOf = (items: unknown[], totalCount = items.length) => ({
  items,
  totalCount,
  page: 1,
  pageSize: 10,
});

/** Opens a page of the workspace at its address. */
export function openWorkspace(screen: ReactNode, graph: Graph, at = '/useraccount/workspace/users') {
  return renderScreen(screen, { graph: { ...accessFields, ...graph }, at });
}
