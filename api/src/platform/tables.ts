import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment, workspaceId } from './store/columns';

/** The id in a key where there is none: a key column is never null. */
export const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Answers to writes that carried an Idempotency-Key. A row is written in the transaction of the work itself, so
 * a crash leaves neither the row nor the work. Row security lets a user see only their own rows.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: uuid('user_id').notNull(),
    /** The workspace of the request; NONE for a request without one. */
    workspaceId: uuid('workspace_id').notNull().default(NONE),
    /** The personal access token of the request; NONE for a session. */
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

/**
 * Bytes in the file store. They never change, so the id identifies the content. Rows refer to a blob by a foreign key
 * (`toBlob`); a blob without references is swept.
 */
export const blob = pgTable(
  'blob',
  {
    /** The workspace, or for a blob of an account (a photo) its user. No two of them ever share bytes. */
    workspaceId: workspaceId(),
    blobId: uuid('blob_id').notNull().unique(),
    /** Hex digest; the same bytes twice in one workspace are one row. Rows older than this table have another value. */
    sha256: text('sha256').notNull(),
    /** null: older than this table and not measured yet. */
    byteCount: bigint('byte_count', { mode: 'number' }),
    /** Detected from the content, not taken from the sender. */
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** The image that this is another size of; both are removed together. */
    parentId: uuid('parent_id'),
    /** Name of the size. */
    variant: text('variant'),
    /** When it was found without references; null while something refers to it. */
    freeSince: moment('free_since'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.blobId] }),
    uniqueIndex('blob_content')
      .on(t.workspaceId, t.sha256)
      .where(sql`parent_id is null`),
    uniqueIndex('blob_variant').on(t.workspaceId, t.parentId, t.variant),
    // For the sum of a workspace's bytes.
    index('blob_size').on(t.workspaceId, t.byteCount),
    index('blob_free').on(t.freeSince),
    check('blob_variant_of_parent', sql`(parent_id is null) = (variant is null)`),
    foreignKey({
      name: 'blob_parent',
      columns: [t.workspaceId, t.parentId],
      foreignColumns: [t.workspaceId, t.blobId],
    }),
  ],
);

/** Returns a foreign key to a blob, which stays for as long as the row that refers to it. */
export function toBlob<T extends string>(
  name: string,
  row: { workspaceId: AnyPgColumn<{ tableName: T }>; blobId: AnyPgColumn<{ tableName: T }> },
) {
  return foreignKey({
    name,
    columns: [row.workspaceId, row.blobId],
    foreignColumns: [blob.workspaceId, blob.blobId],
  });
}
