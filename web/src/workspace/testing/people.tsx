import { PROPERTY_ID, WORKSPACE_ID } from '../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../testing/schema-link';
import type { ReactNode } from 'react';

/** A user of the workspace, as its Admin sees one. */
export const aUser = {
  workspaceUserId: '01980000-0000-7000-8000-0000000000b2',
  userId: '01980000-0000-7000-8000-0000000000f2',
  workspaceId: WORKSPACE_ID,
  firstName: 'Lee',
  lastName: 'Park',
  fullName: 'Lee Park',
  email: 'lee@example.com',
  phone: null,
  roleId: 4,
  roleName: 'Member',
  isActive: true,
  joinedOn: '2025-01-02T08:00:00.000Z',
  lastActiveAt: null,
  reachesAllProperties: false,
  assignedProperties: [{ propertyId: PROPERTY_ID, name: 'Cedar Ridge Condominiums' }],
  version: 2,
  viewerCan: { edit: true, changeRole: true, deactivate: true },
};

/** An invitation that is still open. */
export const anInvite = {
  invitationId: '01980000-0000-7000-8000-0000000000e1',
  workspaceId: WORKSPACE_ID,
  email: 'noa@example.com',
  roleId: 3,
  roleName: 'Manager',
  reachesAllProperties: false,
  assignedProperties: [],
  status: 'pending',
  invitedByFullName: 'Dana Okafor',
  createdAt: '2026-11-01T08:00:00.000Z',
  sentAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-11-15T08:00:00.000Z',
  acceptedAt: null,
  version: 1,
  viewerCan: { resend: true, revoke: true, copyLink: false },
};

const role = (roleId: number, roleName: string, canGrant = true) => ({
  roleId,
  roleName,
  canGrant,
  reachesAllProperties: roleId <= 2,
});
const choice = (propertyId: string, propertyName: string, workspaceId = WORKSPACE_ID) => ({
  propertyId,
  propertyName,
  propertyCity: 'Bellevue',
  propertyState: 'WA',
  workspaceId,
  workspaceCompanyName: 'Northlake Community Mgmt',
  profileImage: null,
  outlook: null,
});

export const OTHER_PROPERTY_ID = '01980000-0000-7000-8000-000000000002';

/** Roles that may be given, and the properties of this workspace beside one of another. */
const accessFields: Graph = {
  workspaceRoles: () => [
    role(1, 'Admin', false),
    role(2, 'PortfolioAdmin'),
    role(3, 'Manager'),
    role(4, 'Member'),
    role(5, 'Vendor'),
  ],
  propertyChoices: () => [
    choice(PROPERTY_ID, 'Cedar Ridge Condominiums'),
    choice(OTHER_PROPERTY_ID, 'Oak Park Villas'),
    choice('01980000-0000-7000-8000-000000000003', 'Elsewhere', '01980000-0000-7000-8000-0000000000a9'),
  ],
};

/** A page of rows. */
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
