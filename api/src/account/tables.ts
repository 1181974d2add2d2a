import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/store/columns';
import { toBlob } from '../platform/tables';

export const appUser = pgTable(
  'app_user',
  {
    userId: uuid('user_id').primaryKey(),
    email: text('email').notNull(),
    /** The address without regard to case: the unique form, for lookups. */
    emailKey: text('email_key').notNull().unique(),
    /** The PHC string of argon2id. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    isStaff: boolean('is_staff').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    imageId: uuid('image_id'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    toBlob('app_user_image', { workspaceId: t.userId, blobId: t.imageId }),
    index('app_user_by_name').on(sql`lower(${t.firstName} || ' ' || ${t.lastName})`, t.userId),
  ],
);

export const session = pgTable(
  'session',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    isPersistent: boolean('is_persistent').notNull(),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** The absolute limit, however much the session is used. */
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [index('session_user').on(t.userId), index('session_expires').on(t.expiresAt)],
);

/** Two rows of every attempt, one for the account and one for the IP address; counted in a sliding window. */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    attemptId: uuid('attempt_id').primaryKey(),
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
    succeeded: boolean('succeeded').notNull().default(false),
  },
  (t) => [index('sign_in_attempt_subject').on(t.subject, t.at), index('sign_in_attempt_at').on(t.at)],
);

/** The requests to reset a password. An address without an account has rows, too, so that both cost the same. */
export const passwordReset = pgTable(
  'password_reset',
  {
    resetId: uuid('reset_id').primaryKey(),
    emailKey: text('email_key').notNull(),
    /** null: no one has the address, or the link was never made. */
    userId: uuid('user_id').references(() => appUser.userId, { onDelete: 'cascade' }),
    /** SHA-256 of the two secrets of the link. */
    resetTokenHash: text('reset_token_hash').unique(),
    operationTokenHash: text('operation_token_hash'),
    createdAt: moment('created_at').notNull(),
    /** When the link was used, or replaced by a newer one. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('password_reset_email').on(t.emailKey, t.createdAt),
    index('password_reset_user').on(t.userId),
    index('password_reset_created').on(t.createdAt),
  ],
);

/** The personal access tokens, by which a program works in its user's name in one workspace. */
export const accessToken = pgTable(
  'access_token',
  {
    // The migration has the foreign key, since the tables of workspaces import this file already.
    workspaceId: workspaceId(),
    tokenId: uuid('token_id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** 'read' or 'write'. */
    scope: text('scope').notNull(),
    /** Beyond its scope it may invite, change roles and deactivate, as far as its user may. */
    canManagePeople: boolean('can_manage_people').notNull().default(false),
    canManageWebhooks: boolean('can_manage_webhooks').notNull().default(false),
    /** SHA-256 of the secret; the secret itself is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.tokenId] }), index('access_token_user').on(t.userId)],
);

/** The one-time secret that sets up the first workspace and its Admin: one row while there is no user. */
export const firstSetup = pgTable('first_setup', {
  setupId: smallint('setup_id').primaryKey(),
  /** SHA-256 of the secret. */
  secretHash: text('secret_hash').notNull(),
  /** The secret, encrypted like waiting mails: every start without a user shows it again. */
  sealed: text('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
});
