import { anAdminInvite, anAdminUser } from '@roofline/schema/fixtures/admin-user';
import { id } from '@roofline/schema/fixtures/id';
import { C, I, P, paged, type RoomExamples } from '../room';

const user = `/api/admin/user/${P}`;
const invite = `/api/admin/invite/${I}`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    setUserActive: { input: { userId: P, version: 3, isActive: false }, call: `PUT ${user}/active`, body: { isActive: false }, version: 3 },
    signOutUser: { input: { userId: P }, call: `POST ${user}/sign-out` },
    setUserRole: { input: { userId: P, workspaceId: C, roleName: 'Member', version: 2 }, call: `PUT ${user}/role`, body: { workspaceId: C, roleName: 'Member' }, version: 2 },
    resendAdminInvite: { input: { invitationId: I, version: 4 }, call: `PUT ${invite}/resend`, version: 4 },
    revokeAdminInvite: { input: { invitationId: I, version: 4 }, call: `PUT ${invite}/revoke`, version: 4 },
  },
  serve: (upstream, numbers) => {
    upstream.data('GET', '/api/admin/user', paged(numbers.map((n) => anAdminUser({ userId: id(n) }))));
    const invites = numbers.map((n) => anAdminInvite({ invitationId: id(n) }));
    upstream.data('GET', '/api/admin/invite', { ...paged(invites), isMailed: true });
  },
};
