import { z } from 'zod';
import { emailAddress, roleName } from '../account/account';
import { limits } from '../value/limits';
import { pageOf } from '../value/page';
import { asks } from '../value/question';
import { requiredText } from '../value/text';

export const workspace = z.object({
  workspaceId: z.uuid(),
  name: z.string(),
  companyName: z.string(),
  featureToggleLoanAnalysis: z.boolean(),
});
export type Workspace = z.infer<typeof workspace>;

export const workspaceRole = z.object({
  roleId: z.int(),
  roleName,
  /** True when the viewer may grant this role in the workspace. */
  canGrant: z.boolean(),
  /** True when the role gives access to every property of the workspace; the others access only assigned ones. */
  reachesAllProperties: z.boolean(),
});
export type WorkspaceRole = z.infer<typeof workspaceRole>;

export const workspaceSettings = z.object({
  workspaceId: z.uuid(),
  name: z.string(),
  companyName: z.string(),
  logoUrl: z.string().nullable(),
  isPrivateLabel: z.boolean().meta({ description: 'Internal staff switches it on and chooses the color' }),
  accentColor: z.string().nullable(),
  version: z.int(),
  viewerCan: z.object({ edit: z.boolean() }),
});
export type WorkspaceSettings = z.infer<typeof workspaceSettings>;

export const workspaceSettingsInput = z.object({
  name: requiredText('Name', limits.nameMax),
  companyName: requiredText('Company name', limits.nameMax),
});
export type WorkspaceSettingsInput = z.infer<typeof workspaceSettingsInput>;

const assignedProperty = z.object({ propertyId: z.uuid(), name: z.string() });
export type AssignedProperty = z.infer<typeof assignedProperty>;

export const workspaceUser = z.object({
  workspaceUserId: z.uuid(),
  userId: z.uuid(),
  workspaceId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  roleId: z.int(),
  roleName,
  isActive: z.boolean(),
  joinedOn: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().nullable(),
  reachesAllProperties: z.boolean(),
  /** Empty for roles with access to every property. */
  assignedProperties: z.array(assignedProperty),
  version: z.int(),
  viewerCan: z.object({ edit: z.boolean(), changeRole: z.boolean(), deactivate: z.boolean() }),
});
export type WorkspaceUser = z.infer<typeof workspaceUser>;

const propertyIds = asks(z.array(z.uuid(), { error: 'Properties should be a list' }).max(1000).default([]), {
  label: 'Assigned properties',
});
const role = asks(z.enum(roleName.options, { error: 'Role is required' }), { label: 'Role' });

export const workspaceUserInput = z.object({
  workspaceUserId: z.uuid({ error: 'User is required' }),
  roleName: role,
  propertyIds,
});
export type WorkspaceUserInput = z.infer<typeof workspaceUserInput>;

export const activeInput = z.object({ isActive: z.boolean({ error: 'Active is required' }) });

export const inviteStatus = z.enum(['pending', 'accepted', 'revoked', 'expired']);
export type InviteStatus = z.infer<typeof inviteStatus>;

export const workspaceInvite = z.object({
  invitationId: z.uuid(),
  workspaceId: z.uuid(),
  email: z.string(),
  roleId: z.int(),
  roleName,
  reachesAllProperties: z.boolean(),
  assignedProperties: z.array(assignedProperty),
  status: inviteStatus,
  invitedByFullName: z.string(),
  createdAt: z.iso.datetime(),
  /** When the invitation was sent last. */
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  version: z.int(),
  /** copyLink: no mail is sent, so a person who may invite passes the link on. */
  viewerCan: z.object({ resend: z.boolean(), revoke: z.boolean(), copyLink: z.boolean() }),
});
export type WorkspaceInvite = z.infer<typeof workspaceInvite>;

/** A page of invitations, and whether they are emailed at all. */
export const workspaceInvites = pageOf(workspaceInvite).extend({ isMailed: z.boolean() });
export type WorkspaceInvites = z.infer<typeof workspaceInvites>;

export const INVITATION_MAILED = 'Roofline emails invitations here: only the invited person gets the link.';
export const INVITATION_LINK_GONE =
  'The link of this invitation can no longer be shown. Resend the invitation to create a new link.';
export const invitationLink = z.object({ url: z.string() });

export const inviteInput = z.object({ email: emailAddress(), roleName: role, propertyIds });
export type InviteInput = z.infer<typeof inviteInput>;
