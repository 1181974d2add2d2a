import { seedUser, signedIn } from '@roofline/api/platform/testing';
import { by, type Furnishing, type Place, type Recorded, type Recording, type Room } from '../register/room';
import { staffOnly } from '../register/rights';
import { newKey } from '../stack/people';

const staff = { who: staffOnly, token: 'never', isInNoWorkspace: true } as const;

/** Somebody whom the other rooms do not need: it is not the `userId` of theirs. */
async function furnish({ cast, workspaceId }: Furnishing): Promise<Place> {
  const { userId } = await seedUser(cast.database, { [workspaceId]: 'Member' });
  return { adminUserId: userId };
}
/** A new user, who is signed in. */
async function ofNewUser({ cast, home }: Recording): Promise<Recorded[]> {
  const { userId } = await seedUser(cast.database, { [cast.workspaceId]: 'Member' });
  await signedIn(cast.database, cast.clock, userId);
  return [{ at: { ...home, adminUserId: userId } }];
}

/** A new invitation to the workspace. */
async function ofNewInvitation({ cast, home, ask }: Recording): Promise<Recorded[]> {
  const payload = { email: `guest-${newKey()}@example.test`, roleName: 'Member', propertyIds: [] };
  const url = `/api/workspace/invite?workspaceId=${cast.workspaceId}`;
  const { invitationId } = await ask('POST', url, { payload });
  return [{ at: { ...home, invitationId } }];
}

const theUser = { over: ({ adminUserId }: Place) => ({ userId: adminUserId }) };

export const room: Room = {
  routes: {
    'GET /api/admin/user': { ...staff, query: () => '?search=user' },
    'PUT /api/admin/user/:adminUserId/active': {
      ...staff,
      body: () => ({ isActive: false }),
      recorded: ofNewUser,
    },
    'POST /api/admin/user/:adminUserId/sign-out': { ...staff, isUnkeyed: true, recorded: ofNewUser },
    'PUT /api/admin/user/:adminUserId/role': {
      ...staff,
      body: ({ workspaceId = '' }) => ({ workspaceId, roleName: 'Vendor' }),
      recorded: ofNewUser,
    },
    'GET /api/admin/invite': { ...staff, query: () => '?search=example' },
    'PUT /api/admin/invite/:invitationId/resend': { ...staff, recorded: ofNewInvitation },
    'PUT /api/admin/invite/:invitationId/revoke': { ...staff, recorded: ofNewInvitation },
  },
  furnish,
  queries: {
    adminUsers: by('GET /api/admin/user', {
      over: () => ({ search: 'user', workspaceId: null, sortBy: 'name', sortDesc: false }),
    }),
    adminInvites: by('GET /api/admin/invite', { over: () => ({ search: 'example', workspaceId: null }) }),
  },
  mutations: {
    setUserActive: by('PUT /api/admin/user/:adminUserId/active', theUser),
    signOutUser: by('POST /api/admin/user/:adminUserId/sign-out', theUser),
    setUserRole: by('PUT /api/admin/user/:adminUserId/role', theUser),
    resendAdminInvite: by('PUT /api/admin/invite/:invitationId/resend'),
    revokeAdminInvite: by('PUT /api/admin/invite/:invitationId/revoke'),
  },
  shipped: {
    AdminUsers: { variables: () => ({ search: '', page: 1, pageSize: 10 }), atMost: 1, isStaff: true },
    AdminInvites: { variables: () => ({ search: '', page: 1, pageSize: 10 }), atMost: 1, isStaff: true },
  },
};
