import type { AccessToken, BrowserSession } from '@roofline/schema/access';
import type { Invitation } from '@roofline/schema/credentials';
import type { UserProfile } from '@roofline/schema/user';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user-settings';
import type { WorkspaceInvite, WorkspaceSettings, WorkspaceUser } from '@roofline/schema/workspace';
import { id } from './examples';
import type { FakeUpstream } from './fake-upstream';

const MOMENT = '2026-01-01T00:00:00.000Z';

export const profileExample: UserProfile = {
  userId: id(1), workspaceUserId: id(2), firstName: 'Mia', lastName: 'Manager', fullName: 'Mia Manager', phone: null,
  email: 'mia@example.test', joinedOn: MOMENT, imageUrl: '/api/user/profile-photo?v=0a1b', recentPropertyName: null,
  workspaceCount: 1, version: 3,
}; // prettier-ignore

export const settingsExample: WorkspaceSettings = {
  workspaceId: id(900), name: 'Acme', companyName: 'Acme Inc.', logoUrl: `/api/workspace/${id(900)}/logo?v=0a1b`,
  version: 2, viewerCan: { edit: true },
}; // prettier-ignore

export const invitationExample: Invitation = {
  email: 'new@example.test', userId: null, firstName: null, lastName: null, workspaceName: 'Acme',
  workspaceCompanyName: 'Acme Inc.', roleName: 'Member',
  workspacePrivateLabelLogo: '/api/account/invitation/a/logo?v=0a1b',
}; // prettier-ignore

const sessionOf = (n: number): BrowserSession => ({
  sessionId: id(n), userAgent: null, createdAt: MOMENT, lastSeenAt: MOMENT, expiresAt: MOMENT, isPersistent: true,
  isCurrent: n === 1,
}); // prettier-ignore

const tokenOf = (n: number): AccessToken => ({
  tokenId: id(n), name: 'ETL', scope: 'read', canManagePeople: false, workspaceId: id(900), workspaceName: 'Acme', ending: 'x9Qz',
  createdAt: MOMENT, expiresAt: MOMENT, lastUsedAt: null, isExpired: false,
}); // prettier-ignore

const userOf = (n: number): WorkspaceUser => ({
  workspaceUserId: id(n), userId: id(n + 100), workspaceId: id(900), firstName: 'Mia', lastName: 'Lee', fullName: 'Mia Lee',
  email: 'mia@example.test', phone: null, roleId: 4, roleName: 'Member', isActive: true, joinedOn: MOMENT,
  lastActiveAt: null, reachesAllProperties: false, assignedProperties: [{ propertyId: id(1), name: 'Elm' }], version: 1,
  viewerCan: { edit: true, changeRole: true, deactivate: true },
}); // prettier-ignore

const inviteOf = (n: number): WorkspaceInvite => ({
  invitationId: id(n), workspaceId: id(900), email: 'new@example.test', roleId: 4, roleName: 'Member',
  reachesAllProperties: false, assignedProperties: [], status: 'pending', invitedByFullName: 'Mia Lee', createdAt: MOMENT,
  sentAt: MOMENT, expiresAt: MOMENT, acceptedAt: null, version: 1, viewerCan: { resend: true, revoke: true, copyLink: false },
}); // prettier-ignore

/** Makes the upstream answer the reads about people with examples; lists have as many rows as there are numbers. */
export function servePeople(upstream: FakeUpstream, numbers: number[]): void {
  const paged = (items: unknown[]) => ({ items, totalCount: items.length, page: 1, pageSize: 100 });
  upstream
    .data('GET', '/api/user/profile', profileExample)
    .data('GET', '/api/user/settings', { ...DEFAULT_USER_SETTINGS, version: 0 })
    .data('GET', '/api/notification/user/notification-preferences', {
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      version: 0,
    })
    .data('GET', '/api/account/invitation/a', invitationExample)
    .data('GET', '/api/account/session', numbers.map(sessionOf))
    .data('GET', '/api/account/token', numbers.map(tokenOf))
    .data('GET', '/api/workspace/workspaces', [])
    .data('GET', '/api/workspace/roles', [
      { roleId: 1, roleName: 'Admin', canGrant: true, reachesAllProperties: true },
    ])
    .data('GET', '/api/workspace/settings', settingsExample)
    .data('GET', '/api/workspace/users', paged(numbers.map(userOf)))
    .data('GET', `/api/workspace/user/${id(1)}`, userOf(1))
    .data('GET', '/api/workspace/invites', { ...paged(numbers.map(inviteOf)), isMailed: true });
}
