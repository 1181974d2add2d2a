import {
  adminInvite,
  adminInvitePage,
  adminInvitesInput,
  adminUser,
  adminUserPage,
  adminUserRoleInput,
  adminUsersInput,
} from '@roofline/schema/admin-user/admin-user';
import { activeInput } from '@roofline/schema/workspace/workspace';
import { recentStaff } from '../platform/identity/staff';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { put, unkeyed } from '../platform/route/write';
import { changeRole, setUserActive, signOutEverywhere } from './changes';
import { resendAsStaff, revokeAsStaff, searchInvites } from './invites';
import { searchUsers } from './service';

const FOR_STAFF = 'Only for internal staff with a session of less than 12 hours';

const userRoutes = routes(
  'admin: users',
  get('/api/admin/user', {
    summary: `A page of the users of all portfolios, each with their portfolios and roles. ${FOR_STAFF}`,
    right: 'never',
    first: recentStaff,
    query: adminUsersInput,
    answer: data(adminUserPage),
    identity: (tx, { actor, query }) => searchUsers(tx, actor, query),
  }),
  put('/api/admin/user/:adminUserId/active', {
    summary: `Deactivate a user everywhere, which ends their sessions and access tokens for good, or reactivate them. ${FOR_STAFF}`,
    right: 'never',
    activity: 'user',
    first: recentStaff,
    body: activeInput,
    answer: data(adminUser),
    identity: (tx, { actor, params, version, body: { isActive }, deps }) =>
      setUserActive(tx, deps, { actor, userId: params.adminUserId, isActive, version }),
  }),
  unkeyed('POST', '/api/admin/user/:adminUserId/sign-out', {
    summary: `End every session of a user; personal access tokens stay. ${FOR_STAFF}`,
    right: 'never',
    activity: 'user',
    neither: 'a session that has ended stays so',
    first: recentStaff,
    answer: data(adminUser),
    identity: (tx, { actor, params, deps }) =>
      signOutEverywhere(tx, deps, { actor, userId: params.adminUserId }),
  }),
  put('/api/admin/user/:adminUserId/role', {
    summary: `Change the role of a user in a portfolio, from the version of the membership. ${FOR_STAFF}`,
    right: 'never',
    activity: 'user',
    first: recentStaff,
    body: adminUserRoleInput,
    answer: data(adminUser),
    identity: (tx, { actor, params, version, body: input, deps }) =>
      changeRole(tx, deps, { actor, userId: params.adminUserId, input, version }),
  }),
);

const inviteRoutes = routes(
  'admin: users',
  get('/api/admin/invite', {
    summary: `A page of the invitations to all portfolios, newest first. ${FOR_STAFF}`,
    right: 'never',
    first: recentStaff,
    query: adminInvitesInput,
    answer: data(adminInvitePage),
    identity: (tx, { query, deps }) => searchInvites(tx, deps, query),
  }),
  put('/api/admin/invite/:invitationId/resend', {
    summary: `Send an invitation again, with a new link; the previous link stops working. ${FOR_STAFF}`,
    right: 'never',
    activity: 'user',
    first: recentStaff,
    answer: data(adminInvite),
    identity: (tx, { actor, params, version, deps }) =>
      resendAsStaff(tx, deps, { actor, ...params, version }),
  }),
  put('/api/admin/invite/:invitationId/revoke', {
    summary: `Revoke an invitation. ${FOR_STAFF}`,
    right: 'never',
    activity: 'user',
    first: recentStaff,
    answer: data(adminInvite),
    identity: (tx, { actor, params, version, deps }) =>
      revokeAsStaff(tx, deps, { actor, ...params, version }),
  }),
);

/** The routes of the users of all portfolios and of invitations to them, for internal staff. */
export const adminUserRoutes = [...userRoutes, ...inviteRoutes];
