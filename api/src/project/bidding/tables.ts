import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, moment, version, workspaceId } from '../../platform/store/columns';
import { ofProject, projectScope } from '../tables';

/** The bids of companies for the work of a project. */
export const projectBid = pgTable(
  'project_bid',
  {
    workspaceId: workspaceId(),
    bidId: uuid('bid_id').notNull().unique(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    bidder: text('bidder').notNull(),
    amount: cents('amount').notNull(),
    bidDate: date('bid_date', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    /** A file of the property when it was chosen; it may have been deleted since. */
    propertyFileId: uuid('property_file_id'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.bidId] }),
    index('project_bid_by_amount').on(t.workspaceId, t.projectId, t.amount, t.bidId),
    ofProject('project_bid_project', t as never),
  ],
);

/** The price of a bid for one line of the scope of work; it is deleted with the bid and with the line. */
export const projectBidLine = pgTable(
  'project_bid_line',
  {
    workspaceId: workspaceId(),
    bidId: uuid('bid_id').notNull(),
    scopeOfWorkId: uuid('scope_of_work_id').notNull(),
    amount: cents('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.bidId, t.scopeOfWorkId] }),
    index('project_bid_line_scope').on(t.workspaceId, t.scopeOfWorkId),
    foreignKey({
      name: 'project_bid_line_bid',
      columns: [t.workspaceId, t.bidId],
      foreignColumns: [projectBid.workspaceId, projectBid.bidId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'project_bid_line_of_scope',
      columns: [t.workspaceId, t.scopeOfWorkId],
      foreignColumns: [projectScope.workspaceId, projectScope.scopeOfWorkId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/** The change orders: amounts added to a contract or taken from it. */
export const projectChangeOrder = pgTable(
  'project_change_order',
  {
    workspaceId: workspaceId(),
    changeOrderId: uuid('change_order_id').notNull().unique(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    number: integer('number').notNull(),
    description: text('description').notNull(),
    amount: cents('amount').notNull(),
    approvedBy: text('approved_by').notNull(),
    approvedOn: date('approved_on', { mode: 'string' }).notNull(),
    propertyFileId: uuid('property_file_id'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.changeOrderId] }),
    uniqueIndex('project_change_order_number').on(t.workspaceId, t.projectId, t.number),
    ofProject('project_change_order_project', t as never),
  ],
);
