import { roleName, ROLES, type RoleName } from '@roofline/schema/account/account';

/** Role names by their stored number. */
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
  /** When the session was opened; null without a session. */
  sessionBeganAt: Date | null;
  /** The personal access token of the request, when it came with one instead of a session. */
  token?: { tokenId: string; scope: 'read' | 'write'; canManagePeople: boolean; canManageWebhooks: boolean };
  /** Active memberships in active workspaces. */
  memberships: ActorMembership[];
  /** The workspaces whose rows the actor's transactions see: those of the memberships, or all for internal staff. */
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

/** Returns whether the role reaches every property of its workspace, not only its assigned ones. */
export function reachesWholeWorkspace(role: ActorRole): boolean {
  return WIDE.includes(role);
}

/** Returns the actor for work that no person asked for (loading demo data, jobs), limited to the given workspaces. */
export function workActor(workspaceIds: string[], fullName = 'Roofline'): Actor {
  const userId = '00000000-0000-0000-0000-000000000000';
  const session = { sessionId: userId, sessionBeganAt: null };
  return { userId, fullName, email: '', isStaff: true, ...session, memberships: [], workspaceIds };
}
