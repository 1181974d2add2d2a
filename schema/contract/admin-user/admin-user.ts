import { z } from 'zod';
import { PEOPLE_SEARCH_MIN } from './people-search';
import { roleName } from '../account/account';
import { pageOf } from '../value/page';
import { asks } from '../value/question';
import { inviteStatus } from '../workspace/workspace';

// Users and invitations of all portfolios, as internal staff see them.

const search = (description: string) =>
  z
    .string()
    .trim()
    .max(100, 'Enter at most 100 characters')
    .refine(
      (text) => text === '' || text.length >= PEOPLE_SEARCH_MIN,
      `Enter ${PEOPLE_SEARCH_MIN} or more characters, or none for everyone`,
    )
    .default('')
    .meta({ description });

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

const paged = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
};

/** What the list of users can be sorted by. */
export const ADMIN_USER_SORTS = ['name', 'email', 'lastSignedInAt'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];

/** A role in a portfolio, or internal staff, who have none. */
const adminUserRole = z.enum([...roleName.options, 'Staff']);

/** GET /api/admin/user. */
export const adminUsersInput = z.object({
  search: search('Part of the name or the email address; empty for all'),
  status: z.enum(['active', 'inactive']).optional(),
  workspaceId: z.uuid().optional().meta({ description: 'Only users of this portfolio' }),
  role: adminUserRole.optional().meta({
    description: 'Only users with this role, in the portfolio where one is given; or internal staff',
  }),
  sortBy: z.enum(ADMIN_USER_SORTS).default('name'),
  sortDesc: yesOrNo.default(false),
  ...paged,
});
export type AdminUsersInput = z.infer<typeof adminUsersInput>;

/** What a user is in a portfolio. */
export const adminUserMembership = z.object({
  workspaceUserId: z.uuid(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  workspaceCompanyName: z.string(),
  roleName,
  isActive: z.boolean().meta({ description: 'False where the portfolio has deactivated the user' }),
  isWorkspaceActive: z.boolean().meta({ description: 'False where the portfolio itself is deactivated' }),
  version: z.int().meta({ description: 'For a change of the role' }),
});
export type AdminUserMembership = z.infer<typeof adminUserMembership>;

/** A user of the installation, with the portfolios that they belong to. */
export const adminUser = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isStaff: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignedInAt: z.iso.datetime().nullable().meta({ description: 'null for someone who never signed in' }),
  memberships: z.array(adminUserMembership),
  version: z.int().meta({ description: 'For deactivating and reactivating' }),
  viewerCan: z.object({
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    signOut: z.boolean(),
    changeRole: z.boolean(),
  }),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUserPage = pageOf(adminUser);
export type AdminUserPage = z.infer<typeof adminUserPage>;

/** PUT /api/admin/user/{userId}/role. */
export const adminUserRoleInput = z.object({
  workspaceId: asks(z.uuid({ error: 'Portfolio is required' }), { label: 'Portfolio' }),
  roleName: asks(z.enum(roleName.options, { error: 'Role is required' }), { label: 'Role' }),
});
export type AdminUserRoleInput = z.infer<typeof adminUserRoleInput>;

/** GET /api/admin/invite. */
export const adminInvitesInput = z.object({
  search: search('Part of the email address or of the name of the portfolio; empty for all'),
  status: inviteStatus.optional(),
  workspaceId: z.uuid().optional().meta({ description: 'Only invitations to this portfolio' }),
  ...paged,
});
export type AdminInvitesInput = z.infer<typeof adminInvitesInput>;

/** An invitation to a portfolio of the installation; never its code. */
export const adminInvite = z.object({
  invitationId: z.uuid(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  workspaceCompanyName: z.string(),
  email: z.string(),
  roleName,
  status: inviteStatus,
  invitedByFullName: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  version: z.int(),
  viewerCan: z.object({ resend: z.boolean(), revoke: z.boolean() }),
});
export type AdminInvite = z.infer<typeof adminInvite>;

/** A page of invitations, and whether they are emailed at all. */
export const adminInvitePage = pageOf(adminInvite).extend({ isMailed: z.boolean() });
export type AdminInvitePage = z.infer<typeof adminInvitePage>;
