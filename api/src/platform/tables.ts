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

/** Stands in keys where there is no id: a key column is never null. */
export const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Answers of writes that carried an Idempotency-Key. A row is written in the transaction of the work itself, so
 * that a crash leaves neither of the two. Row security lets a user see only their own rows.
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

/**
 * Bytes in the file store. They never change, so the id stands for the content; what refers to one is a foreign key
 * (`toBlob`), and what nothing refers to is swept.
 */
export const blob = pgTable(
  'blob',
  {
    /** The workspace; for what belongs to an account (a photo), its user. No two ever share bytes. */
    workspaceId: workspaceId(),
    blobId: uuid('blob_id').notNull().unique(),
    /** Of the bytes, in hex; the same twice in one workspace is one row. Rows older than this table have another one. */
    sha256: text('sha256').notNull(),
    /** null: older than this table, and not measured yet. */
    byteCount: bigint('byte_count', { mode: 'number' }),
    /** As the content tells, not as the sender does. */
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** An image of which this is another size; both go together. */
    parentId: uuid('parent_id'),
    /** Name of the size. */
    variant: text('variant'),
    /** Since when nothing refers to it, as far as the sweep knows; null while something does. */
    freeSince: moment('free_since'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.blobId] }),
    uniqueIndex('blob_content')
      .on(t.workspaceId, t.sha256)
      .where(sql`parent_id is null`),
    uniqueIndex('blob_variant').on(t.workspaceId, t.parentId, t.variant),
    // The bytes of a workspace are summed from it.
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

/** A reference to bytes: they stay for as long as it does. */
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
