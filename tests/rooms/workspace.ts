import { anInviteInput } from '@roofline/schema/fixtures/workspace';
import { image } from '../register/examples';
import { by, type Furnishing, type Place, type Room } from '../register/room';
import { administrators, ownWorkspace, signedIn } from '../register/rights';
import { newKey } from '../stack/people';

const inWorkspace = (at: Place) => `?workspaceId=${at.workspaceId}`;

/** A logo, a user who may be changed and an invitation that is open. */
async function furnish({ ask, upload, workspaceId }: Furnishing): Promise<Place> {
  const query = `?workspaceId=${workspaceId}`;
  const users = await ask('GET', `/api/workspace/users${query}`);
  const rows: { workspaceUserId: string; roleName: string }[] = users.items;
  const payload = anInviteInput({ email: `guest-${newKey()}@example.test` });
  const { invitationId } = await ask('POST', `/api/workspace/invite${query}`, { payload });
  await upload(`/api/workspace/logo${query}`, image);
  const { workspaceUserId } = rows.find((row) => row.roleName === 'Vendor') ?? rows[0]!;
  return { workspaceId, workspaceUserId, invitationId };
}

export const room: Room = {
  routes: {
    'GET /api/workspace/roles': { who: administrators, token: 'read', query: inWorkspace },
    'GET /api/workspace/settings': { who: administrators, token: 'read', query: inWorkspace },
    'PUT /api/workspace/settings': {
      who: administrators,
      token: 'write',
      body: () => ({ name: 'Other', companyName: 'Other Inc.' }),
      query: inWorkspace,
    },
    'GET /api/workspace/users': { who: administrators, token: 'read', query: inWorkspace },
    'GET /api/workspace/user/:workspaceUserId': { who: administrators, token: 'read', query: inWorkspace },
    'PUT /api/workspace/user': {
      who: administrators,
      token: 'people',
      body: (at) => ({
        workspaceUserId: at.workspaceUserId,
        roleName: 'Vendor',
        propertyIds: [],
      }),
      query: inWorkspace,
    },
    'PUT /api/workspace/user/:workspaceUserId/active': {
      who: administrators,
      token: 'people',
      body: () => ({ isActive: false }),
      query: inWorkspace,
    },
    'GET /api/workspace/invites': { who: administrators, token: 'read', query: inWorkspace },
    'POST /api/workspace/invite': {
      who: administrators,
      token: 'people',
      body: () => anInviteInput({ email: `${newKey()}@example.test` }),
      query: inWorkspace,
    },
    'POST /api/workspace/invite/:invitationId/link': {
      who: administrators,
      token: 'never',
      query: inWorkspace,
    },
    'PUT /api/workspace/invite/:invitationId/resend': {
      who: administrators,
      token: 'people',
      query: inWorkspace,
    },
    'PUT /api/workspace/invite/:invitationId/revoke': {
      who: administrators,
      token: 'people',
      query: inWorkspace,
    },
    'POST /api/workspace/logo': { who: administrators, token: 'write', query: inWorkspace, file: image },
    'DELETE /api/workspace/logo': { who: administrators, token: 'write', query: inWorkspace },
    'GET /api/workspace/:workspaceId/logo': { who: ownWorkspace, token: 'read' },
    'GET /api/workspace/workspaces': {
      who: signedIn,
      token: 'read',
      query: (at) => `?ids=${at.workspaceId}`,
    },
    'GET /api/workspace/workspaces/:workspaceId': { who: ownWorkspace, token: 'read' },
  },
  furnish,
  queries: {
    workspaces: by('GET /api/workspace/workspaces'),
    workspaceRoles: by('GET /api/workspace/roles'),
    workspaceSettings: by('GET /api/workspace/settings'),
    workspaceUsers: by('GET /api/workspace/users'),
    workspaceUser: by('GET /api/workspace/user/:workspaceUserId'),
    workspaceInvites: by('GET /api/workspace/invites'),
    newPropertyWorkspaces: by('GET /api/property/newpropertyworkspaces'),
  },
  mutations: {
    updateWorkspaceSettings: by('PUT /api/workspace/settings'),
    removeWorkspaceLogo: by('DELETE /api/workspace/logo'),
    updateWorkspaceUser: by('PUT /api/workspace/user'),
    setWorkspaceUserActive: by('PUT /api/workspace/user/:workspaceUserId/active'),
    inviteUser: by('POST /api/workspace/invite'),
    invitationLink: by('POST /api/workspace/invite/:invitationId/link'),
    resendInvitation: by('PUT /api/workspace/invite/:invitationId/resend'),
    revokeInvitation: by('PUT /api/workspace/invite/:invitationId/revoke'),
  },
  shipped: {
    ManagedWorkspaces: { atMost: 1 },
    RoleChoices: { atMost: 1 },
    AssignableProperties: {
      variables: (at) => ({ workspaceId: at.workspaceId, text: '', pageSize: 100 }),
      atMost: 1,
    },
    GrantableRoles: { atMost: 1 },
    WorkspaceUsers: { variables: () => ({ page: 1, pageSize: 10 }), atMost: 1 },
    WorkspaceInvites: { variables: () => ({ page: 1, pageSize: 10 }), atMost: 1 },
    WorkspaceSettings: { atMost: 1 },
  },
};
