import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, version } from '../platform/columns';

export const appUser = pgTable('app_user', {
  userId: uuid('user_id').primaryKey(),
  email: text('email').notNull(),
  /** The address without regard to case: what is unique and looked up. */
  emailKey: text('email_key').notNull().unique(),
  /** PHC string of argon2id. */
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  isStaff: boolean('is_staff').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  imageKey: text('image_key'),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  version: version(),
});

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
    /** The absolute limit. */
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [index('session_user').on(t.userId), index('session_expires').on(t.expiresAt)],
);

/** One row for the account and one for the address of every attempt; counted in a sliding window. */
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
