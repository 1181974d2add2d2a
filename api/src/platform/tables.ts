import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Stands in keys where there is no id: a key column is never null. */
export const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Answers of writes that carried an Idempotency-Key. A row is written in the transaction of the work itself, so
 * that a crash leaves neither of the two. Row security lets a user see only the own rows.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: uuid('user_id').notNull(),
    /** The workspace that the request is about; NONE where it is about none. */
    workspaceId: uuid('workspace_id').notNull().default(NONE),
    /** The personal access token that it came with; NONE for a session. */
    tokenId: uuid('token_id').notNull().default(NONE),
    key: text('key').notNull(),
    methodPath: text('method_path').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.workspaceId, t.tokenId, t.key] }),
    index('idempotency_key_created').on(t.createdAt),
  ],
);
