import { id, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { anInvite, anInviteInput, aWorkspace, aWorkspaceUser } from '@roofline/schema/fixtures/workspace';
import { C, I, P, paged, type RoomExamples } from '../room';

export const settingsExample = aWorkspace({ logoUrl: `/api/workspace/${WORKSPACE_ID}/logo?v=0a1b` });

const userOf = (n: number) => aWorkspaceUser({ workspaceUserId: id(n), userId: id(n + 100) });
const inviteOf = (n: number) => anInvite({ invitationId: id(n) });

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    updateWorkspaceSettings: { input: { workspaceId: P, name: 'A', companyName: 'B', version: 2 }, call: `PUT /api/workspace/settings?workspaceId=${P}`, body: { name: 'A', companyName: 'B' }, version: 2 },
    removeWorkspaceLogo: { input: { workspaceId: null, version: 2 }, call: 'DELETE /api/workspace/logo', version: 2 },
    updateWorkspaceUser: { input: { workspaceUserId: C, roleName: 'Member', propertyIds: [P], version: 2 }, call: 'PUT /api/workspace/user', body: { workspaceUserId: C, roleName: 'Member', propertyIds: [P] }, version: 2 },
    setWorkspaceUserActive: { input: { workspaceUserId: C, isActive: false, version: 2 }, call: `PUT /api/workspace/user/${C}/active`, body: { isActive: false }, version: 2 },
    inviteUser: { input: { ...anInviteInput(), idempotencyKey: 'k6' }, call: 'POST /api/workspace/invite', body: anInviteInput(), key: 'k6' },
    invitationLink: { input: { invitationId: I }, call: `POST /api/workspace/invite/${I}/link` },
    resendInvitation: { input: { invitationId: I, version: 1 }, call: `PUT /api/workspace/invite/${I}/resend`, version: 1 },
    revokeInvitation: { input: { invitationId: I, version: 1 }, call: `PUT /api/workspace/invite/${I}/revoke`, version: 1 },
  },
  serve: (upstream, numbers) =>
    upstream
      .data('GET', '/api/workspace/workspaces', [])
      .data('GET', '/api/workspace/roles', [
        { roleId: 1, roleName: 'Admin', canGrant: true, reachesAllProperties: true },
      ])
      .data('GET', '/api/workspace/settings', settingsExample)
      .data('GET', '/api/workspace/users', paged(numbers.map(userOf)))
      .data('GET', `/api/workspace/user/${id(1)}`, userOf(1))
      .data('GET', '/api/workspace/invites', { ...paged(numbers.map(inviteOf)), isMailed: true }),
};
