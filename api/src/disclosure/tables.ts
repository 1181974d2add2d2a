import type { DisclosureFacts } from '@roofline/schema/disclosure-facts';
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/columns';
import { plan } from '../plan/tables';

/** What people stated for the disclosure of a plan. */
export const disclosureFacts = pgTable(
  'disclosure_facts',
  {
    workspaceId: workspaceId(),
    planId: uuid('plan_id').notNull().unique(),
    facts: jsonb('facts').$type<DisclosureFacts>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The name as it was then. */
    updatedBy: text('updated_by').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.planId] }),
    foreignKey({
      name: 'disclosure_facts_plan',
      columns: [t.workspaceId, t.planId],
      foreignColumns: [plan.workspaceId, plan.planId],
    }).onDelete('cascade'),
  ],
);
