import {
  adminInvitePage,
  adminUserPage,
  type AdminInvitesInput,
  type AdminUsersInput,
} from '@roofline/schema/admin-user/admin-user';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** Users of all portfolios and invitations to them, for staff. */
export function adminUserLoaders(rest: Rest) {
  return {
    adminUsers: (asked: AdminUsersInput) =>
      rest.get(restPath`/api/admin/user`, adminUserPage, queryOf({ ...asked })),
    adminInvites: (asked: AdminInvitesInput) =>
      rest.get(restPath`/api/admin/invite`, adminInvitePage, queryOf({ ...asked })),
  };
}
