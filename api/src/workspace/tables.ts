import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { appUser } from '../account/tables';
import { moment, version, workspaceId } from '../platform/columns';

export const workspace = pgTable('workspace', {
  workspaceId: uuid('workspace_id').primaryKey(),
  name: text('name').notNull(),
  companyName: text('company_name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  featureToggleLoanAnalysis: boolean('feature_toggle_loan_analysis').notNull().default(false),
  featureTogglePreventativeMaintenance: boolean('feature_toggle_preventative_maintenance')
    .notNull()
    .default(false),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  version: version(),
});

export const membership = pgTable(
  'membership',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => appUser.userId, { onDelete: 'cascade' }),
    workspaceUserId: uuid('workspace_user_id').notNull().unique(),
    /** Number of ROLES in the contract. */
    roleId: smallint('role_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), index('membership_user').on(t.userId)],
);
