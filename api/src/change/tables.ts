import type { ChangeOperation } from '@roofline/schema/change/change';
import { bigint, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../platform/store/columns';

const number = (name: string) => bigint(name, { mode: 'number' });

// Triggers write these rows (migration 0094), so that no write can forget them.

/** The state of a workspace's changes. */
export const changeHead = pgTable('change_head', {
  workspaceId: uuid('workspace_id').primaryKey(),
  /** Differs in a restored database, where earlier positions mean nothing. */
  epoch: uuid('epoch').notNull().defaultRandom(),
  lastNumber: number('last_number').notNull(),
  /** Batches up to this one were deleted. */
  forgottenTo: number('forgotten_to').notNull().default(0),
});

/** A transaction that changed something, numbered in the order of the commits of its workspace. */
export const changeBatch = pgTable(
  'change_batch',
  {
    workspaceId: workspaceId(),
    batchId: uuid('batch_id').notNull(),
    /** null only within the transaction itself. */
    number: number('number'),
    committedAt: moment('committed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.batchId] }),
    uniqueIndex('change_batch_in_order').on(t.workspaceId, t.number),
    index('change_batch_by_age').on(t.committedAt),
  ],
);

/** What a transaction did to one object. */
export const changeEntry = pgTable(
  'change_entry',
  {
    workspaceId: workspaceId(),
    batchId: uuid('batch_id').notNull(),
    kind: text('kind').notNull(),
    entityId: text('entity_id').notNull(),
    propertyId: uuid('property_id'),
    operation: text('operation').$type<ChangeOperation>().notNull(),
    /** Order within the batch. */
    position: number('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.batchId, t.kind, t.entityId] }),
    foreignKey({
      name: 'change_entry_batch',
      columns: [t.workspaceId, t.batchId],
      foreignColumns: [changeBatch.workspaceId, changeBatch.batchId],
    }).onDelete('cascade'),
  ],
);
