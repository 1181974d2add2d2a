import { aBrowserSession, anAccessToken, anInvitation, aProfile } from '@roofline/schema/fixtures/person';
import { id, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { anInvite, aWorkspace, aWorkspaceUser } from '@roofline/schema/fixtures/workspace';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification/notification';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';
import type { FakeUpstream } from './fake-upstream';

export const profileExample = aProfile({ imageUrl: '/api/user/profile-photo?v=0a1b' });
export const settingsExample = aWorkspace({ logoUrl: `/api/workspace/${WORKSPACE_ID}/logo?v=0a1b` });
export const invitationExample = anInvitation({
  workspacePrivateLabelLogo: '/api/account/invitation/a/logo?v=0a1b',
});

const sessionOf = (n: number) => aBrowserSession({ sessionId: id(n), isCurrent: n === 1 });
const tokenOf = (n: number) => anAccessToken({ tokenId: id(n) });
const userOf = (n: number) => aWorkspaceUser({ workspaceUserId: id(n), userId: id(n + 100) });
const inviteOf = (n: number) => anInvite({ invitationId: id(n) });

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
