import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment, version, workspaceId } from '../platform/store/columns';
import { toBlob } from '../platform/tables';

export const workspace = pgTable(
  'workspace',
  {
    workspaceId: uuid('workspace_id').primaryKey(),
    name: text('name').notNull(),
    companyName: text('company_name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    featureToggleLoanAnalysis: boolean('feature_toggle_loan_analysis').notNull().default(false),
    featureTogglePreventativeMaintenance: boolean('feature_toggle_preventative_maintenance')
      .notNull()
      .default(false),
    /** Bands of percent funded, in hundredths of a point. */
    ratingWeakBelow: integer('rating_weak_below').notNull().default(3000),
    ratingStrongFrom: integer('rating_strong_from').notNull().default(7000),
    ratingOverfundedAbove: integer('rating_overfunded_above').notNull().default(13000),
    logoId: uuid('logo_id'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zip_code'),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    phone: text('phone'),
    website: text('website'),
    /** Whether its logo and name replace Roofline's. */
    isPrivateLabel: boolean('is_private_label').notNull().default(false),
    /** `#0B6572`; null: Roofline's own. */
    accentColor: text('accent_color'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    toBlob('workspace_logo', { workspaceId: t.workspaceId, blobId: t.logoId }),
    index('workspace_by_name').on(sql`lower(${t.name})`, t.workspaceId),
  ],
);

export const membership = pgTable(
  'membership',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    workspaceUserId: uuid('workspace_user_id').notNull().unique(),
    /** The number of the role in ROLES of the contract. */
    roleId: smallint('role_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), index('membership_user').on(t.userId)],
);

/** Invitations to join a workspace in a role. Each is bound to an address; the code is stored only as its SHA-256. */
export const invitation = pgTable(
  'invitation',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    invitationId: uuid('invitation_id').notNull().unique(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    roleId: smallint('role_id').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    invitedBy: uuid('invited_by').notNull(),
    /** The name at that time. */
    invitedByFullName: text('invited_by_full_name').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    revokedAt: moment('revoked_at'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.invitationId] }),
    index('invitation_by_date').on(t.workspaceId, t.createdAt),
    index('invitation_email').on(t.workspaceId, t.emailKey),
    index('invitation_over_all').on(t.createdAt, t.invitationId),
  ],
);
