import { roleName, ROLES, type RoleName } from '@roofline/schema/account/account';

/** Roles by the number that is stored. */
export const ROLE_OF = new Map(
  roleName.options.map((name): [roleId: number, role: RoleName] => [ROLES[name], name]),
);

export interface ActorMembership {
  workspaceId: string;
  workspaceUserId: string;
  role: RoleName;
  name: string;
  companyName: string;
}

/** The caller of a request, read again from the database for each one. */
export interface Actor {
  userId: string;
  fullName: string;
  email: string;
  isStaff: boolean;
  /** '' for a program that calls with a personal access token. */
  sessionId: string;
  /** When the session was opened; null where there is none. */
  sessionBeganAt: Date | null;
  /** The personal access token that the request came with, where it is no session. */
  token?: { tokenId: string; scope: 'read' | 'write'; canManagePeople: boolean; canManageWebhooks: boolean };
  /** Active memberships in active workspaces. */
  memberships: ActorMembership[];
  /** The workspaces whose rows the database shows: those of the memberships, or every one for internal staff. */
  workspaceIds: string[];
}

/** The role in one workspace; internal staff count as `Staff` everywhere. */
export type ActorRole = RoleName | 'Staff';

/** Roles that reach every property of their workspace. */
const WIDE: readonly ActorRole[] = ['Admin', 'PortfolioAdmin', 'Staff'];

export function roleIn(actor: Actor, workspaceId: string): ActorRole | null {
  if (actor.isStaff) return actor.workspaceIds.includes(workspaceId) ? 'Staff' : null;
  return actor.memberships.find((m) => m.workspaceId === workspaceId)?.role ?? null;
}

/** Does the role reach every property of its workspace, or only those that it is assigned to? */
export function reachesWholeWorkspace(role: ActorRole): boolean {
  return WIDE.includes(role);
}

/** The actor of work that no person asked for (loading demo data, jobs); bound to the workspaces named. */
export function workActor(workspaceIds: string[], fullName = 'Roofline'): Actor {
  const userId = '00000000-0000-0000-0000-000000000000';
  const session = { sessionId: userId, sessionBeganAt: null };
  return { userId, fullName, email: '', isStaff: true, ...session, memberships: [], workspaceIds };
}
